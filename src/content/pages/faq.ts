export interface Question {
  id: string;
  question: string;
  answer: string;
}

export const FAQ: readonly Question[] = [
  {
    id: 'cost',
    question: 'What will this cost me?',
    answer:
      'The inspection costs nothing, whether or not you file a claim. For tarping we bill your insurer directly, so nothing is due up front. You remain responsible for your deductible; Florida law forbids any contractor to pay or waive it. If your insurer denies the claim, you are not personally billed for our work.',
  },
  {
    id: 'speed',
    question: 'How fast can you be here?',
    answer:
      'We pick up the phone day and night and respond to emergencies within 24 hours; in an ordinary week a crew can be there much sooner. After a hurricane we go by need: open roofs with people under them first.',
  },
  {
    id: 'weather',
    question: 'Can you tarp while it is still storming?',
    answer:
      'In rain, often. In lightning or strong gusts, no: a loose tarp in wind pulls people off roofs. We take your call, tell you how to limit the damage inside, and start when it is safe to climb.',
  },
  {
    id: 'lifetime',
    question: 'How long does a tarp last?',
    answer:
      'Plan on 30 to 90 days. Florida sun makes plastic brittle, and every squall tests the edges. A tarp is a bandage, so get the permanent repair moving early, and call us if it starts to flap.',
  },
  {
    id: 'holes',
    question: 'Do you put holes in my roof?',
    answer:
      'Small ones. Wooden battens are screwed through the tarp into the decking, mostly where the roof is already damaged; that is what keeps it on in the next storm. On tile, metal and flat roofs we fasten differently and explain how before we start.',
  },
  {
    id: 'insurer-first',
    question: 'Should I call my insurer first?',
    answer:
      'Stop the water first, and report the loss to your insurer as soon as you can. Many policies expect you to take reasonable steps against further damage. What yours says is a question for your insurer, your agent or a licensed public adjuster: we may not interpret a policy.',
  },
  {
    id: 'claim',
    question: 'Will you handle my claim?',
    answer:
      'No, and be careful with anybody at the door who says so without an adjuster’s license. We send your insurer, and your public adjuster if you have one, our photos, measurements and invoice, and answer questions about our own work.',
  },
  {
    id: 'home',
    question: 'Do I have to be at home?',
    answer:
      'Not for the roof, if you have signed the Work Authorization and we can reach you by phone. For stains and ceilings somebody has to let us in. Landlords and winter residents get the photos by email.',
  },
  {
    id: 'policy-number',
    question: 'I cannot find my policy number. Can I still book?',
    answer:
      'Yes. Type “later” into the field, or call us. The number can follow later; the water will not wait for it.',
  },
  {
    id: 'trust',
    question: 'How do I know the crew at my door is yours?',
    answer:
      'Call the number on this page and ask for the crew’s names. We never ask for your Social Security number or your bank details, and nobody from here will press you to sign on the doorstep.',
  },
];
