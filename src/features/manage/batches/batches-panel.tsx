import { Inbox } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  archiveBatchAction,
  type ManagedBatch,
  showBatchesAction,
} from '#contract/actions/manager/batches.ts';
import { EmptyNote } from '#src/components/rep/empty-note.tsx';
import { BATCHES } from '#src/content/rep/batches.ts';
import { ManagedListView, ManagedRows } from '#src/features/manage/managed-list-view.tsx';
import { useManagedList } from '#src/features/manage/use-managed-list.ts';
import { call } from '#src/services/rep-endpoint/transport.ts';
import { useBackendFeatures } from '#src/stored/backend-features.ts';
import { BATCH_HEADS, BatchCard } from './batch-card.tsx';
import { BatchImports } from './batch-imports.tsx';

interface BatchesPanelProps {
  auth: string;
  /** The batches that reps are offered have changed. */
  onChanged: () => void;
  onExpired: () => void;
}

const isArchived = ({ archivedAt }: ManagedBatch): boolean => archivedAt !== '';

/** All batches, and below them the archived ones. */
export function BatchesPanel({ auth, onChanged, onExpired }: BatchesPanelProps) {
  const backend = useBackendFeatures();
  // A new object loads the batches again.
  const [search, setSearch] = useState({});
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useManagedList({
    search,
    fetchPage: (signal) => call(showBatchesAction, { auth }, { signal }),
    toPage: ({ batches }) => ({ rows: batches }),
    getKey: ({ batchId }) => batchId,
    onExpired,
  });

  async function setArchived(batch: ManagedBatch, archived: boolean) {
    const { batchId, name } = batch;
    await list.decide(
      batch,
      call(archiveBatchAction, { auth, batchId, archived }),
      archived
        ? { done: () => BATCHES.isArchived(name), failed: BATCHES.notArchived }
        : { done: () => BATCHES.isBack(name), failed: BATCHES.notBack },
      { ...batch, archivedAt: archived ? new Date().toISOString() : '' },
    );
    onChanged();
  }

  function loadAgain() {
    setSearch({});
    heading.current?.focus();
  }

  const renderBatch = (batch: ManagedBatch) => (
    <BatchCard
      batch={batch}
      onArchive={(archived) => setArchived(batch, archived)}
      imports={
        backend.can('undo_import') &&
        batch.countTotal > 0 && (
          <BatchImports
            auth={auth}
            batchId={batch.batchId}
            onUndone={onChanged}
            onClose={loadAgain}
            onExpired={onExpired}
          />
        )
      }
    />
  );
  const archived = (list.rows ?? []).filter(isArchived);
  return (
    <>
      <section aria-labelledby="batches" aria-busy={list.isLoading}>
        <h2 ref={heading} id="batches" tabIndex={-1} className="outline-none">
          {BATCHES.title}
        </h2>
        <p className="mt-1 mb-5 text-slate-700">{BATCHES.lead}</p>
        <ManagedListView
          list={list}
          failed={BATCHES.failed}
          empty={<EmptyNote Icon={Inbox} text={BATCHES.none} hint={BATCHES.noneHint} />}
          isShown={(batch) => !isArchived(batch)}
          look="table"
          heads={BATCH_HEADS}
        >
          {renderBatch}
        </ManagedListView>
      </section>
      {archived.length > 0 && (
        <section aria-labelledby="archived" className="mt-10">
          <h2 id="archived">{BATCHES.archivedTitle}</h2>
          <p className="mt-1 mb-5 text-slate-700">{BATCHES.archivedLead}</p>
          <ManagedRows rows={archived} getKey={list.getKey} look="table" heads={BATCH_HEADS}>
            {renderBatch}
          </ManagedRows>
        </section>
      )}
    </>
  );
}
