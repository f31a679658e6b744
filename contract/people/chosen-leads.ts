import type { Erased, LeadOfPerson, Person } from '#contract/actions/manager/people.ts';
import { isDay } from '#contract/dates/calendar.ts';
import { keysToSuppress } from '#contract/phone-keys.ts';

/** Returns a person with these leads only, and without the numbers that only the others have. */
export function withLeads(person: Person, isChosen: (one: LeadOfPerson) => boolean): Person {
  const keysOf = (leads: readonly LeadOfPerson[]) =>
    new Set(leads.flatMap(({ lead }) => keysToSuppress(lead.phone)));
  const leads = person.leads.filter(isChosen);
  const own = keysOf(leads);
  const others = keysOf(person.leads.filter((one) => !isChosen(one)));
  const numbers = person.numbers.filter(({ key }) => own.has(key) || !others.has(key));
  return { ...person, leads, numbers };
}

/** How much there is of these leads. */
export const countContent = (leads: readonly LeadOfPerson[]): Erased => ({
  leads: leads.length,
  visits: leads.flatMap(({ visits }) => visits).length,
  photos: leads.flatMap(({ photos }) => photos).length,
});

/** How many of their visits are still to come. @param today `yyyy-mm-dd` in America/New_York */
export const countVisitsAhead = (leads: readonly LeadOfPerson[], today: string): number =>
  leads
    .flatMap(({ visits }) => visits)
    .filter(
      ({ state, toAgree, apptDate }) =>
        (state === 'asked' || state === 'confirmed') && (toAgree || !isDay(apptDate) || apptDate >= today),
    ).length;
