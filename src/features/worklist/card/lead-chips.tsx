import { CalendarClock, Clock, HandHelping, type LucideIcon, PhoneForwarded } from 'lucide-react';
import type { ReactNode } from 'react';
import { getClockIfDifferent, leadClock } from '#contract/dates/calling-time.ts';
import { COMPANY_ZONE } from '#contract/dates/eastern-time.ts';
import { CALLBACK, callingHoursSource, listedWords, WORKLIST } from '#src/content/rep/worklist.ts';
import { isOutsideCallingHours } from '#src/features/worklist/calling/call-permission.ts';
import { overdueWords } from '#src/features/worklist/calling/callback.ts';
import { easternMomentWords } from '#src/features/worklist/calling/eastern-words.ts';
import { isDoNotCall, type LeadCard } from './card.ts';

export function LeadChips({ card, now }: { card: LeadCard; now: number }) {
  const { calling, callbackAt } = card.answer;
  const isAsked = calling?.requested && !isDoNotCall(card);
  const askedMs = Date.parse(card.lead.createdAt);
  const isListed = calling?.listed && !isDoNotCall(card) && !Number.isNaN(askedMs);
  const callbackMs = Date.parse(callbackAt);
  const overdue = overdueWords(callbackAt, now);
  const hasCallback = !Number.isNaN(callbackMs);
  const calls = calling?.attemptsToday ?? 0;
  const zone = calling?.zone ?? '';
  const isShut = calling ? isOutsideCallingHours(calling, now) : false;
  const time = isDoNotCall(card) ? '' : timeThere(zone, isShut, now);
  const callbackThere = hasCallback ? getClockIfDifferent(zone, callbackMs) : '';
  if (!isAsked && !isListed && !time && !hasCallback && calls === 0) return null;
  return (
    <ul className="mt-1.5 mb-2 lg:mt-1 lg:mb-0 flex flex-wrap gap-2 text-sm font-semibold">
      {isAsked && (
        <Chip Icon={HandHelping} look="bg-leaf-100 text-leaf-700">
          {WORKLIST.requested}
        </Chip>
      )}
      {isListed && (
        <Chip Icon={HandHelping} look="bg-coral-100 text-coral-700">
          {listedWords(easternMomentWords(askedMs))}
        </Chip>
      )}
      {time && (
        <Chip Icon={Clock} look={isShut ? 'bg-sand-200 text-navy-950' : 'bg-foam-100 text-navy-900'}>
          {time}
        </Chip>
      )}
      {hasCallback && (
        <Chip
          Icon={CalendarClock}
          look={overdue ? 'bg-coral-100 text-coral-700' : 'bg-tarp-100 text-tarp-700'}
        >
          {CALLBACK.chip(easternMomentWords(callbackMs), callbackThere, overdue)}
        </Chip>
      )}
      {calling && calls > 0 && (
        <Chip Icon={PhoneForwarded} look="bg-sand-200 text-navy-950">
          {WORKLIST.attemptsToday(calls, calling.attemptsAllowed)}
        </Chip>
      )}
    </ul>
  );
}

/** Says what the calling hours follow from, unless they are plain Eastern hours or any hour is right. */
export function CallingHoursNote({ card }: { card: LeadCard }) {
  const { calling } = card.answer;
  if (!calling || calling.requested || isDoNotCall(card)) return null;
  if (calling.zones.every((zone) => zone === COMPANY_ZONE)) return null;
  return (
    <p className="mb-1 text-sm wrap-anywhere text-slate-600 lg:mt-1 lg:mb-0">
      {callingHoursSource(calling.places)}
    </p>
  );
}

/** The lead's local time when it is outside calling hours or not the same as Eastern; else empty. */
function timeThere(zone: string, isShut: boolean, now: number): string {
  const clock = zone && (isShut ? leadClock(zone, now) : getClockIfDifferent(zone, now));
  const there = clock && WORKLIST.there(clock);
  return [isShut ? WORKLIST.outsideCallingHours : '', there].filter(Boolean).join(': ');
}

function Chip({ Icon, look, children }: { Icon: LucideIcon; look: string; children: ReactNode }) {
  return (
    <li className={`inline-flex items-center gap-1.5 rounded-full px-3 py-1 ${look}`}>
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <span>{children}</span>
    </li>
  );
}
