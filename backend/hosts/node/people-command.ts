import * as z from 'zod/mini';
import { erasePerson } from '#backend/core/people/erase-person.ts';
import { readWho } from '#backend/core/people/find-person.ts';
import { readPerson } from '#backend/core/people/show-person.ts';
import { type Plan, runPlanAsync } from '#backend/core/plan.ts';
import { repeatable } from '#backend/core/repeatable-context.ts';
import { runAction } from '#backend/stores/run-action.ts';
import { erasePersonAction, type LeadOfPerson, type Person } from '#contract/actions/manager/people.ts';
import { easternDay } from '#contract/dates/eastern-time.ts';
import { countContent, countVisitsAhead, withLeads } from '#contract/people/chosen-leads.ts';
import { toPersonFile } from '#contract/people/person-file.ts';
import { contactLine, contentLine, nameOfLead, numberLine } from '#contract/people/person-words.ts';
import { formatPhone } from '#contract/phone.ts';
import { PERSON_WORDS } from '#contract/words/person.ts';
import type { Backend } from './backend.ts';
import { createContext } from './context.ts';

/** `who`: a phone number or an email address. `leads`: ids of the leads that are meant; all if left out. */
export const peopleCommand = z.object({
  command: z.enum(['show', 'export', 'erase']),
  who: z.string(),
  leads: z.optional(z.array(z.string())),
  /** Also the leads of another name. */
  all: z.optional(z.boolean()),
});
export type PeopleCommand = z.output<typeof peopleCommand>;

/** `file`: an HTML document, of `export`. */
export const peopleReport = z.object({
  ok: z.boolean(),
  lines: z.array(z.string()),
  file: z.optional(z.string()),
});
export type PeopleReport = z.infer<typeof peopleReport>;

export type PeopleBackend = Pick<Backend, 'store' | 'settings' | 'pinHash' | 'sign'>;

const WHO = 'Give a phone number or an email address.';

/**
 * Shows, exports or erases all that is kept about a person. Leads of another name are never erased or exported
 * unless they are asked for: a number may be shared.
 */
export async function runPeopleCommand(
  backend: PeopleBackend,
  command: PeopleCommand,
): Promise<PeopleReport> {
  const who = readWho(command.who);
  if (!who) return { ok: false, lines: [WHO] };
  const found = await ask(backend, readPerson(who));
  if (command.command === 'show') return { ok: true, lines: linesOf(found, command.who) };
  const unknown = (command.leads ?? []).filter((id) => !found.leads.some(({ lead }) => lead.leadId === id));
  if (unknown.length > 0) return { ok: false, lines: [`Not a lead of this person: ${unknown.join(', ')}`] };
  if (!command.leads && !command.all && found.leads.some(({ isSameName }) => !isSameName)) {
    return { ok: false, lines: [...linesOf(found, command.who), '', WHICH] };
  }
  if (found.more && !command.leads)
    return { ok: false, lines: [...linesOf(found, command.who), '', TOO_MANY] };
  const isChosen = ({ lead }: LeadOfPerson) => command.leads?.includes(lead.leadId) ?? true;
  const person = withLeads(found, isChosen);
  return command.command === 'export' ? exportPerson(backend, person) : erase(backend, person, who, found);
}

const WHICH =
  'Not every lead has the same name, so some may be of somebody else with the same number or email. Add --all, or --lead ID for each lead that is meant.';
const TOO_MANY =
  "More leads share this than are shown. Add --lead ID for each one that is meant; others can be erased in the manager's record of each.";

/** Reads without changing anything. */
const ask = <T>({ store, pinHash }: PeopleBackend, plan: Plan<T>): Promise<T> =>
  store.transact((transaction) => runPlanAsync(plan, { read: transaction.read, pinHash }));

function linesOf({ leads, numbers, more }: Person, typed: string): string[] {
  const lines = leads.flatMap((one) => [
    `${nameOfLead(one)}, ${contactLine(one)}`,
    `  ${contentLine(one)}`,
    `  lead ${one.lead.leadId} in ${one.batch}`,
    ...(one.isSameName ? [] : [`  ${PERSON_WORDS.otherName}`]),
  ]);
  return [
    ...(lines.length > 0 ? lines : [`No lead has ${typed}.`]),
    ...(more ? ['There are more leads that share this.'] : []),
    ...numbers.map(numberLine),
  ];
}

async function exportPerson(backend: PeopleBackend, person: Person): Promise<PeopleReport> {
  if (person.leads.length === 0) return { ok: false, lines: linesOf(person, 'this') };
  const photoIds = person.leads.flatMap(({ photos }) => photos.map(({ photoId }) => photoId));
  const photos = new Map<string, string>();
  for (const photoId of photoIds) {
    const [photo = ''] = await backend.store.transact((transaction) =>
      transaction.read('photoImages', { photoIds: [photoId], image: 'photo' }),
    );
    photos.set(photoId, photo);
  }
  const { company } = backend.settings;
  const file = toPersonFile(person, { company: company.name, photos, nowMs: Date.now() });
  const what = PERSON_WORDS.erased(countContent(person.leads));
  return {
    ok: true,
    lines: [`Exported: ${what}. The file holds private data: send it, then delete it.`],
    file,
  };
}

async function erase(
  { store, pinHash, sign }: PeopleBackend,
  { leads, numbers }: Person,
  who: NonNullable<ReturnType<typeof readWho>>,
  found: Person,
): Promise<PeopleReport> {
  const context = repeatable(createContext(Date.now(), sign));
  const leadIds = leads.map(({ lead }) => lead.leadId);
  // What was typed may be somebody else's, too, whose leads were not chosen.
  const typed = leads.length === found.leads.length ? who : {};
  const { answer } = await runAction({
    ...{ store, pinHash },
    plan: () => {
      context.rewind();
      return erasePerson({ leadIds, ...typed, by: '' }, context);
    },
  });
  const ahead = countVisitsAhead(leads, easternDay(Date.now()));
  const notListed = numbers.filter(({ listed }) => !listed).map(({ key }) => formatPhone(key));
  if (leads.length === 0)
    return { ok: true, lines: ['No lead has this. What else was kept about it, such as calls, is erased.'] };
  return {
    ok: true,
    lines: [
      `Erased: ${PERSON_WORDS.erased(erasePersonAction.answer.parse(answer))}.`,
      ...(ahead > 0 ? ['A visit was still ahead: tell the crew.'] : []),
      ...(notListed.length > 0 ? [PERSON_WORDS.notListedYet(notListed)] : []),
      'Not reached: backups, lists that were downloaded, emails that were sent, and the program behind the webhook.',
    ],
  };
}
