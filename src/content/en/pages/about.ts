import type { CompanyContent } from '#contract/company-content.ts';
import { PLACES_SERVED } from '#src/content/places/service-areas.ts';

declare global {
  /** Inlined by the build, which reads and checks the owner's file (build/config/company-folder.ts). */
  const __STORY__: CompanyContent['story'];
}

export const ABOUT = {
  ...__STORY__,
  description:
    'A local emergency roof tarping company in Palm Bay, on call for the Space Coast since 2020. Who we are and how we work.',
  callAction: 'Call Now',
  inspectionAction: 'Request No Cost Inspection',
};

export const STATISTICS = [
  { id: 'since', value: 'Since 2020', label: 'on the Space Coast' },
  { id: 'hours', value: '24/7', label: 'on call, even on holidays' },
  { id: 'response', value: '24 hours', label: 'or less to respond to an emergency' },
  { id: 'cities', value: String(PLACES_SERVED), label: 'cities and towns served' },
] as const;

export const ABOUT_WORDS = { story: 'How we started', principles: 'How we work' } as const;
