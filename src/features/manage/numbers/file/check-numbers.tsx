import { useEffect, useState } from 'react';
import { Counts, withoutEmpty } from '#src/components/rep/counts.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { CheckField } from '#src/components/ui/check-field.tsx';
import { useLatestSignal } from '#src/components/ui/use-latest-signal.ts';
import { NUMBER_FILE } from '#src/content/rep/number-file.ts';
import { numberInWords } from '#src/features/manage/numbers/number-search.ts';
import { takeFocus } from '#src/lib/take-focus.ts';
import { listNumbers, type NumberList, type NumberSource } from './number-file.ts';

interface CheckNumbersProps {
  source: NumberSource;
  onStart: (list: NumberList) => void;
  onAnother: () => void;
}

const EXAMPLES = 3;
const LINES_SHOWN = 5;

/** Shows what was read from a file, before anything is sent. */
export function CheckNumbers({ source, onStart, onAnother }: CheckNumbersProps) {
  const [columns, setColumns] = useState<ReadonlySet<number>>(() => new Set(source.columns));
  const list = useNumberList(source, columns);
  const toggle = (column: number) =>
    setColumns(
      (before) =>
        new Set(before.has(column) ? [...before].filter((each) => each !== column) : [...before, column]),
    );

  return (
    <div className="grid gap-6">
      <h4
        ref={takeFocus}
        tabIndex={-1}
        className="text-lg font-semibold text-navy-900 outline-none wrap-anywhere"
      >
        {list ? NUMBER_FILE.found(source.name, list.numbers.length) : NUMBER_FILE.counting(source.name)}
      </h4>
      <ColumnChoice source={source} columns={columns} onToggle={toggle} />
      {list && <NumberListView list={list} />}
      <div className="flex flex-wrap gap-3">
        {list && list.numbers.length > 0 && (
          <Button onClick={() => onStart(list)}>{NUMBER_FILE.start(list.numbers.length)}</Button>
        )}
        <Button look="outline" onClick={onAnother}>
          {NUMBER_FILE.another}
        </Button>
      </div>
    </div>
  );
}

/** The numbers in these columns; null until they are collected. */
function useNumberList(source: NumberSource, columns: ReadonlySet<number>): NumberList | null {
  const [found, setFound] = useState<{ columns: ReadonlySet<number>; list: NumberList } | null>(null);
  const nextSignal = useLatestSignal();
  useEffect(() => {
    const signal = nextSignal();
    listNumbers(source, columns, signal).then((list) => {
      if (list && !signal.aborted) setFound({ columns, list });
    });
  }, [source, columns, nextSignal]);
  return found?.columns === columns ? found.list : null;
}

interface ColumnChoiceProps {
  source: NumberSource;
  columns: ReadonlySet<number>;
  onToggle: (column: number) => void;
}

function ColumnChoice({ source: { file, heading }, columns, onToggle }: ColumnChoiceProps) {
  const titles = file.rows[heading]?.cells ?? [];
  const rows = file.rows.slice(heading + 1, heading + 21);
  const width = Math.max(titles.length, ...rows.map(({ cells }) => cells.length));
  if (width < 2) return null;
  return (
    <fieldset>
      <legend className="mb-3 font-semibold text-navy-900">{NUMBER_FILE.columns}</legend>
      <div className="grid gap-3">
        {Array.from({ length: width }, (_, column) => {
          const title = titles[column]?.trim() || NUMBER_FILE.column(column);
          const example = rows.map(({ cells }) => cells[column]?.trim() ?? '').find((cell) => cell !== '');
          return (
            <CheckField
              key={title + String(column)}
              checked={columns.has(column)}
              onChange={() => onToggle(column)}
            >
              <span className="wrap-anywhere">
                <b>{title}</b> {example !== undefined && NUMBER_FILE.example(example.slice(0, 60))}
              </span>
            </CheckField>
          );
        })}
      </div>
    </fieldset>
  );
}

function NumberListView({ list: { numbers, doubtful, lines, without } }: { list: NumberList }) {
  const { numbers: withNumbers, ...others } = lines;
  const all = Object.values(lines).reduce((sum, count) => sum + count, 0);
  return (
    <div className="grid gap-4">
      {numbers.length > 0 && (
        <p className="wrap-anywhere">{NUMBER_FILE.examples(numbers.slice(0, EXAMPLES).map(numberInWords))}</p>
      )}
      {doubtful > 0 && <p>{NUMBER_FILE.doubtful(doubtful)}</p>}
      <Counts
        groups={withoutEmpty([
          [NUMBER_FILE.lines.numbers, withNumbers],
          [NUMBER_FILE.lines.repeated, others.repeated],
          [NUMBER_FILE.lines.without, others.without],
          [NUMBER_FILE.lines.heading, others.heading],
          [NUMBER_FILE.lines.separator, others.separator],
          [NUMBER_FILE.lines.empty, others.empty],
        ])}
        all={[NUMBER_FILE.allLines, all]}
      />
      {without.length > 0 && (
        <div>
          <p className="font-semibold">{NUMBER_FILE.without(lines.without)}</p>
          <ul className="ruled">
            {without.slice(0, LINES_SHOWN).map(({ line, cells }) => (
              <li key={line} className="flex gap-x-4 py-2 text-sm max-xs:flex-wrap">
                <span className="min-w-20 shrink-0 xs:w-20 font-semibold text-navy-900 tabular-nums">
                  {NUMBER_FILE.line(line)}
                </span>
                <span className="min-w-0 wrap-anywhere">{cells.join(', ').slice(0, 120)}</span>
              </li>
            ))}
          </ul>
          {without.length > LINES_SHOWN && (
            <p className="py-2 text-sm text-slate-600">{NUMBER_FILE.andMore(without.length - LINES_SHOWN)}</p>
          )}
        </div>
      )}
    </div>
  );
}
