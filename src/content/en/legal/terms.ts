import type { LegalDocument } from '#src/content/legal-document.ts';

export const TERMS_OF_SERVICE: LegalDocument = {
  description: 'What you can expect of us, and we of you.',
  title: 'Terms of Service',
  effective: { day: '2025-01-01', label: 'January 1, 2025' },
  intro:
    'The rules for using this site and asking us for service, in plain words. For a job, the Work Authorization you sign comes first; these terms fill the gaps.',
  sections: [
    {
      id: 'no-contract',
      heading: 'Asking for service is not a contract',
      blocks: [
        'Calling, booking a time or sending a form is a request. It creates no contract and no debt. A contract exists only when you and we have signed a Work Authorization form.',
        'A time you pick on this site is a request as well. We confirm it by phone, text or email.',
      ],
    },
    {
      id: 'cancel',
      heading: 'Your right to cancel',
      isMarked: true,
      blocks: [
        'You may withdraw a request at any time before the Work Authorization is signed.',
        'Florida law (F.S. 489.147) gives you a further right. If you sign a contract to repair or replace a roof because of events for which the Governor has declared a state of emergency, you may cancel it without penalty or obligation within 10 days after signing or by the official start date of the work, whichever comes first. The notice and the instructions are in the contract.',
      ],
    },
    {
      id: 'billing',
      heading: 'Insurance and payment',
      blocks: [
        'We bill your insurer directly for the work it covers and ask for no payment up front.',
        [
          'Your deductible is yours to pay. No contractor may lawfully pay, waive or rebate any part of it.',
          'You are never personally billed for our work because a claim was denied or because your policy does not cover the service.',
          'If your insurer pays you for work we completed, those proceeds are payment for our invoice under the Work Authorization and must be forwarded to us.',
        ],
        'This is an agreement about paying for invoiced work. It is not an assignment of benefits: no right under your policy is assigned or transferred to us, and your claim stays yours.',
      ],
    },
    {
      id: 'claims',
      heading: 'We are not adjusters',
      blocks: [
        'We document damage and answer questions about our own work. We do not interpret your policy, advise on coverage, or negotiate or settle claims. For that, turn to your insurer, a licensed public adjuster or an attorney.',
        'You confirm that what you tell us about the property, the loss and earlier claims is true. Knowingly false claims may violate Florida law.',
      ],
    },
    {
      id: 'authority',
      heading: 'Who may ask',
      blocks: [
        'You must own the property or be the owner’s authorized legal representative, and you let our crew onto the property to inspect and protect it.',
      ],
    },
    {
      id: 'safety',
      heading: 'Availability and safety',
      blocks: [
        'We are on call 24 hours a day, every day, subject to safe weather, safe access and the availability of crews. Lightning, high wind, closed causeways and evacuation orders can delay us. After a large storm, occupied homes with open roofs come first.',
      ],
    },
    {
      id: 'tarps',
      heading: 'What a tarp can do',
      blocks: [
        'A tarp is a temporary cover. It slows water; it does not repair a roof, and sun and wind wear it out. Have the permanent repair done by a licensed roofing contractor, and tell us at once if the tarp loosens.',
      ],
    },
    {
      id: 'liability',
      heading: 'Limit of liability',
      blocks: [
        'As far as the law allows, our liability for a job is limited to the amount we invoiced for it, and we are not liable for damage that was there before we came or that happens because a repair was put off. Nothing here limits liability that cannot be limited by law.',
      ],
    },
    {
      id: 'messages',
      heading: 'Calls and texts',
      blocks: [
        'By sending a form you agree to calls and texts about that request. Consent is not a condition of purchase. Reply STOP to opt out. The Privacy Policy says more.',
      ],
    },
    {
      id: 'site',
      heading: 'Using this site',
      blocks: [
        'Send honest requests, and do not disturb the site or try to reach areas that are not meant for you. Texts and drawings on it are ours; share a link as you like.',
      ],
    },
    {
      id: 'law',
      heading: 'Law',
      blocks: [
        'Florida law governs these terms. If one of them turns out to be invalid, the others stay in force.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      blocks: [
        'New terms stand here with their date. They never change a Work Authorization that is already signed.',
      ],
    },
  ],
};
