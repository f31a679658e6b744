import { type Control, useWatch } from 'react-hook-form';
import { Button } from '#src/components/ui/button.tsx';
import { useMounted } from '#src/components/ui/use-mounted.ts';
import type { DraftField } from '#src/lib/booking-fields.ts';
import { FIELD_NAMES, SUBMIT_LABELS, stillNeeded } from '#words/pages/booking.ts';
import { findEmptyFields, findMissingFields } from './booking-rules.ts';
import { type BookingValues, EMPTY_BOOKING } from './booking-values.ts';

interface SubmitBarProps {
  control: Control<BookingValues>;
  hasSlot: boolean;
  isSending: boolean;
  onGoTo: (field: DraftField) => void;
}

const ALL_EMPTY = findEmptyFields(EMPTY_BOOKING);

const MAX_NAMED = 3;

/**
 * A disabled button alone would be a dead end, so a line above it says what is missing and leads there. The line
 * covers the button, so that a tap on either does.
 */
export function SubmitBar({ control, hasSlot, isSending, onGoTo }: SubmitBarProps) {
  const isMounted = useMounted();
  const empty = useWatch({ control, compute: findEmptyFields });
  const missing = findMissingFields(isMounted ? empty : ALL_EMPTY, hasSlot);
  const [next] = missing;
  const readyLabel = isSending ? SUBMIT_LABELS.sending : SUBMIT_LABELS.ready;
  return (
    <div className="relative">
      {!isSending && next && (
        <div role="status" className="mb-2">
          <button
            type="button"
            onClick={() => onGoTo(next)}
            className="still-needed min-h-11 text-left font-semibold text-tarp-700 underline underline-offset-4"
          >
            {inWords(missing)}
          </button>
        </div>
      )}
      <Button type="submit" look="act" className="w-full text-lg" disabled={isSending || missing.length > 0}>
        {missing.length > 0 ? SUBMIT_LABELS.incomplete : readyLabel}
      </Button>
    </div>
  );
}

function inWords(missing: DraftField[]): string {
  const named = missing.slice(0, MAX_NAMED).map((field) => FIELD_NAMES[field]);
  return stillNeeded(named, missing.length - named.length);
}
