import { COUNTED, type CountedName } from '#contract/actions/manager/list-counted.ts';
import { isDay } from '#contract/dates/calendar.ts';
import { useBackendFeatures } from '#src/stored/backend-features.ts';

/** Which number's things are listed. */
export interface CountedQuery {
  what: CountedName;
  /** `yyyy-mm-dd`; empty for all days. */
  day: string;
  /** Email; empty for everybody. */
  rep: string;
}

/** The fields of the address of a list. */
export const countedFields = ({ what, day, rep }: CountedQuery): Record<string, string> => ({
  list: what,
  ...(day && { day }),
  ...(rep && { rep }),
});

/** The address of a list. */
export const countedLink = (query: CountedQuery): string =>
  `?${new URLSearchParams({ view: 'today', ...countedFields(query) })}`;

/** Reads which list an address names; null for none. */
export function readCounted(query: URLSearchParams): CountedQuery | null {
  const what = COUNTED.find((name) => name === query.get('list'));
  const day = query.get('day') ?? '';
  return what ? { what, day: isDay(day) ? day : '', rep: query.get('rep') ?? '' } : null;
}

/** Returns where a number leads: undefined for a zero, and with a script that has no such list. */
export function useCountedLink() {
  const backend = useBackendFeatures();
  return (count: number, what: CountedName, of: Partial<CountedQuery> = {}): string | undefined =>
    count > 0 && backend.can('counted') ? countedLink({ what, day: '', rep: '', ...of }) : undefined;
}
