import {
  CalendarCheck,
  Check,
  CircleSlash,
  type LucideIcon,
  PhoneMissed,
  PhoneOff,
  Sparkles,
} from 'lucide-react';
import { LEAD_STATUSES, type LeadStatus } from '#contract/lead/status.ts';
import { WORKLIST } from '#src/content/rep/worklist.ts';
import { KeyMark, useKeyShortcut } from '#src/features/worklist/keys/key-mark.tsx';

const LOOKS: Record<LeadStatus, { Icon: LucideIcon; color: string; span: string }> = {
  'New Lead': { Icon: Sparkles, color: 'text-tarp-700', span: 'sm:col-span-2' },
  Attempted: { Icon: PhoneMissed, color: 'text-amber-600', span: 'sm:col-span-2' },
  'Qualified – Appointment Set': {
    Icon: CalendarCheck,
    color: 'text-leaf-700',
    span: 'col-span-full sm:col-span-2',
  },
  'Not Qualified': { Icon: CircleSlash, color: 'text-slate-600', span: 'sm:col-span-3' },
  'DO NOT CALL': { Icon: PhoneOff, color: 'text-coral-700', span: 'sm:col-span-3' },
};

interface StatusChoiceProps {
  status: LeadStatus | '';
  /** The lead's status when it is a custom one; else empty. */
  customStatus: string;
  isLocked: boolean;
  onChoose: (status: LeadStatus) => void;
}

/** A lead may come with a custom status: it is shown, and the rep has to choose one of these. */
export function StatusChoice({ status, customStatus, isLocked, onChoose }: StatusChoiceProps) {
  const shortcut = useKeyShortcut();
  return (
    <fieldset disabled={isLocked}>
      <legend className="mb-1.5 font-semibold text-navy-900 xl:sr-only">{WORKLIST.status}</legend>
      {customStatus && (
        <p className="mb-2 rounded-lg bg-sand-200 px-3 py-2 leading-snug wrap-anywhere text-navy-950">
          {WORKLIST.statusNow(<strong key="status">{customStatus}</strong>)}{' '}
          {status === '' && WORKLIST.statusMissing}
        </p>
      )}
      <div className="grid two-up gap-2 sm:grid-cols-6 xl:grid-cols-[13.5fr_14fr_18.5fr_14fr_15fr]">
        {LEAD_STATUSES.map((choice, index) => {
          const { Icon, color, span } = LOOKS[choice];
          const digit = String(index + 1);
          return (
            <label
              key={choice}
              className={`relative flex min-h-12 items-center gap-1.5 px-2 py-1.5 xl:col-auto ${span}`}
            >
              <input
                type="radio"
                name="status"
                value={choice}
                checked={choice === status}
                onChange={() => onChoose(choice)}
                {...shortcut(digit)}
                className="peer absolute inset-0 cursor-pointer appearance-none rounded-lg border-2 border-slate-400 hover:border-navy-700 checked:border-tarp-700 checked:bg-tarp-100"
              />
              <Icon aria-hidden="true" className={`pointer-events-none relative size-5 shrink-0 ${color}`} />
              <span className="pointer-events-none relative text-sm leading-tight font-semibold">
                {choice}
              </span>
              <span className="pointer-events-none relative ml-auto text-slate-600 peer-checked:hidden">
                <KeyMark of={digit} />
              </span>
              <Check
                aria-hidden="true"
                className="pointer-events-none relative ml-auto hidden size-4 shrink-0 text-tarp-700 peer-checked:block"
              />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
