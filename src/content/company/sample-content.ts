import { ABOUT } from '#src/content/pages/about.ts';
import { CHAMBER } from '#src/content/pages/community.ts';
import { TESTIMONIALS } from '#src/content/pages/testimonials.ts';

/**
 * Content to be replaced by the owner. A production build lists each item until its `isConfirmed` is true.
 */
export interface SampleContent {
  what: string;
  file: string;
  isConfirmed: boolean;
}

const STAND_INS: readonly SampleContent[] = [
  {
    what: 'the 5.0 rating, the customer count and the six reviews',
    file: 'src/content/pages/testimonials.ts',
    isConfirmed: TESTIMONIALS.isConfirmed,
  },
  {
    what: 'the chamber of commerce membership',
    file: 'src/content/pages/community.ts',
    isConfirmed: CHAMBER.isConfirmed,
  },
  { what: 'the owner’s story', file: 'src/content/pages/about.ts', isConfirmed: ABOUT.isConfirmed },
];

export const SAMPLE_CONTENT: readonly SampleContent[] = STAND_INS.filter((item) => !item.isConfirmed);
