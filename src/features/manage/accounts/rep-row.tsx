import type { ListedRep } from '#contract/actions/accounts/reps.ts';
import { type ConfirmableAction, ConfirmableItem } from '#src/components/rep/confirmable-item.tsx';
import { MANAGE, REPS } from '#src/content/rep/manage.ts';
import type { ColumnHeads } from '#src/features/manage/managed-list-view.tsx';
import { AccessNotes } from './access-notes.tsx';
import { AccountActivity } from './account-activity.tsx';
import { isBlocked } from './rep-states.ts';

export const REP_HEADS: ColumnHeads = {
  columns: 'lg:grid-cols-[6fr_3fr_3fr_5fr_7fr]',
  names: REPS.heads,
};

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
  return (
    <ConfirmableItem
      cancel={MANAGE.cancel}
      name={name}
      about={email}
      choices={choices}
      columns={REP_HEADS.columns}
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
      <div className="flex flex-wrap gap-x-4 text-sm text-slate-700 lg:contents">
        <p>{!isBlocked(rep) && REPS.role(role, isMe)}</p>
        <p>{!isBlocked(rep) && REPS.speaks(languages)}</p>
      </div>
      <div>
        <AccessNotes rep={rep} hasSecurity={hasSecurity} hasAccounts={hasAccounts} />
      </div>
    </ConfirmableItem>
  );
}
