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
  look?: RowsLook | undefined;
  heads?: ColumnHeads | undefined;
  headingOf?: ((row: Row) => string) | undefined;
  children: (row: Row) => ReactNode;
}

export function ManagedListView<Row>({
  list,
  failed,
  empty,
  cut,
  isShown = () => true,
  look,
  heads,
  headingOf,
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
      <ManagedRows
        rows={(rows ?? []).filter(isShown)}
        getKey={list.getKey}
        look={look}
        heads={heads}
        headingOf={headingOf}
      >
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

/** `lines`: on any screen lines in one box. `table`: cards, and on a wide screen such lines. */
type RowsLook = 'cards' | 'lines' | 'table';

export const LINE_BOX = 'overflow-hidden rounded-2xl border border-line bg-white raised';

const LOOKS: Record<RowsLook, { box: string; list: string; row: string }> = {
  cards: { box: '', list: 'grid grid-cols-1 gap-3', row: '' },
  lines: { box: LINE_BOX, list: '', row: 'border-t border-line first:border-t-0' },
  table: {
    box: 'border-line lg:overflow-hidden lg:rounded-2xl lg:border lg:raised',
    list: 'max-lg:grid max-lg:gap-3',
    row: 'border-line lg:border-t lg:first:border-t-0',
  },
};

/** Over the columns of lines, on a wide screen. */
export interface ColumnHeads {
  /** The classes of the grid of each line. */
  columns: string;
  names: readonly string[];
}

/** Not for screen readers: a line is no row of a table. */
export const Heads = ({ heads: { columns, names } }: { heads: ColumnHeads }) => (
  <div
    aria-hidden="true"
    className={`hidden gap-4 border-b border-line bg-foam-100 px-5 py-2 text-sm font-semibold text-slate-700 lg:grid ${columns}`}
  >
    {names.map((name) => (
      <span key={name}>{name}</span>
    ))}
  </div>
);

interface ManagedRowsProps<Row> {
  rows: readonly Row[];
  getKey: (row: Row) => string;
  look?: RowsLook | undefined;
  /** Over the first of them; not for cards. */
  heads?: ColumnHeads | undefined;
  /** Rows one after another with the same heading stand below it. */
  headingOf?: ((row: Row) => string) | undefined;
  children: (row: Row) => ReactNode;
}

export function ManagedRows<Row>({
  rows,
  getKey,
  look = 'cards',
  heads,
  headingOf = () => '',
  children,
}: ManagedRowsProps<Row>) {
  const groups: { heading: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const heading = headingOf(row);
    const last = groups.at(-1);
    if (last?.heading === heading) last.rows.push(row);
    else groups.push({ heading, rows: [row] });
  }
  return groups.map((group, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a later page adds at the end
    <div key={index}>
      {group.heading && <h3 className="mt-6 mb-2 text-lg">{group.heading}</h3>}
      <div className={LOOKS[look].box || undefined}>
        {heads && index === 0 && <Heads heads={heads} />}
        <ul className={LOOKS[look].list || undefined}>
          {group.rows.map((row) => (
            <li key={getKey(row)} className={LOOKS[look].row || undefined}>
              {children(row)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  ));
}

export const CutNote = ({ children }: { children: string }) => (
  <p className="mb-3 font-semibold text-slate-700">{children}</p>
);

export const Loading = () => <p className="py-6 text-slate-600">{MANAGE.loading}</p>;
