/** What a homeowner is told to do until the crew comes, on the site and by email. */
export const SAFETY_STEPS = [
  'Stay off the roof and off ladders, and out of rooms with a sagging ceiling.',
  'Catch drips in a bucket and move anything that needs to stay dry.',
  "If water is near a light, an outlet or the breaker box, stay away and don't touch them.",
  'If the roof or a wall moves, you smell gas or a power line is down, leave the house and call 911.',
  'Take photos of the damage from the ground.',
  'Have your insurance card ready.',
] as const;
