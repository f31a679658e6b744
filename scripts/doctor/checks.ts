import { backendChecks, manager } from './backend.ts';
import type { Check, CheckId } from './check.ts';
import { contactForm } from './contact-form.ts';
import { scriptChecks } from './scripts.ts';
import { siteChecks } from './site.ts';
import { address, placeholders, samples, values } from './values.ts';
import { visitors } from './visitors.ts';

/** All checks in the order of the lines. README, "Going live", lists them in the same words and order. */
export const CHECKS: Record<CheckId, Check> = {
  ...{ values, placeholders, samples, address },
  ...backendChecks,
  ...scriptChecks,
  visitors,
  contactForm,
  ...siteChecks,
  manager,
};
