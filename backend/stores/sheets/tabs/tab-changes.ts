import type { Tab } from './tab.ts';
import { addColumns, append, change, empty, getKey, locate } from './tab-writer.ts';

/** Collects one decision's changes to one tab. */
export class TabChanges<Row extends object> {
  private readonly puts = new Map<string, Row>();
  private readonly fresh: Row[] = [];
  private readonly doomed: ((row: Row) => boolean)[] = [];
  private readonly doomedTexts = new Map<keyof Row & string, Set<string>>();

  private places: ReadonlyMap<string, number> = new Map();

  constructor(private readonly tab: Tab<Row>) {}

  /** Whether the row existed before this change; valid after `prepare`. */
  wasThere(key: string): boolean {
    return this.places.has(key);
  }

  put(row: Row): void {
    this.puts.set(getKey(this.tab, row), row);
  }

  /** Adds a row that is always new. */
  add(row: Row): void {
    this.fresh.push(row);
  }

  remove(isGone: (row: Row) => boolean): void {
    for (const [key, row] of this.puts) if (isGone(row)) this.puts.delete(key);
    this.doomed.push(isGone);
  }

  /** Removes the rows in which the field is exactly this text: for a large tab, which is not read whole. */
  removeWith(field: keyof Row & string, text: string): void {
    const texts = this.doomedTexts.get(field) ?? new Set();
    this.doomedTexts.set(field, texts.add(text));
  }

  /** Finds the current position of every row to change. Returns a function that makes the changes. */
  prepare(): () => void {
    const { tab, puts, fresh, doomed, doomedTexts } = this;
    if (puts.size + fresh.length + doomed.length + doomedTexts.size === 0) return () => {};
    tab.ensureAdded();
    const before = new Map([...puts.keys()].map((key) => [key, tab.remembered(key)]));
    if (tab.spec.isSmall) tab.readAgain();
    const places =
      puts.size + doomed.length === 0 ? new Map<string, number>() : locate(tab, [...puts.keys()]);
    this.places = places;
    const gone =
      doomed.length === 0 ? [] : tab.all().filter(({ row }) => doomed.some((isGone) => isGone(row)));
    const found = [...doomedTexts].flatMap(([field, texts]) => tab.findAny(field, texts));
    return () => {
      addColumns(tab, [...puts.values(), ...fresh]);
      const others = gone.filter(({ row }) => !puts.has(getKey(tab, row))).map(({ place }) => place);
      empty(tab, [...others, ...found]);
      const kept = [...puts].flatMap(([key, row]) => {
        const place = places.get(key);
        return place === undefined ? [] : [{ place, row, before: before.get(key) ?? null }];
      });
      change(tab, kept);
      const isNew = ([key, row]: [string, Row]) => !places.has(key) && !tab.spec.isNothing?.(row);
      append(tab, [...[...puts].filter(isNew).map(([, row]) => row), ...fresh]);
    };
  }
}
