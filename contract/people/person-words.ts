import type { LeadOfPerson, Person } from '#contract/actions/manager/people.ts';
import { formatEasternTime } from '#contract/dates/eastern-time.ts';
import { formatPhone } from '#contract/phone.ts';
import { ORIGIN_NAMES } from '#contract/words/history.ts';
import { PERSON_WORDS } from '#contract/words/person.ts';

const DAY = { year: 'numeric', month: 'short', day: 'numeric' } as const;

/** A day in words, `Nov 20, 2026`, of an ISO instant; empty without one. */
export const dayOf = (instant: string): string => (instant === '' ? '' : formatEasternTime(instant, DAY));

/** The name of a lead; words for none. */
export const nameOfLead = ({ lead: { firstName, lastName } }: LeadOfPerson): string =>
  `${firstName} ${lastName}`.trim() || PERSON_WORDS.noName;

/** The newest name of a person; words for none. */
export function nameOfPerson({ leads }: Pick<Person, 'leads'>): string {
  const own = leads.filter(({ isSameName }) => isSameName);
  return (
    [...own, ...leads].map(nameOfLead).find((name) => name !== PERSON_WORDS.noName) ?? PERSON_WORDS.noName
  );
}

/** Who a lead is and where, in one line: `(321) 555-0142, ana@home.example, 12 Oak St, Palm Bay`. */
export const contactLine = ({ lead }: LeadOfPerson): string =>
  [formatPhone(lead.phone), lead.email, lead.address, lead.city].filter(Boolean).join(', ');

/** What a lead is and what goes with it: `Website booking, Nov 20, 2026, Appointment Set: 1 visit, 2 photos`. */
export function contentLine({ lead, visits, photos, messages }: LeadOfPerson): string {
  const facts = [ORIGIN_NAMES[lead.source] ?? lead.source, dayOf(lead.createdAt), lead.status];
  const counts = PERSON_WORDS.counts({
    visits: visits.length,
    photos: photos.length,
    emails: messages.length,
  });
  return facts.filter(Boolean).join(', ') + (counts && `: ${counts}`);
}

/** A number with whether it is on the do-not-call list: `(321) 555-0142: not on our do-not-call list`. */
export const numberLine = ({ key, listed, listedAt }: Person['numbers'][number]): string =>
  `${formatPhone(key)}: ${listed ? PERSON_WORDS.listed(dayOf(listedAt)) : PERSON_WORDS.notListed}`;
