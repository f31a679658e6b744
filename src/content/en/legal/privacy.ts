import { YEAR_MS } from '#contract/durations.ts';
import { DURATIONS } from '#contract/limits.ts';
import type { LegalDocument } from '#src/content/legal-document.ts';

export const PRIVACY_POLICY: LegalDocument = {
  description: 'What we learn about you, and what you can ask of us.',
  title: 'Privacy Policy',
  effective: { day: '2025-01-01', label: 'January 1, 2025' },
  intro:
    'What we learn about you, why we need it, who else sees it, and what you can ask of us. “We” is the company named on this site.',
  sections: [
    {
      id: 'collect',
      heading: 'What we collect',
      blocks: [
        'We collect what you give us when you call, book, send a form, text or email:',
        [
          'Contact details: your name, phone number, email address and the address of the property.',
          'Service information: what happened, the date of loss, the appointment you chose, photos and our notes about the roof.',
          'Insurance information: your carrier, your policy number and whether there were earlier claims.',
          'Communication records: calls, texts, emails and forms between you and us, with the time and the wording of any consent you gave.',
        ],
        'We do not ask for Social Security numbers, bank details or card numbers on this site.',
      ],
    },
    {
      id: 'use',
      heading: 'What we use it for',
      blocks: [
        [
          'To answer you, inspect and tarp your roof, and document the damage.',
          'To prepare the file and the invoice for your insurer.',
          'To remind you of an appointment and follow up on our work.',
          'To keep the records that the law, our insurers and our accountants require.',
          'To send you marketing messages, only if you ticked the box for them.',
        ],
      ],
    },
    {
      id: 'share',
      heading: 'Who else sees it',
      blocks: [
        'We do not sell your information. We share it only like this:',
        [
          'With your insurer, its adjuster, and a public adjuster or attorney you name, so that our work can be paid.',
          'With emergency personnel, when somebody’s safety needs it.',
          'When the law, a court or a regulator requires it, or to defend a legal claim.',
          'With providers that carry our email, store our bookings and host this site. They may use it only to do that for us.',
        ],
        'Mobile numbers and text-message consent are never shared with third parties for their own marketing.',
      ],
    },
    {
      id: 'texts',
      heading: 'Calls and text messages',
      blocks: [
        'By sending a form you agree that we may call or text the number you gave about that request. Consent is not a condition of purchase. Message and data rates may apply, and how often we write depends on your job.',
        'Reply STOP to end text messages and HELP for help. You can also tell us on the phone. We record the request and honor it promptly, and no later than the law requires.',
      ],
    },
    {
      id: 'site',
      heading: 'This website',
      blocks: [
        'The site sets no advertising cookies. To keep a half-filled form from being lost, your entries may be kept in your own browser until you send them or close the tab. A booking stays in your browser until our system confirms that it has arrived, or you delete it there. So do photos you add to it. They are made smaller on your device first, which also removes the place where they were taken.',
        'Of a booking that has arrived, your browser keeps what you need for the visit: its time, reference and link, the address of the property, and the email address we wrote to. It keeps them until the day of the visit is over, or until you dismiss the booking. If you add the visit to Google Calendar or Outlook from here, that service receives its time, your reference and the address of the property.',
        'City pages and the service area page show a map from OpenStreetMap. When the map loads, OpenStreetMap receives your IP address and the address of this site.',
        'While you read a page, your browser may ask the National Weather Service, a part of the United States government, for storm alerts for Brevard County. The Weather Service then receives your IP address, but nothing you enter here.',
      ],
    },
    {
      id: 'security',
      heading: 'How we protect it',
      blocks: [
        'Information travels encrypted, and only people who need it for your job can open it. No system is perfectly safe; if yours is affected by a breach, we tell you as Florida law requires.',
        'We keep job files for as long as a claim, a warranty or a tax record may need them, and delete them after that.',
        `Photos you add to a booking on this site are deleted from it ${DURATIONS.photoRetention / YEAR_MS} years after they arrive.`,
      ],
    },
    {
      id: 'rights',
      heading: 'What you can ask of us',
      blocks: [
        [
          'Access: a copy of what we hold about you.',
          'Correction: to have mistakes put right.',
          'Deletion: to have it erased, except what we must keep by law or need for an open claim.',
          'Marketing opt-out: at any time, by STOP, by email or by phone.',
        ],
        'Call or write to the contact on this page. We may ask a question or two to be sure it is you.',
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      blocks: [
        'The site is for adults who look after a property. We do not knowingly collect information from children under 13.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      blocks: [
        'If this policy changes, the new text and its date stand here. A change never widens a consent you gave before.',
      ],
    },
  ],
};
