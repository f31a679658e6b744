import { zodResolver } from '@hookform/resolvers/zod';
import { newLeadSchema } from '#contract/forms/new-lead.ts';
import { NEW_LEAD } from '#src/content/rep/new-lead.ts';
import { refuseHalfTyped } from '#src/forms/half-typed.ts';

export const checkLead = refuseHalfTyped(zodResolver(newLeadSchema), NEW_LEAD.badDate);
