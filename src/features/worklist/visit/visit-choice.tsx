import { CalendarCheck } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { easternDay } from '#contract/dates/eastern-time.ts';
import { clockInWords, type Period, periodInWords, slotId } from '#contract/slots.ts';
import { CANCEL, companyDays, readSlotId, TO_AGREE, timesOf } from '#contract/visits/visit-choice.ts';
import type { TakenSlots } from '#contract/visits/visit-limits.ts';
import { SelectField } from '#src/components/ui/select-field.tsx';
import { LEAD_VISIT, shortDay, slotWords, visitWords } from '#src/content/rep/lead-visit.ts';
import type { LeadCard } from '#src/features/worklist/card/card.ts';
import { bringIntoView } from '#src/features/worklist/keys/focus-on.ts';
import { KeyMark, useKeyShortcut } from '#src/features/worklist/keys/key-mark.tsx';
import { PillButton } from '#src/features/worklist/pill-button.tsx';
import {
  asksAboutVisit,
  changesNothing,
  choiceWords,
  KEEP,
  NO_VISIT,
  ownPick,
  setsVisit,
  standingVisit,
  takenFor,
  type VisitPick,
  visitProblem,
} from './visit-edit.ts';

interface VisitChoiceProps {
  card: LeadCard;
  taken: TakenSlots;
  now: number;
  onChoose: (visit: VisitPick) => void;
}

/**
 * What becomes of the lead's visit: open with the status that sets one; folded while the lead stays open; a
 * question when the lead is closed otherwise.
 */
export const VisitChoice = (props: VisitChoiceProps) =>
  asksAboutVisit(props.card) ? <VisitQuestion {...props} /> : <VisitFields {...props} />;

function VisitFields(props: VisitChoiceProps) {
  const { card, onChoose } = props;
  const shortcut = useKeyShortcut();
  const { slot } = card.visit;
  const own = standingVisit(card);
  const leave = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button goes, and the section folds.
    const section = currentTarget.closest<HTMLElement>('[data-visit-choice]');
    onChoose(NO_VISIT);
    (section?.querySelector('summary') ?? section)?.focus();
  };
  const fields = (
    <>
      <VisitSlots {...props} />
      <div className="mt-3 flex flex-wrap items-end gap-x-2 gap-y-3">
        {readSlotId(slot) && <AgreedTime {...props} />}
        <ChoiceRadio
          value={TO_AGREE}
          chosen={slot}
          onChoose={onChoose}
          className="min-h-11! px-4 [&_input]:rounded-full"
        >
          {LEAD_VISIT.toAgree}
        </ChoiceRadio>
        {own && !setsVisit(card) && (
          <PillButton
            aria-pressed={slot === CANCEL}
            onClick={() => onChoose({ slot: CANCEL, time: '' })}
            {...shortcut('X')}
          >
            {LEAD_VISIT.cancel}
            <KeyMark of="X" />
          </PillButton>
        )}
        {slot !== '' && (
          <PillButton onClick={leave}>{own ? LEAD_VISIT.leave.visit : LEAD_VISIT.leave.none}</PillButton>
        )}
      </div>
      <MailNote {...props} />
    </>
  );
  if (setsVisit(card)) {
    return (
      <fieldset data-visit-choice tabIndex={-1} className="rounded-lg border border-line px-3 pt-1 pb-3">
        <legend className="flex items-center gap-2 px-1 font-semibold text-navy-900">
          <CalendarCheck aria-hidden="true" className="size-5 text-leaf-700" />
          {LEAD_VISIT.title}
          <KeyMark of="V" />
        </legend>
        {fields}
      </fieldset>
    );
  }
  return (
    <details data-visit-choice open={slot !== '' || undefined} className="rounded-lg border border-line">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control */}
      <summary
        onClick={bringIntoView}
        className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-2 rounded-lg px-3 py-1.5 font-semibold text-navy-900 hover:bg-foam-100"
      >
        <CalendarCheck aria-hidden="true" className="size-5 shrink-0 text-tarp-700" />
        {LEAD_VISIT.change}
        <KeyMark of="V" />
        <span className="font-normal text-slate-700">{choiceWords(card.visit)}</span>
      </summary>
      <fieldset aria-label={LEAD_VISIT.title} className="px-3 pt-1 pb-4">
        {fields}
      </fieldset>
    </details>
  );
}

/** The slots from today on, the lead's own first. */
function VisitSlots({ card, taken, now, onChoose }: VisitChoiceProps) {
  const { slot: chosen } = card.visit;
  const full = takenFor(card, taken, now);
  const { slot: own, time } = ownPick(card, now);
  const ownWords = readSlotId(own);
  const { visit } = card.answer;
  const label = !visit || visit.state === 'done' ? 'noted' : visit.state;
  return (
    <>
      {ownWords && (
        <ChoiceRadio
          value={own}
          time={time}
          chosen={chosen}
          state={full[own]}
          onChoose={onChoose}
          className="mb-2 justify-start! gap-2 px-3 text-left"
        >
          <span className="font-normal">{LEAD_VISIT.own[label]}</span> {choiceWords({ slot: own, time })}
          {full[own] && `: ${full[own]}`}
        </ChoiceRadio>
      )}
      <ul className="grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
        {companyDays(now).map(({ date, periods }) => (
          <li
            key={date}
            className="grid two-up items-center gap-1.5 max-xs:*:first:col-span-full xs:grid-cols-[minmax(0,5.5rem)_minmax(0,1fr)_minmax(0,1fr)]"
          >
            <span className="text-sm font-semibold wrap-anywhere text-navy-900">
              {date === easternDay(now) ? LEAD_VISIT.today : shortDay(date)}
            </span>
            {periods.map((period) => (
              <SlotRadio
                key={period}
                date={date}
                period={period}
                isOwn={slotId({ date, period }) === own}
                state={full[slotId({ date, period })]}
                chosen={chosen}
                onChoose={onChoose}
              />
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

interface SlotRadioProps extends Pick<ChoiceRadioProps, 'chosen' | 'state' | 'onChoose'> {
  date: string;
  period: Period;
  /** Shown above the days. */
  isOwn: boolean;
}

function SlotRadio({ date, period, isOwn, ...choice }: SlotRadioProps) {
  const { name } = periodInWords(period);
  // An afternoon alone stays in the column of the afternoons.
  const column = period === 'afternoon' ? 'xs:col-start-3' : '';
  if (isOwn)
    return <span className={`text-center text-sm text-slate-600 ${column}`}>{LEAD_VISIT.ownHere}</span>;
  return (
    <ChoiceRadio
      value={slotId({ date, period })}
      label={slotWords({ date, period })}
      className={column}
      {...choice}
    >
      {choice.state ? `${name}: ${choice.state}` : name}
    </ChoiceRadio>
  );
}

interface ChoiceRadioProps {
  /** Of the group: the slots, unless it is another question. */
  name?: string;
  /** A slot's id, `agree`, `cancel` or `keep`. */
  value: string;
  /** The clock time that is chosen with it. */
  time?: string;
  chosen: string;
  /** Why the slot has no place; it cannot be chosen then. */
  state?: string | undefined;
  /** Where the words beside it do not say it all. */
  label?: string;
  className?: string;
  onChoose: (visit: VisitPick) => void;
  children: ReactNode;
}

function ChoiceRadio({
  name = 'visitSlot',
  value,
  time = '',
  chosen,
  state,
  label,
  className = '',
  onChoose,
  children,
}: ChoiceRadioProps) {
  const spoken = label && [label, state].filter(Boolean).join(', ');
  return (
    <label
      className={`relative flex min-h-11 items-center justify-center px-1 text-center text-sm leading-tight font-semibold wrap-anywhere lg:min-h-9 ${state ? 'text-slate-600' : ''} ${className}`}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={chosen === value}
        disabled={Boolean(state)}
        aria-label={spoken}
        onChange={() => onChoose({ slot: value, time })}
        className="absolute inset-0 cursor-pointer appearance-none rounded-lg border-2 border-slate-400 hover:border-navy-700 checked:border-tarp-700 checked:bg-tarp-100 disabled:cursor-not-allowed disabled:border-dashed disabled:bg-slate-200"
      />
      <span className="pointer-events-none relative">{children}</span>
    </label>
  );
}

/** The clock time within the slot. */
function AgreedTime({ card, now, onChoose }: VisitChoiceProps) {
  const { slot: id, time } = card.visit;
  const slot = readSlotId(id);
  if (!slot) return null;
  return (
    <SelectField
      className="w-full sm:w-52"
      label={LEAD_VISIT.time}
      name="visitTime"
      value={time}
      onChange={(event) => onChoose({ slot: id, time: event.target.value })}
      error={visitProblem(card.visit, now) ?? undefined}
      placeholder={LEAD_VISIT.anyTime}
      options={timesOf(slot, time, now).map((value) => ({ value, label: clockInWords(value) }))}
    />
  );
}

function MailNote({ card, now }: VisitChoiceProps) {
  const { lead, visit } = card;
  const { mail, none } = LEAD_VISIT;
  const words =
    visit.slot === CANCEL
      ? mail.cancel
      : visit.slot === TO_AGREE
        ? mail.agree
        : visit.slot
          ? mail.slot
          : null;
  const toldWords = lead.email && words ? words(lead.email) : mail.none;
  const said = words === null ? none : changesNothing(card, now) ? LEAD_VISIT.unchanged : toldWords;
  return (
    <p role="status" className="mt-2 text-sm wrap-anywhere text-slate-600">
      {said}
    </p>
  );
}

/** Asked once when a lead is closed whose visit stands. */
function VisitQuestion(props: VisitChoiceProps) {
  const { card, onChoose } = props;
  const visit = standingVisit(card);
  const question =
    !visit || visit.toAgree ? LEAD_VISIT.closingToAgree : LEAD_VISIT.closing(visitWords(visit));
  return (
    <fieldset className="rounded-lg border-2 border-amber-400 bg-amber-100 px-3 pb-3">
      <legend className="sr-only">{question}</legend>
      <p aria-hidden="true" className="flex flex-wrap items-center gap-2 py-2 font-semibold text-navy-950">
        <CalendarCheck className="size-5 shrink-0" />
        {question}
        <KeyMark of="V" />
      </p>
      <div className="grid gap-2 sm:grid-cols-2">
        {([CANCEL, KEEP] as const).map((choice) => (
          <ChoiceRadio
            key={choice}
            name="visitEnd"
            value={choice}
            chosen={card.visit.slot}
            onChoose={onChoose}
            className="px-3"
          >
            {choice === CANCEL ? LEAD_VISIT.cancel : LEAD_VISIT.keep}
          </ChoiceRadio>
        ))}
      </div>
      {card.visit.slot === CANCEL && <MailNote {...props} />}
    </fieldset>
  );
}
