import type { ReactNode } from 'react';
import type { ManagedBatch } from '#contract/actions/manager/batches.ts';
import { ConfirmableItem } from '#src/components/rep/confirmable-item.tsx';
import { ShareBar } from '#src/components/rep/share-bar.tsx';
import { BATCHES } from '#src/content/rep/batches.ts';
import { MANAGE } from '#src/content/rep/manage.ts';
import { UNDO_IMPORT } from '#src/content/rep/undo-import.ts';
import { easternDate } from '#src/features/manage/eastern-date.ts';
import type { ColumnHeads } from '#src/features/manage/managed-list-view.tsx';

export const BATCH_HEADS: ColumnHeads = {
  columns: 'lg:grid-cols-[9fr_3fr_3fr_4fr_5fr]',
  names: BATCHES.heads,
};

interface BatchCardProps {
  batch: ManagedBatch;
  /** Archives it, or brings it back. */
  onArchive: (archived: boolean) => Promise<void>;
  /** The lists that were imported into it, shown below it when they are opened; false if there are none. */
  imports: ReactNode;
}

/** A batch, with what a manager can do with it. */
export function BatchCard({ batch, onArchive, imports }: BatchCardProps) {
  const { name, description, createdAt, archivedAt, countOpen, countTotal, isOwn } = batch;
  const archive = {
    label: BATCHES.archive,
    name: BATCHES.archiveBatch(name),
    question: BATCHES.ask(name, countOpen),
    yes: BATCHES.yesArchive,
    onYes: () => onArchive(true),
  };
  const bringBack = {
    label: BATCHES.bringBack,
    name: BATCHES.bringBackBatch(name),
    question: BATCHES.askBringBack(name, countOpen),
    yes: BATCHES.yesBringBack,
    onYes: () => onArchive(false),
  };
  const choices = archivedAt ? [bringBack] : isOwn ? [] : [archive];
  return (
    <ConfirmableItem
      name={name}
      about={[description, isOwn && BATCHES.isOwn].filter(Boolean).join(' ')}
      isAboutLast
      cancel={MANAGE.cancel}
      choices={choices}
      columns={BATCH_HEADS.columns}
      more={
        imports ? { label: UNDO_IMPORT.show, name: UNDO_IMPORT.showOf(name), content: imports } : undefined
      }
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 max-lg:mt-2 lg:contents [&>*]:min-w-0">
        <p className="font-semibold text-navy-900 tabular-nums">{BATCHES.open(countOpen, countTotal)}</p>
        <div className="max-lg:order-1 max-lg:w-full">
          <ShareBar part={countTotal - countOpen} whole={countTotal} />
        </div>
        <p className="text-sm text-slate-700">
          {createdAt && (
            <span className="block">
              {/* On a wide screen the column has this name. */}
              <span className="lg:sr-only">{BATCHES.added}</span>
              {easternDate(createdAt)}
            </span>
          )}
          {archivedAt && <span className="block">{BATCHES.archivedAt(easternDate(archivedAt))}</span>}
        </p>
      </div>
    </ConfirmableItem>
  );
}
