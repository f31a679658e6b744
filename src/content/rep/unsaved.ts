/** Before a logout that would delete unsaved work. */
export const UNSAVED = {
  title: 'Logging out deletes your unsaved work',
  notes: (leads: number) => `Notes on ${leads} ${leads === 1 ? 'lead' : 'leads'}`,
  saves: (count: number) => `${count} ${count === 1 ? 'save' : 'saves'} on this device, not sent yet`,
  newLead: 'A new lead',
  number: 'A number for the do-not-call list',
  correction: 'A correction of a lead',
  caller: 'A caller to book',
  status: 'The status of a lead',
  stay: 'Stay signed in',
  logOut: 'Log out and delete',
} as const;
