import type { ListedRep } from '#contract/actions/reps.ts';
import { REPS } from '#src/content/rep/manage.ts';
import { ConfirmableItem } from '#src/features/manage/confirmable-item.tsx';

interface RepItemProps {
  rep: ListedRep;
  isMe: boolean;
  onBlock: () => Promise<void>;
}

export function RepItem({ rep: { email, name, role }, isMe, onBlock }: RepItemProps) {
  const words = name || email;
  const block = {
    label: REPS.block,
    name: `${REPS.block} ${words}`,
    look: 'outline',
    question: REPS.ask(words),
    yes: REPS.yesBlock,
    onYes: onBlock,
  } as const;
  return (
    <ConfirmableItem
      name={words}
      choices={isMe ? [] : [block]}
      aside={isMe && <p className="px-5 font-semibold text-slate-700">{REPS.you}</p>}
    >
      <p className="text-slate-700">{email}</p>
      <p className="text-sm text-slate-600">{role === 'manager' ? REPS.manager : REPS.rep}</p>
    </ConfirmableItem>
  );
}
