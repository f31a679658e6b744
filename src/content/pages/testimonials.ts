export interface Testimonial {
  name: string;
  location: string;
  /** Stars out of five. */
  rating: number;
  /** Month and year, written out. */
  date: string;
  text: string;
  service: string;
}

/**
 * Sample content: the owner replaces the rating, the customer count and the six cards with real customers'
 * reviews and sets `isConfirmed` (16 CFR 465 forbids fake reviews). While it is false, the build warns, the
 * page says so, and none of it is in the structured data.
 */
export const TESTIMONIALS = {
  isConfirmed: false,
  sampleNotice: 'Sample rating and reviews, shown until our customers’ own take their place.',
  heading: 'What Customers Say',
  averageRating: '5.0',
  ratingLabel: 'average rating',
  customers: 'Hundreds of satisfied customers',
  action: 'Request No-Cost Assessment',
} as const;

export const TESTIMONIAL_CARDS: readonly Testimonial[] = [
  {
    name: 'Denise R.',
    location: 'Palm Bay',
    rating: 5,
    date: 'October 2024',
    text: 'Milton took the ridge off at three in the morning. They answered on the second ring, told me to move the beds and poke a hole in the ceiling bubble, and the tarp was on before lunch.',
    service: 'Emergency Tarping',
  },
  {
    name: 'Walt & Carol H.',
    location: 'Cocoa Beach',
    rating: 5,
    date: 'November 2024',
    text: 'We were up north when our condo board called. Photos of every unit arrived that evening, numbered, and our insurance people had no questions left.',
    service: 'Damage Documentation',
  },
  {
    name: 'Luis M.',
    location: 'Titusville',
    rating: 5,
    date: 'July 2024',
    text: 'An oak limb went through the garage. The crew would not climb until the lightning passed, which annoyed me for an hour. It has not leaked since.',
    service: 'Emergency Tarping',
  },
  {
    name: 'Patricia G.',
    location: 'Satellite Beach',
    rating: 5,
    date: 'March 2025',
    text: 'I thought I needed a tarp. They showed me the pictures: two lifted shingles and an old stain. They sealed nothing, sold nothing and left.',
    service: 'Roof Inspection',
  },
  {
    name: 'Anthony B.',
    location: 'Rockledge',
    rating: 5,
    date: 'September 2024',
    text: 'Old house, steep roof, and two companies had said no. These people came with ropes and longer battens and took their time over the porch.',
    service: 'Emergency Tarping',
  },
  {
    name: 'Keisha T.',
    location: 'Melbourne',
    rating: 5,
    date: 'January 2025',
    text: 'I manage fourteen rentals. One call, one list, and fourteen reports sorted by address. When one tarp worked loose in a cold front they were back the same day.',
    service: 'Property Management Support',
  },
];

export const WHY_CHOOSE_US = [
  {
    id: 'answer',
    title: 'Somebody answers',
    text: 'Nights, Sundays, Christmas. The line is open 24 hours a day, every day of the year.',
  },
  {
    id: 'work',
    title: 'Local from the start',
    text: 'Based in Palm Bay since 2020, with crews who know the roofs of the county.',
  },
  {
    id: 'paper',
    title: 'The file is complete',
    text: 'Dated photos of every damaged area and one clear invoice. You keep a copy of all of it.',
  },
] as const;

export const TESTIMONIALS_WORDS = {
  description: 'What people on the Space Coast say about our roof tarping, inspections and documentation.',
  why: 'Why Customers Choose Us',
} as const;
