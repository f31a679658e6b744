import { LEAD_STATUSES } from '#contract/lead/status.ts';
import { OUTCOMES, type Outcome, WORKLIST } from '#src/content/rep/worklist.ts';
import { KeyMark, useKeyShortcut } from '#src/features/worklist/keys/key-mark.tsx';
import { PillButton } from '#src/features/worklist/pill-button.tsx';

interface OutcomePillsProps {
  isLocked: boolean;
  onChoose: (outcome: Outcome) => void;
}

/** What most calls come to: one press writes it into the notes and chooses the status. */
export function OutcomePills({ isLocked, onChoose }: OutcomePillsProps) {
  const shortcut = useKeyShortcut();
  return (
    <fieldset className="flex flex-wrap gap-1.5">
      <legend className="sr-only">{WORKLIST.outcomes}</legend>
      {OUTCOMES.map((outcome, index) => {
        // The statuses have the digits before.
        const digit = String(LEAD_STATUSES.length + index + 1);
        return (
          <PillButton
            key={outcome.words}
            disabled={isLocked}
            onClick={() => onChoose(outcome)}
            {...shortcut(digit)}
          >
            {outcome.words}
            <KeyMark of={digit} />
          </PillButton>
        );
      })}
    </fieldset>
  );
}
