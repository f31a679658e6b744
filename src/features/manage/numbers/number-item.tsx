import type { SuppressedNumber } from '#contract/actions/suppressions.ts';
import { NUMBERS } from '#src/content/rep/manage.ts';
import { ConfirmableItem } from '#src/features/manage/confirmable-item.tsx';
import { easternDate } from '#src/features/manage/eastern-date.ts';
import { numberInWords } from './number-search.ts';

interface NumberItemProps {
  number: SuppressedNumber;
  onLift: () => Promise<void>;
}

export function NumberItem({ number: { phone, suppressedAt, suppressedBy }, onLift }: NumberItemProps) {
  const words = numberInWords(phone);
  const lift = {
    label: NUMBERS.lift,
    name: `${NUMBERS.lift} ${words}`,
    look: 'outline',
    question: NUMBERS.ask(words),
    yes: NUMBERS.yesLift,
    onYes: onLift,
  } as const;
  return (
    <ConfirmableItem name={words} choices={[lift]}>
      <p className="text-sm text-slate-600">
        {[
          suppressedAt && `${NUMBERS.since} ${easternDate(suppressedAt)}`,
          suppressedBy && `${NUMBERS.by} ${suppressedBy}`,
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
    </ConfirmableItem>
  );
}
