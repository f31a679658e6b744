import type { ReactNode } from 'react';
import type { ManagedBatch } from '#contract/actions/manager/batches.ts';
import { ConfirmableItem } from '#src/components/rep/confirmable-item.tsx';
import { BATCHES } from '#src/content/rep/batches.ts';
import { MANAGE } from '#src/content/rep/manage.ts';
import { UNDO_IMPORT } from '#src/content/rep/undo-import.ts';
import { easternDate } from '#src/features/manage/eastern-date.ts';

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
  const dates = [
    createdAt && BATCHES.added(easternDate(createdAt)),
    archivedAt && BATCHES.archivedAt(easternDate(archivedAt)),
  ];
  return (
    <ConfirmableItem
      name={name}
      cancel={MANAGE.cancel}
      choices={choices}
      columns="lg:grid-cols-[6fr_7fr_3fr_5fr_6fr]"
      more={
        imports ? { label: UNDO_IMPORT.show, name: UNDO_IMPORT.showOf(name), content: imports } : undefined
      }
    >
      <p className="text-slate-700 lg:text-sm">{description}</p>
      <p className="font-semibold text-navy-900 tabular-nums">{BATCHES.open(countOpen, countTotal)}</p>
      <div className="text-sm text-slate-600">
        <p>{dates.filter(Boolean).join(' · ')}</p>
        {isOwn && <p>{BATCHES.isOwn}</p>}
      </div>
    </ConfirmableItem>
  );
}
