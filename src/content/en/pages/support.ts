import { INVALID_EMAIL } from '#contract-words/text-rules.ts';

/**
 * The support request (specification, section 2) goes to a third-party platform about credits; it is not for
 * homeowners.
 */
export const SUPPORT_PAGE = {
  description: 'Send a support request.',
  heading: 'Support Request',
  lead: 'This form asks the platform this website was first built on for a credit refund.',
  roof: { title: 'Need help with your roof?', action: 'Send a service request' },
  requestType: 'Support Request',
  subject: 'Credit refund for failed changes',
  message: `Hello Support Team,

I am writing to ask for a refund of the credits that were used on my project while trying to fix problems that your platform introduced.

What happened:
- I asked for small changes to an existing website for a roof tarping company.
- Several of those requests broke parts of the site that had worked before, among them the booking form and the page navigation.
- Each attempt to repair the damage used more credits, and in many cases the same error came back or a new one appeared.
- The preview sometimes reported success although nothing had changed on the published site.

What I have done on my side:
- I described each problem in detail and added screenshots where I could.
- I restored earlier versions and tried again, which used further credits.
- I waited for the published version to update and tested it in different browsers.

What I am asking for:
1. A review of the project history for the days in question.
2. A refund of the credits spent on requests that failed or had to be undone.
3. A short note on how to avoid this in future, so that credits go into progress and not into repairs.

This site is how homeowners reach us after a storm, so a broken booking form costs more than credits. I would be grateful for an answer within the next few days and will gladly send more information.

Thank you for your help.

Kind regards`,
  name: 'Name',
  email: 'Email',
  subjectLabel: 'Subject',
  messageLabel: 'Message',
  submit: 'Send Message',
  sending: 'Sending...',
  sent: 'Message Sent Successfully',
  success: 'We reply within 24–48 hours.',
  incomplete: 'Please fill in all required fields',
  failure: 'Failed to send your message. Please try again or contact support directly.',
} as const;

/** What is wrong with a field (section 8). */
export const SUPPORT_ERRORS = {
  name: 'Name is required',
  email: 'Email is required',
  badEmail: INVALID_EMAIL,
  message: 'Message is required',
} as const;
