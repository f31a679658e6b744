import type { CompanyContent } from '#contract/company-content.ts';

declare global {
  /** Inlined by the build, which reads and checks the owner's file (build/config/company-folder.ts). */
  const __JOB_PHOTOS__: CompanyContent['photos'];
}

/** The owner's own pictures, shown on the home page; without an entry the section is absent. */
export const JOB_PHOTOS = __JOB_PHOTOS__;
