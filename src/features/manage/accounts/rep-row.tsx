import type { ListedRep } from '#contract/actions/accounts/reps.ts';
import { type ConfirmableAction, ConfirmableItem } from '#src/components/rep/confirmable-item.tsx';
import { MANAGE, REPS } from '#src/content/rep/manage.ts';
import { AccessNotes } from './access-notes.tsx';
import { AccountActivity } from './account-activity.tsx';
import { isBlocked } from './rep-states.ts';

interface RepRowProps {
  rep: ListedRep;
  auth: string;
  name: string;
  /** The account of who is signed in. */
  isMe: boolean;
  choices: readonly ConfirmableAction[];
  hasSecurity: boolean;
  hasAccounts: boolean;
  onExpired: () => void;
}

/** An account: who it is, what it may do, when it was last used, and what a manager can do with it. */
export function RepRow({ rep, auth, name, isMe, choices, hasSecurity, hasAccounts, onExpired }: RepRowProps) {
  const { email, role, languages } = rep;
  const spoken = REPS.speaks(languages);
  return (
    <ConfirmableItem
      cancel={MANAGE.cancel}
      name={name}
      choices={choices}
      columns="lg:grid-cols-[3fr_5fr_3fr_4fr_7fr]"
      more={
        hasAccounts
          ? {
              label: REPS.activity,
              name: REPS.activityOf(name),
              content: <AccountActivity auth={auth} email={email} onExpired={onExpired} />,
            }
          : undefined
      }
    >
      <p className="text-slate-700 lg:text-sm">{email}</p>
      <div className="text-sm text-slate-600">
        <p>
          {isMe && <span className="font-semibold text-navy-900">{`${REPS.you} · `}</span>}
          {!isBlocked(rep) && (role === 'manager' ? REPS.manager : REPS.rep)}
        </p>
        {!isBlocked(rep) && spoken && <p>{spoken}</p>}
      </div>
      <div>
        <AccessNotes rep={rep} hasSecurity={hasSecurity} hasAccounts={hasAccounts} />
      </div>
    </ConfirmableItem>
  );
}
