import { blockRepAction, listRepsAction } from '#contract/actions/accounts/reps.ts';
import type { Session } from '#contract/session.ts';
import { REPS } from '#src/content/rep/manage.ts';
import { ConfirmableItem } from '#src/features/manage/confirmable-item.tsx';
import { ManagedListView } from '#src/features/manage/managed-list-view.tsx';
import { useManagedList } from '#src/features/manage/use-managed-list.ts';
import { call } from '#src/services/rep-script/transport.ts';

interface RepsPanelProps {
  session: Session;
  onExpired: () => void;
}

/** Accounts that may sign in. Blocking one ends its sessions; managers cannot block themselves. */
export default function RepsPanel({ session: { auth, email: me }, onExpired }: RepsPanelProps) {
  const list = useManagedList({
    fetchPage: (signal) => call(listRepsAction, { auth }, { signal }),
    toPage: ({ reps }) => ({ rows: reps }),
    getKey: ({ email }) => email,
    onExpired,
  });

  return (
    <section aria-labelledby="reps" aria-busy={list.isLoading}>
      <h2 id="reps">{REPS.title}</h2>
      <p className="mt-1 mb-5 text-slate-700">{REPS.lead}</p>
      <ManagedListView list={list} failed={REPS.failed}>
        {(rep) => {
          const { email, role } = rep;
          const name = rep.name || email;
          const isMe = email === me.toLowerCase();
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
          return (
            <ConfirmableItem
              name={name}
              choices={isMe ? [] : [block]}
              aside={isMe && <p className="px-5 font-semibold text-slate-700">{REPS.you}</p>}
            >
              <p className="text-slate-700">{email}</p>
              <p className="text-sm text-slate-600">{role === 'manager' ? REPS.manager : REPS.rep}</p>
            </ConfirmableItem>
          );
        }}
      </ManagedListView>
    </section>
  );
}
