import { env } from '#src/lib/env.ts';

/**
 * Required by F.S. 489.147(2)(a) next to every text about a roof insurance claim, in at least 12 points and
 * at least half the size of the page's largest type. Which pages have it: `hasDisclosure` in site-map.ts.
 */
export const INSURANCE_DISCLOSURE = {
  heading: 'Florida insurance notice',
  statements: [
    'You, the consumer, are responsible for the payment of any insurance deductible.',
    'It is insurance fraud, punishable as a felony of the third degree, for a contractor to knowingly or willfully, and with intent to injure, defraud, or deceive, pay, waive, or rebate all or part of an insurance deductible applicable to payment to the contractor for repairs to property covered by a property insurance policy.',
    'It is insurance fraud, punishable as a felony of the third degree, to intentionally file an insurance claim containing any false, incomplete, or misleading information.',
  ],
} as const;

/** The English statements, where `statements` are a translation. */
export const ENGLISH_STATEMENTS: readonly string[] = [];

/** What somebody agrees to. `english` is the text that `text` is a translation of. */
export interface ConsentWords {
  text: string;
  english?: string;
}

/** A consent text. Its version and the time are sent with the submission. */
export interface Consent extends ConsentWords {
  version: string;
}

/** Shown below every form: consent to calls and texts about this request. */
export const CONTACT_CONSENT: Consent = {
  version: '2026-11',
  text: `By sending this form you agree that ${env.companyName} may call or text you at this number about this request. Consent is not a condition of purchase. Message and data rates may apply. Reply STOP to opt out, HELP for help.`,
};

/** For the schedule's form, which sends nothing itself. */
export const SCHEDULE_CONSENT: ConsentWords = {
  text: `Nothing is sent yet: your details go with you to the booking page. By confirming the booking there you agree that ${env.companyName} may call or text you at this number about it. Consent is not a condition of purchase.`,
};

/** For the support form, which has no phone field. */
export const SUPPORT_CONSENT: ConsentWords = {
  text: 'By sending this form you agree to an answer by email about this request.',
};

/** Label of the separate marketing checkbox, which must never be prechecked. */
export const MARKETING_CONSENT: Consent = {
  version: '2026-11-marketing',
  text: `Optional: ${env.companyName} may also call, text or email me storm-season reminders and offers. I can say no and still get service, and I can stop them at any time by replying STOP.`,
};

/** Label of the field that only a bot fills in. */
export const HONEYPOT_LABEL = 'Leave this empty';
