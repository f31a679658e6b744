import { type House, isSameHouse } from '#contract/lead/same-house.ts';
import type { PhoneKeys } from '#contract/phone-keys.ts';

/** A row that other rows of the list may keep out, by its numbers and its house. */
export interface RelatedRow {
  line: number;
  phone: PhoneKeys;
  house: House;
  /** It can be a lead, also if nobody may call it. */
  isLead: boolean;
}

export const getAllKeys = ({ phone }: Pick<RelatedRow, 'phone'>): string[] => [
  ...phone.sure,
  ...phone.doubtful,
];

/** Rows of a list that are leads once they are sent, by their numbers. */
export class EarlierRows {
  private readonly byKey = new Map<string, RelatedRow[]>();

  add(row: RelatedRow): void {
    for (const key of getAllKeys(row)) {
      const before = this.byKey.get(key);
      if (before) before.push(row);
      else this.byKey.set(key, [row]);
    }
  }

  /** The line of the first of them with one of the row's numbers that may be of its house. */
  find(row: RelatedRow): number | undefined {
    const all = getAllKeys(row).flatMap((key) => this.byKey.get(key) ?? []);
    return all.find((other) => isSameHouse(row.house, other.house))?.line;
  }

  /** How many have a number. */
  count(key: string): number {
    return this.byKey.get(key)?.length ?? 0;
  }
}
