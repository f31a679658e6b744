import type { ReactNode } from 'react';
import { Alert } from '#src/components/ui/alert.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Outcome } from '#src/components/ui/outcome.tsx';
import { MANAGE } from '#src/content/rep/manage.ts';
import { failureWords } from '#src/content/rep/rep-failures.ts';
import type { RepFailure } from '#src/services/rep-endpoint/transport.ts';
import type { ManagedList } from './use-managed-list.ts';

interface ManagedListViewProps<Row> {
  list: ManagedList<Row>;
  /** Shown when the list fails to load, above the reason. */
  failed: string;
  /** Shown instead of an empty list. */
  empty?: ReactNode;
  /** Says that the backend has cut the list at its limit. */
  cut?: string | false | undefined;
  /** Which rows to show; the caller shows the others elsewhere. */
  isShown?: (row: Row) => boolean;
  children: (row: Row) => ReactNode;
}

export function ManagedListView<Row>({
  list,
  failed,
  empty,
  cut,
  isShown = () => true,
  children,
}: ManagedListViewProps<Row>) {
  const { rows, failure } = list;
  return (
    <>
      <Outcome ref={list.outcome} message={list.message} />
      <LoadFailed words={failed} failure={failure} onRetry={list.load} />
      <div role="status">
        {list.isLoading && <Loading />}
        {rows?.length === 0 && !list.hasMore && empty}
      </div>
      {cut && <CutNote>{cut}</CutNote>}
      <ManagedRows rows={(rows ?? []).filter(isShown)} getKey={list.getKey}>
        {children}
      </ManagedRows>
    </>
  );
}

interface LoadFailedProps {
  words: string;
  failure: RepFailure | null;
  onRetry: () => void;
}

/** Says why something did not load, with a way to try again. Always render it (see Alert). */
export const LoadFailed = ({ words, failure, onRetry }: LoadFailedProps) => (
  <Alert kind="error" className="mb-4">
    {failure && (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <p>{words}</p>
          <p className="font-normal">{failureWords(failure)}</p>
        </div>
        <Button look="outline" onClick={onRetry}>
          {MANAGE.retry}
        </Button>
      </div>
    )}
  </Alert>
);

interface ManagedRowsProps<Row> {
  rows: readonly Row[];
  getKey: (row: Row) => string;
  children: (row: Row) => ReactNode;
}

export const ManagedRows = <Row,>({ rows, getKey, children }: ManagedRowsProps<Row>) => (
  <ul className="grid gap-3">
    {rows.map((row) => (
      <li key={getKey(row)}>{children(row)}</li>
    ))}
  </ul>
);

export const CutNote = ({ children }: { children: string }) => (
  <p className="mb-3 font-semibold text-slate-700">{children}</p>
);

export const Loading = () => <p className="py-6 text-slate-600">{MANAGE.loading}</p>;
