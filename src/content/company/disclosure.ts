import { env } from '#src/lib/env.ts';

/**
 * What F.S. 489.147(2)(a) wants beside every message that speaks of an insurance claim for a roof, set in 12 points or more
 * and at least half the size of the page's largest type.
 */
export const INSURANCE_DISCLOSURE = {
  heading: 'What Florida law wants you to know',
  statements: [
    'You, the consumer, are responsible for the payment of any insurance deductible.',
    'It is insurance fraud, punishable as a felony of the third degree, for a contractor to knowingly or willfully, and with intent to injure, defraud, or deceive, pay, waive, or rebate all or part of an insurance deductible applicable to payment to the contractor for repairs to property covered by a property insurance policy.',
    'It is insurance fraud, punishable as a felony of the third degree, to intentionally file an insurance claim containing any false, incomplete, or misleading information.',
  ],
  noAdjusting:
    'We are not public adjusters and not lawyers: we do not interpret your policy, negotiate or settle your claim.',
} as const;

/** A consent a visitor gives; its version and the time travel with the submission. */
export interface Consent {
  version: string;
  text: string;
}

/** Stands under every form: calls and texts about this request. */
export const CONTACT_CONSENT: Consent = {
  version: '2026-11',
  text: `By sending this form you agree that ${env.companyName} may call or text you at this number about this request. Consent is not a condition of purchase. Message and data rates may apply. Reply STOP to opt out, HELP for help.`,
};

/** Under the schedule's form, which sends nothing itself. */
export const SCHEDULE_CONSENT = `Nothing is sent yet: your details go with you to the booking page. By confirming the booking there you agree that ${env.companyName} may call or text you at this number about it. Consent is not a condition of purchase.`;

/** Under the support form, which asks for no phone number. */
export const SUPPORT_CONSENT = `By sending this form you agree that ${env.companyName} may answer you by email about this request.`;

/** Label of the separate box for marketing, which is never ticked beforehand. */
export const MARKETING_CONSENT: Consent = {
  version: '2026-11-marketing',
  text: `Optional: ${env.companyName} may also call, text or email me storm-season reminders and offers. I can say no and still get service, and I can stop them at any time by replying STOP.`,
};
