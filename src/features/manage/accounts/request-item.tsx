import type { AccountDecision, AccountRequest } from '#contract/actions/account-requests.ts';
import type { Role } from '#contract/session.ts';
import { REQUESTS } from '#src/content/rep/manage.ts';
import { type Choice, ConfirmableItem } from '#src/features/manage/confirmable-item.tsx';
import { easternDate } from '#src/features/manage/eastern-date.ts';

export interface Verdict {
  decision: AccountDecision;
  role: Role;
}

interface RequestItemProps {
  request: AccountRequest;
  onDecide: (verdict: Verdict) => Promise<void>;
}

export function RequestItem({ request: { name, email, phone, createdAt }, onDecide }: RequestItemProps) {
  const words = name || email;
  const choices: readonly Choice[] = [
    {
      label: REQUESTS.approveRep,
      look: 'main',
      question: REQUESTS.askRep(words),
      yes: REQUESTS.yesApprove,
      onYes: () => onDecide({ decision: 'approve', role: 'rep' }),
    },
    {
      label: REQUESTS.approveManager,
      look: 'outline',
      question: REQUESTS.askManager(words),
      yes: REQUESTS.yesApprove,
      onYes: () => onDecide({ decision: 'approve', role: 'manager' }),
    },
    {
      label: REQUESTS.deny,
      look: 'outline',
      question: REQUESTS.askDeny(words),
      yes: REQUESTS.yesDeny,
      onYes: () => onDecide({ decision: 'deny', role: 'rep' }),
    },
  ];
  return (
    <ConfirmableItem name={words} choices={choices}>
      <p className="text-slate-700">
        {email} · <span className="inline-block">{phone}</span>
      </p>
      <p className="text-sm text-slate-600">
        {REQUESTS.asked} {easternDate(createdAt)}
      </p>
    </ConfirmableItem>
  );
}
