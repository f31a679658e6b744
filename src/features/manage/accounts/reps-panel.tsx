import { decideRequestAction } from '#contract/actions/accounts/account-requests.ts';
import { type ListedRep, listRepsAction, unlockRepAction } from '#contract/actions/accounts/reps.ts';
import type { Role, Session } from '#contract/session.ts';
import type { ConfirmableAction } from '#src/components/rep/confirmable-item.tsx';
import { REPS } from '#src/content/rep/manage.ts';
import { CutNote, ManagedListView, ManagedRows } from '#src/features/manage/managed-list-view.tsx';
import { useManagedList } from '#src/features/manage/use-managed-list.ts';
import { call } from '#src/services/rep-endpoint/transport.ts';
import { useBackendFeatures } from '#src/stored/backend-features.ts';
import { blockRep } from './block-rep.ts';
import { InviteLink } from './invite-link.tsx';
import { REP_HEADS, RepRow } from './rep-row.tsx';
import { hasNoPin, isBlocked, isLocked } from './rep-states.ts';

interface RepsPanelProps {
  session: Session;
  onExpired: () => void;
}

/**
 * Approved accounts, and below them the blocked and denied ones, which can be approved again. Blocking one
 * ends its sessions; managers cannot block themselves. Also shows which accounts are locked or have no PIN
 * yet, helps them to sign in, and shows what was done to each.
 */
export function RepsPanel({ session: { auth, email: me }, onExpired }: RepsPanelProps) {
  const backend = useBackendFeatures();
  const hasAccounts = backend.can('accounts');
  const hasSecurity = backend.can('security');
  const list = useManagedList({
    fetchPage: (signal) => call(listRepsAction, { auth }, { signal }),
    toPage: ({ reps, blocked = [] }) => ({ rows: hasAccounts ? [...reps, ...blocked] : reps }),
    getKey: ({ email }) => email,
    onExpired,
  });

  const unlock = (rep: ListedRep, words: { done: (mailWaits: boolean) => string; failed: string }) =>
    list.decide(
      rep,
      call(unlockRepAction, { auth, email: rep.email }),
      { ...words, done: ({ mailWaits }) => words.done(mailWaits) },
      { ...rep, lockedUntil: '' },
    );

  const restore = (rep: ListedRep, name: string, role: Role) =>
    list.decide(
      rep,
      call(decideRequestAction, { auth, email: rep.email, decision: 'approve', role }),
      { done: ({ mailWaits }) => REPS.restored(name, role, mailWaits), failed: REPS.notRestored },
      { ...rep, state: 'approved', role, lockedUntil: '' },
    );

  function getChoices(rep: ListedRep, name: string): ConfirmableAction[] {
    const { email } = rep;
    const sendCode = {
      label: REPS.sendCode,
      name: REPS.sendCodeTo(name),
      question: REPS.askCode(name),
      yes: REPS.yesSend,
      onYes: () => unlock(rep, { done: (mailWaits) => REPS.codeSent(name, mailWaits), failed: REPS.notSent }),
    };
    const endLock = {
      label: REPS.unlock,
      name: REPS.unlockRep(name),
      question: REPS.askUnlock(name),
      yes: REPS.yesUnlock,
      onYes: () =>
        unlock(rep, { done: (mailWaits) => REPS.unlocked(name, mailWaits), failed: REPS.notUnlocked }),
    };
    const block = {
      label: REPS.block,
      name: REPS.blockRep(name),
      question: REPS.ask(name),
      yes: REPS.yesBlock,
      onYes: () =>
        list.decide(
          rep,
          blockRep(auth, email),
          { done: (answer) => REPS.blocked(name, answer), failed: REPS.notBlocked },
          hasAccounts ? { ...rep, state: 'denied', role: 'rep' } : undefined,
        ),
    };
    return [
      ...(hasSecurity && hasNoPin(rep) ? [sendCode] : []),
      ...(hasSecurity && isLocked(rep) ? [endLock] : []),
      ...(isMe(rep) ? [] : [block]),
    ];
  }

  const getRestoreChoices = (rep: ListedRep, name: string): ConfirmableAction[] => [
    {
      label: REPS.restoreRep,
      name: REPS.restore(name, 'rep'),
      question: REPS.askRestoreRep(name),
      yes: REPS.yesRestore,
      onYes: () => restore(rep, name, 'rep'),
    },
    {
      label: REPS.restoreManager,
      name: REPS.restore(name, 'manager'),
      question: REPS.askRestoreManager(name),
      yes: REPS.yesRestore,
      onYes: () => restore(rep, name, 'manager'),
    },
  ];

  const isMe = ({ email }: ListedRep) => email === me.toLowerCase();

  function renderRep(rep: ListedRep) {
    const name = rep.name || rep.email;
    return (
      <RepRow
        rep={rep}
        auth={auth}
        name={name}
        isMe={isMe(rep)}
        choices={isBlocked(rep) ? getRestoreChoices(rep, name) : getChoices(rep, name)}
        hasSecurity={hasSecurity}
        hasAccounts={hasAccounts}
        onExpired={onExpired}
      />
    );
  }

  const rows = list.rows ?? [];
  const blocked = rows.filter(isBlocked);
  return (
    <>
      <section aria-labelledby="reps" aria-busy={list.isLoading}>
        <h2 id="reps">{REPS.title}</h2>
        <p className="mt-1 mb-5 text-slate-700">{REPS.lead}</p>
        <ManagedListView
          list={list}
          failed={REPS.failed}
          cut={list.answer?.more && REPS.cut(rows.length - blocked.length)}
          isShown={(rep) => !isBlocked(rep)}
          look="table"
          heads={REP_HEADS}
        >
          {renderRep}
        </ManagedListView>
        <InviteLink />
      </section>
      {blocked.length > 0 && (
        <section aria-labelledby="blocked" className="mt-10">
          <h2 id="blocked">{REPS.blockedTitle}</h2>
          <p className="mt-1 mb-5 text-slate-700">{REPS.blockedLead}</p>
          {list.answer?.moreBlocked && <CutNote>{REPS.blockedCut(blocked.length)}</CutNote>}
          <ManagedRows rows={blocked} getKey={list.getKey} look="table" heads={REP_HEADS}>
            {renderRep}
          </ManagedRows>
        </section>
      )}
    </>
  );
}
