import { PROMISES } from '#words/company/company.ts';

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
      'The inspection costs you nothing, whether or not you file a claim. For tarping, we bill your insurer directly, so you pay nothing up front. You remain responsible for your deductible; Florida law doesn’t let any contractor pay or waive it. If your insurer denies the claim, we won’t bill you for our work. If the tarp costs less than your deductible, or you have no insurance, we tell you the price before we start, and you decide.',
  },
  {
    id: 'speed',
    question: 'How fast can you get here?',
    answer: `${PROMISES.answer} In a normal week, a crew can be there much sooner. After a hurricane, the most urgent homes come first: open roofs with people living under them.`,
  },
  {
    id: 'weather',
    question: 'Can you tarp while it’s still storming?',
    answer:
      'Often in rain, but not in lightning or strong gusts: wind can catch a loose tarp and pull someone off the roof. We’ll take your call, tell you how to limit the damage inside, and start when it’s safe to climb.',
  },
  {
    id: 'lifetime',
    question: 'How long does a tarp last?',
    answer:
      'Plan on 30 to 90 days. Florida sun makes the plastic brittle, and every storm pulls at the edges. A tarp is temporary, so start on the permanent repair early, and call us if the tarp starts to flap.',
  },
  {
    id: 'holes',
    question: 'Do you put holes in my roof?',
    answer:
      'Yes, small ones. We screw wood strips (battens) through the tarp into the roof deck, mostly where the roof is already damaged. That keeps the tarp on in the next storm. On tile, metal and flat roofs, we fasten it differently and explain how before we start.',
  },
  {
    id: 'insurer-first',
    question: 'Should I call my insurer first?',
    answer:
      'Stop the water first, then report the damage to your insurer as soon as you can. Many policies expect you to take reasonable steps to prevent more damage. Ask your insurer, your agent or a licensed public adjuster what yours says. We aren’t allowed to interpret a policy.',
  },
  {
    id: 'claim',
    question: 'Will you handle my claim?',
    answer:
      'No, and be careful with anyone at your door who offers to without an adjuster’s license. We send our photos, measurements and invoice to your insurer, and to your public adjuster if you have one, and we answer questions about our own work.',
  },
  {
    id: 'home',
    question: 'Do I have to be home?',
    answer:
      'Not for roof work, if you’ve signed the Work Authorization and we can reach you by phone. To photograph stains and ceilings, we need someone to let us in. Landlords and seasonal residents get the photos by email.',
  },
  {
    id: 'policy-number',
    question: 'I can’t find my policy number. Can I still book?',
    answer: 'Yes. Type “later” in that field, and we’ll ask for the number by phone. Or call us to book.',
  },
  {
    id: 'trust',
    question: 'How do I know the crew at my door is yours?',
    answer:
      'Call the number on this page and ask for the crew’s names. We never ask for your Social Security number or bank details, and no one from our company will pressure you to sign at the door.',
  },
];
