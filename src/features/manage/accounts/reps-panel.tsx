import { useState } from 'react';
import {
  blockRepAction,
  type ListedRep,
  listRepsAction,
  unlockRepAction,
} from '#contract/actions/accounts/reps.ts';
import type { Session } from '#contract/session.ts';
import { type ConfirmableAction, ConfirmableItem } from '#src/components/rep/confirmable-item.tsx';
import { MANAGE, REPS } from '#src/content/rep/manage.ts';
import { easternTime } from '#src/features/manage/eastern-date.ts';
import { ManagedListView } from '#src/features/manage/managed-list-view.tsx';
import { useManagedList } from '#src/features/manage/use-managed-list.ts';
import { call } from '#src/services/rep-script/transport.ts';

interface RepsPanelProps {
  session: Session;
  /** The script has `unlock_rep`. */
  hasSecurity: boolean;
  onExpired: () => void;
}

/**
 * Approved accounts. Blocking one ends its sessions; managers cannot block themselves. Also shows which
 * accounts are locked or have no PIN yet, and helps them to sign in.
 */
export default function RepsPanel({ session: { auth, email: me }, hasSecurity, onExpired }: RepsPanelProps) {
  const list = useManagedList({
    fetchPage: (signal) => call(listRepsAction, { auth }, { signal }),
    toPage: ({ reps }) => ({ rows: reps }),
    getKey: ({ email }) => email,
    onExpired,
  });

  const unlock = (rep: ListedRep, words: { done: string; failed: string }) =>
    list.decide(
      rep,
      call(unlockRepAction, { auth, email: rep.email }),
      { ...words, done: () => words.done },
      { ...rep, lockedUntil: '' },
    );

  function getChoices(rep: ListedRep, name: string): ConfirmableAction[] {
    const { email } = rep;
    const sendCode = {
      label: REPS.sendCode,
      name: `${REPS.sendCode} to ${name}`,
      question: REPS.askCode(name),
      yes: REPS.yesSend,
      onYes: () => unlock(rep, { done: REPS.codeSent(name), failed: REPS.notSent }),
    };
    const endLock = {
      label: REPS.unlock,
      name: `${REPS.unlock} ${name}`,
      question: REPS.askUnlock(name),
      yes: REPS.yesUnlock,
      onYes: () => unlock(rep, { done: REPS.unlocked(name), failed: REPS.notUnlocked }),
    };
    const block = {
      label: REPS.block,
      name: `${REPS.block} ${name}`,
      question: REPS.ask(name),
      yes: REPS.yesBlock,
      onYes: () =>
        list.decide(rep, call(blockRepAction, { auth, email }), {
          done: () => REPS.blocked(name),
          failed: REPS.notBlocked,
        }),
    };
    return [
      ...(hasSecurity && hasNoPin(rep) ? [sendCode] : []),
      ...(hasSecurity && isLocked(rep) ? [endLock] : []),
      ...(isMe(rep) ? [] : [block]),
    ];
  }

  const isMe = ({ email }: ListedRep) => email === me.toLowerCase();

  return (
    <section aria-labelledby="reps" aria-busy={list.isLoading}>
      <h2 id="reps">{REPS.title}</h2>
      <p className="mt-1 mb-5 text-slate-700">{REPS.lead}</p>
      <ManagedListView list={list} failed={REPS.failed}>
        {(rep) => {
          const name = rep.name || rep.email;
          return (
            <ConfirmableItem
              cancel={MANAGE.cancel}
              name={name}
              choices={getChoices(rep, name)}
              aside={isMe(rep) && <p className="px-5 font-semibold text-slate-700">{REPS.you}</p>}
            >
              <p className="text-slate-700">{rep.email}</p>
              <p className="text-sm text-slate-600">{rep.role === 'manager' ? REPS.manager : REPS.rep}</p>
              {hasSecurity && <AccessNote rep={rep} />}
            </ConfirmableItem>
          );
        }}
      </ManagedListView>
    </section>
  );
}

const hasNoPin = ({ state }: ListedRep): boolean => state === 'approved';

/** Setting the first PIN also ends a lock, so an account without a PIN is not shown as locked. */
const isLocked = (rep: ListedRep): boolean => rep.lockedUntil !== '' && !hasNoPin(rep);

function AccessNote({ rep }: { rep: ListedRep }) {
  const [openedAt] = useState(Date.now);
  if (hasNoPin(rep)) return <p className="mt-1 text-sm font-semibold text-slate-700">{REPS.noPin}</p>;
  if (!isLocked(rep)) return null;
  return (
    <p className="mt-1 text-sm font-semibold text-coral-700">
      {REPS.lockedUntil(easternTime(rep.lockedUntil, openedAt))}
    </p>
  );
}
