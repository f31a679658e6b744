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
    text: 'Milton tore off our ridge at three in the morning. They answered on the second ring, and the tarp was on before lunch.',
    service: 'Emergency Tarping',
  },
  {
    name: 'Walt & Carol H.',
    location: 'Cocoa Beach',
    rating: 5,
    date: 'November 2024',
    text: 'We were up north when our condo board called. That evening we got numbered photos of every unit, and our insurance company had no more questions.',
    service: 'Damage Documentation',
  },
  {
    name: 'Luis M.',
    location: 'Titusville',
    rating: 5,
    date: 'July 2024',
    text: 'An oak limb went through the garage. The crew waited for the lightning to pass before they climbed up. It hasn’t leaked since.',
    service: 'Emergency Tarping',
  },
  {
    name: 'Patricia G.',
    location: 'Satellite Beach',
    rating: 5,
    date: 'March 2025',
    text: 'I thought I needed a tarp. They showed me photos of two lifted shingles and an old stain, and told me I didn’t.',
    service: 'Roof Inspection',
  },
  {
    name: 'Anthony B.',
    location: 'Rockledge',
    rating: 5,
    date: 'September 2024',
    text: 'We have an old house with a steep roof, and two other companies said no. This crew brought ropes and took their time.',
    service: 'Emergency Tarping',
  },
  {
    name: 'Keisha T.',
    location: 'Melbourne',
    rating: 5,
    date: 'January 2025',
    text: 'I manage 14 rentals. One call got me 14 reports, sorted by address. When one tarp came loose, they were back the same day.',
    service: 'Property Management Support',
  },
];

export const WHY_CHOOSE_US = [
  {
    id: 'answer',
    title: 'We answer the phone',
    text: 'The line is open 24 hours a day, every day of the year, including holidays.',
  },
  {
    id: 'work',
    title: 'We’re local',
    text: 'We’ve been based in Palm Bay since 2020, and our crews know Brevard County roofs.',
  },
  {
    id: 'paper',
    title: 'You get complete records',
    text: 'You get dated photos of every damaged area and one clear invoice, and your insurer gets the same.',
  },
] as const;

export const TESTIMONIALS_WORDS = {
  description: 'What people on the Space Coast say about our roof tarping, inspections and documentation.',
  why: 'Why Customers Choose Us',
  stars: (rating: number) => `${rating} out of 5 stars`,
} as const;
