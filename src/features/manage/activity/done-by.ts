import type { AuditedEvent } from '#contract/actions/accounts/list-audit.ts';
import { ACTIVITY } from '#src/content/rep/manage.ts';

/** Who did it; strangers lock accounts, and the owner has none. */
export const doneBy = ({ by, action }: AuditedEvent): string =>
  by || (action === 'locked' ? ACTIVITY.nobodyKnown : ACTIVITY.owner);
