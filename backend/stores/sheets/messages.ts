import { compareText } from '#backend/core/compare-text.ts';
import { toInstant } from '#backend/core/instants.ts';
import { isEmailOfLead } from '#backend/core/messages/messages.ts';
import type { Queries, Results } from '#backend/core/queries.ts';
import type { MessageRow } from '#backend/core/rows.ts';
import { DURATIONS } from '#contract/limits.ts';
import { isInstant } from './tabs/columns.ts';
import type { Tab } from './tabs/tab.ts';
import { change, deleteRows, locate } from './tabs/tab.ts';

type MessagesTab = Tab<MessageRow>;

/** What sending does not change, and tells rows apart. */
const LASTING = ['messageId', 'at', 'kind', 'leadId'] as const;

export const waitingMessages = (tab: MessagesTab): MessageRow[] =>
  tab.isMissing() ? [] : tab.rowsAt(tab.find('state', 'waiting')).map(({ row }) => row);

/** Replaces rows. Rows that this run has added, and that are still where they were, need no search. */
export function noteMessages(tab: MessagesTab, rows: readonly MessageRow[]): void {
  const keys = rows.map(({ messageId }) => messageId);
  const places = tab.addedPlaces(rows, LASTING) ?? locate(tab, keys);
  change(
    tab,
    rows.flatMap((row) => {
      const place = places.get(row.messageId);
      // The owner may have deleted it.
      return place === undefined ? [] : [{ place, row, before: tab.remembered(row.messageId) }];
    }),
  );
  tab.forget();
}

/** Deletes old rows that do not wait, and no row without a time as the script writes it. */
export function deleteOldMessages(tab: MessagesTab, nowMs: number): void {
  if (tab.isMissing()) return;
  const before = toInstant(nowMs - DURATIONS.messageRetention);
  const old = tab
    .block(['at', 'state'])
    .flatMap(([at = '', state], index) =>
      isInstant(at) && at < before && state !== 'waiting' ? [index + 2] : [],
    );
  deleteRows(tab, old);
}

/** Implements `messages` of backend/core/queries.ts. */
export function messages(tab: MessagesTab, args: Queries['messages']): Results['messages'] {
  if (tab.isMissing()) return [];
  const { isFailed, recipient, until, limit } = args;
  const wanted = tab
    .block(['at', 'recipient', 'state', 'fault'])
    .map((cells, index) => ({ cells, place: index + 2 }))
    .filter(({ cells: [at = '', to = '', state = '', fault = ''] }) => {
      const isWanted = !isFailed || (state === 'waiting' && fault !== '');
      const isTo = recipient === '' || to.toLowerCase() === recipient;
      return at !== '' && isWanted && isTo && (until === '' || at <= until);
    })
    .sort((one, other) => compareText(other.cells[0] ?? '', one.cells[0] ?? '') || other.place - one.place)
    .slice(0, limit);
  const rows = new Map(tab.rowsAt(wanted.map(({ place }) => place)).map(({ place, row }) => [place, row]));
  return wanted.flatMap(({ place }) => rows.get(place) ?? []);
}

/** Implements `contactMessages` of backend/core/queries.ts. */
export const contactMessages = (
  tab: MessagesTab,
  { limit }: Queries['contactMessages'],
): Results['contactMessages'] =>
  tab.isMissing()
    ? []
    : tab
        .rowsAt(tab.find('kind', 'contact'))
        .map(({ row }) => row)
        .filter(({ body }) => body !== '')
        .reverse()
        .slice(0, limit);

/** Implements `failedMessages` of backend/core/queries.ts. */
export function failedMessages(
  tab: MessagesTab,
  { limit }: Queries['failedMessages'],
): Results['failedMessages'] {
  if (tab.isMissing()) return { count: 0, oldestAt: '' };
  const failed = tab
    .block(['at', 'state', 'fault'])
    .filter(([, state, fault]) => state === 'waiting' && fault !== '')
    .map(([at = '']) => at)
    .sort();
  return { count: Math.min(failed.length, limit), oldestAt: failed[0] ?? '' };
}

/** Implements `messagesOfLead` of backend/core/queries.ts. */
export const messagesOfLead = (
  tab: MessagesTab,
  { leadId, limit }: Queries['messagesOfLead'],
): Results['messagesOfLead'] =>
  tab.isMissing()
    ? []
    : tab
        .rowsAt(tab.find('leadId', leadId))
        .filter(({ row }) => isEmailOfLead(row))
        .sort((one, other) => compareText(other.row.at, one.row.at) || other.place - one.place)
        .slice(0, limit)
        .map(({ row }) => row);
