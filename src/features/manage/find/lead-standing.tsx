import type { LeadRecord } from '#contract/actions/manager/find-leads.ts';
import type { Calling } from '#contract/actions/next-lead.ts';
import { DISPOSITIONS, isLeadStatus } from '#contract/lead/status.ts';
import { placeInOneLine } from '#contract/visits/calendar-file.ts';
import { DAY_WORDS } from '#contract/words/day.ts';
import { AddressLink, CallLinks, type WhyNot } from '#src/components/rep/contact-links.tsx';
import { FIND } from '#src/content/rep/find.ts';
import { RECORD } from '#src/content/rep/visits.ts';
import { easternDate, easternDateTime, easternTime } from '#src/features/manage/eastern-date.ts';

/**
 * Where a lead stands: its numbers and place, when it came in, status, batch, calls, callback and holder, and whether
 * a rep gets it now. @param batch its name
 */
export function LeadStanding({ record, batch }: { record: LeadRecord; batch: string }) {
  const { lead, open, attempts, workedAt, callbackAt, heldBy, heldUntil, lastHeldBy, lastHeldUntil } = record;
  const { listed, suppressedAt, calling, turn } = record;
  const address = placeInOneLine(lead);
  const { facts } = FIND;
  const rows: [label: string, text: string][] = [
    [facts.cameIn, cameInWords(record)],
    [facts.status, open ? lead.status : FIND.closed(lead.status)],
    [facts.batch, batch],
    [facts.attempts, attempts > 0 ? String(attempts) : ''],
    [facts.worked, workedAt && easternDateTime(workedAt)],
    [facts.callback, callbackAt && callbackWords(easternDateTime(callbackAt), turn?.keptFor ?? '')],
    [facts.rests, open && calling?.restsUntil ? FIND.restsUntil(easternDateTime(calling.restsUntil)) : ''],
    [facts.held, heldBy && FIND.heldUntil(heldBy, easternDateTime(heldUntil))],
    [facts.lastHeld, lastHeldBy && FIND.lastHeldUntil(lastHeldBy, easternDateTime(lastHeldUntil))],
    [facts.now, turn?.free ? FIND.free : open && turn?.archived ? FIND.archived : ''],
    [facts.listed, listed ? listedWords(suppressedAt) : ''],
    [facts.notes, lead.notes],
  ];
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-5 text-slate-700">
        <CallLinks
          phone={lead.phone}
          name={`${lead.firstName} ${lead.lastName}`.trim()}
          whyNot={(key) => whyNotCalled(record, key)}
        />
        {calling && <span>{outsideHours(calling)}</span>}
        <span>{lead.email}</span>
      </p>
      {address && (
        <p>
          <AddressLink address={address} />
        </p>
      )}
      <dl className="mt-3 grid gap-x-4 xs:grid-cols-[auto_1fr] gap-y-1.5">
        {rows
          .filter(([, text]) => text !== '')
          .map(([label, text]) => (
            <div key={`${label} ${text}`} className="contents">
              <dt className="text-slate-600">{label}</dt>
              <dd className="min-w-0 font-medium wrap-anywhere whitespace-pre-line">{text}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}

/** When a lead came in, and how long it has waited if nobody has saved it. */
function cameInWords({ lead: { createdAt }, open, workedAt }: LeadRecord): string {
  const when = easternDateTime(createdAt);
  const waitedMs = Date.now() - Date.parse(createdAt);
  return open && workedAt === '' && waitedMs >= 0 ? FIND.neverSaved(when, waitedMs) : when;
}

const callbackWords = (when: string, keptFor: string): string =>
  keptFor === '' ? when : FIND.keptFor(when, keptFor);

/** The owner's own entries in the list may have no date. */
const listedWords = (since: string): string =>
  since === '' ? FIND.listedAlways : FIND.listedSince(easternDate(since));

/** Why a number of a lead, by its key, must not be called now; null if it may be. */
function whyNotCalled({ lead, listed, calling }: LeadRecord, key: string): WhyNot | null {
  const own = calling?.numbers.find((number) => number.key === key);
  const saysNo = isLeadStatus(lead.status) && DISPOSITIONS[lead.status].suppresses;
  if (saysNo || own?.forbidden || (own === undefined && listed)) return { words: DAY_WORDS.doNotCall };
  const isFull = calling && own && own.attemptsToday >= calling.attemptsAllowed;
  return isFull ? { words: RECORD.calledOften(own.attemptsToday), isForToday: true } : null;
}

/** Until when it is outside the calling hours of a lead; empty if it is not. */
const outsideHours = ({ requested, open, opensAt }: Calling): string =>
  requested || open || opensAt === '' ? '' : RECORD.opensAt(easternTime(opensAt, Date.now()));
