import { UserRoundCheck } from 'lucide-react';
import {
  type AccountDecision,
  type AccountRequest,
  decideRequestAction,
  listRequestsAction,
} from '#contract/actions/accounts/account-requests.ts';
import { formatPhone } from '#contract/phone.ts';
import type { Role } from '#contract/session.ts';
import { type ConfirmableAction, ConfirmableItem } from '#src/components/rep/confirmable-item.tsx';
import { EmptyNote } from '#src/components/rep/empty-note.tsx';
import { PhoneText } from '#src/components/ui/phone-text.tsx';
import { MANAGE, REQUESTS } from '#src/content/rep/manage.ts';
import { easternDate } from '#src/features/manage/eastern-date.ts';
import { ManagedListView } from '#src/features/manage/managed-list-view.tsx';
import { useManagedList } from '#src/features/manage/use-managed-list.ts';
import { call } from '#src/services/rep-endpoint/transport.ts';

interface RequestsPanelProps {
  auth: string;
  onDecided?: () => void;
  onExpired: () => void;
}

export function RequestsPanel({ auth, onDecided, onExpired }: RequestsPanelProps) {
  const list = useManagedList({
    fetchPage: (signal) => call(listRequestsAction, { auth }, { signal }),
    toPage: ({ requests }) => ({ rows: requests }),
    getKey: ({ email }) => email,
    onExpired,
  });

  function getChoices(request: AccountRequest): ConfirmableAction[] {
    const { email } = request;
    const name = request.name || email;
    const decide = async (decision: AccountDecision, role: Role) => {
      await list.decide(request, call(decideRequestAction, { auth, email, decision, role }), {
        done: ({ mailWaits }) =>
          decision === 'approve'
            ? REQUESTS.approved(name, role, mailWaits)
            : REQUESTS.denied(name, mailWaits),
        failed: REQUESTS.notDecided,
      });
      onDecided?.();
    };
    return [
      {
        label: REQUESTS.approveRep,
        look: 'main',
        question: REQUESTS.askRep(name),
        yes: REQUESTS.yesApprove,
        onYes: () => decide('approve', 'rep'),
      },
      {
        label: REQUESTS.approveManager,
        question: REQUESTS.askManager(name),
        yes: REQUESTS.yesApprove,
        onYes: () => decide('approve', 'manager'),
      },
      {
        label: REQUESTS.deny,
        question: REQUESTS.askDeny(name),
        yes: REQUESTS.yesDeny,
        onYes: () => decide('deny', 'rep'),
      },
    ];
  }

  return (
    <section aria-labelledby="requests" aria-busy={list.isLoading}>
      <h2 id="requests" className="mb-4">
        {REQUESTS.title}
      </h2>
      <ManagedListView
        list={list}
        failed={REQUESTS.failed}
        cut={list.answer?.more && REQUESTS.cut(list.rows?.length ?? 0)}
        empty={<EmptyNote Icon={UserRoundCheck} text={REQUESTS.none} hint={REQUESTS.noneHint} />}
      >
        {(request) => (
          <ConfirmableItem
            cancel={MANAGE.cancel}
            name={request.name || request.email}
            choices={getChoices(request)}
          >
            <p className="text-slate-700">
              {request.email} · <PhoneText>{formatPhone(request.phone)}</PhoneText>
            </p>
            {request.wasBlocked && (
              <p className="mt-1 text-sm font-semibold text-coral-700">{REQUESTS.wasBlocked}</p>
            )}
            <p className="text-sm text-slate-600">{REQUESTS.asked(easternDate(request.createdAt))}</p>
          </ConfirmableItem>
        )}
      </ManagedListView>
    </section>
  );
}
