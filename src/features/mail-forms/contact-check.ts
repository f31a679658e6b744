import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { contactSchema } from '#contract/forms/contact.ts';

/** The contract's rules, plus the marketing checkbox and the honeypot. */
const formSchema = z.extend(contactSchema, { marketingConsent: z.boolean(), leaveEmpty: z.string() });

export type ContactValues = z.input<typeof formSchema>;
export type ContactFields = z.output<typeof formSchema>;

export const checkContact = zodResolver(formSchema);
