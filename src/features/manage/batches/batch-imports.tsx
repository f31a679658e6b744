import { useState } from 'react';
import { type LeadImport, listImportsAction } from '#contract/actions/import/undo-import.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { Button } from '#src/components/ui/button.tsx';
import { UNDO_IMPORT } from '#src/content/rep/undo-import.ts';
import { easternDateTime } from '#src/features/manage/eastern-date.ts';
import { ManagedListView } from '#src/features/manage/managed-list-view.tsx';
import { useManagedList } from '#src/features/manage/use-managed-list.ts';
import { call } from '#src/services/rep-endpoint/transport.ts';
import { UndoImport } from './undo-import.tsx';

interface BatchImportsProps {
  auth: string;
  batchId: string;
  /** Leads of an import are deleted. */
  onUndone: () => void;
  /** What came of it has been read. */
  onClose: () => void;
  onExpired: () => void;
}

/** The lists that were imported into a batch: loaded each time they are opened. */
export function BatchImports({ auth, batchId, onUndone, onClose, onExpired }: BatchImportsProps) {
  const [undone, setUndone] = useState<LeadImport | null>(null);
  const list = useManagedList({
    fetchPage: (signal) => call(listImportsAction, { auth, batchId }, { signal }),
    toPage: ({ imports }) => ({ rows: imports }),
    getKey: ({ importId }) => importId,
    onExpired,
  });
  if (undone) {
    return <UndoImport undone={undone} onCancel={() => setUndone(null)} onEnd={onUndone} onClose={onClose} />;
  }
  const count = list.rows?.length ?? 0;
  return (
    <ManagedListView
      list={list}
      failed={UNDO_IMPORT.notLoaded}
      empty={<p className="text-slate-700">{UNDO_IMPORT.none}</p>}
      cut={count >= PAGE_SIZES.imports && UNDO_IMPORT.cut(count)}
    >
      {(each) => <ImportLine imported={each} onUndo={() => setUndone(each)} />}
    </ManagedListView>
  );
}

function ImportLine({ imported, onUndo }: { imported: LeadImport; onUndo: () => void }) {
  const { importedAt, leads, worked, listed } = imported;
  const time = easternDateTime(importedAt);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <p className="font-semibold text-navy-900 tabular-nums">{UNDO_IMPORT.name(time, leads)}</p>
        {listed > 0 && <p className="text-sm text-slate-600">{UNDO_IMPORT.listed(listed)}</p>}
        {worked > 0 && <p className="text-sm text-slate-600">{UNDO_IMPORT.worked(worked)}</p>}
      </div>
      {worked === 0 && (
        <Button look="outline" aria-label={UNDO_IMPORT.undoOf(time)} onClick={onUndo}>
          {UNDO_IMPORT.undo}
        </Button>
      )}
    </div>
  );
}
