import type { Batch } from '#contract/actions/list-batches.ts';
import { WORKLIST } from '#src/content/rep/worklist.ts';
import type { Card } from './card.ts';
import { HistoryList } from './history-list.tsx';
import { leadDetails } from './lead-words.ts';
import { SameNumberList } from './same-number-list.tsx';

interface LeadDetailsProps {
  card: Card;
  batches: Batch[] | null;
  me: string;
}

export function LeadDetails({ card: { lead, about }, batches, me }: LeadDetailsProps) {
  const details = leadDetails(lead);
  return (
    <aside className="grid content-start gap-5" aria-label={WORKLIST.details}>
      <SameNumberList leads={about.sameNumber} batches={batches} />
      {details.length > 0 && (
        <section className="rounded-2xl border border-line bg-white p-5">
          <h3>{WORKLIST.details}</h3>
          <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
            {details.map(({ name, text }) => (
              <div key={name} className="contents">
                <dt className="text-slate-600">{name}</dt>
                <dd className="min-w-0 wrap-anywhere font-medium">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <HistoryList history={about.history} me={me} />
    </aside>
  );
}
