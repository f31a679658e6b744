/** What the user finds after a reload, or in a duplicated tab: what was typed, or that it has worked. */
export type Found = 'kept' | 'done';

/**
 * What happens when the second tab sends the same, too: it works and counts once in all, or a second time.
 */
export type Second = 'counts once' | 'counts again';

export interface TabCells {
  /** The page is reloaded while its request is on its way and never arrives. */
  'reload before it arrives': Found;
  /** The page is reloaded when the request has arrived, but not its answer. */
  'reload before the answer': Found;
  'two tabs': Second;
  'a duplicated tab': { found: Found; second: Second };
}

export const TAB_CELLS = {
  book: {
    'reload before it arrives': 'done',
    'reload before the answer': 'done',
    'two tabs': 'counts again',
    'a duplicated tab': { found: 'kept', second: 'counts once' },
  },
  contact: {
    'reload before it arrives': 'kept',
    'reload before the answer': 'kept',
    'two tabs': 'counts once',
    'a duplicated tab': { found: 'kept', second: 'counts once' },
  },
  save: {
    'reload before it arrives': 'kept',
    'reload before the answer': 'done',
    'two tabs': 'counts once',
    'a duplicated tab': { found: 'kept', second: 'counts once' },
  },
  newLead: {
    'reload before it arrives': 'kept',
    'reload before the answer': 'kept',
    'two tabs': 'counts again',
    'a duplicated tab': { found: 'kept', second: 'counts once' },
  },
} satisfies Record<string, TabCells>;

/** The flows of tests/faults whose words or request outlive a tab. */
export type TabFlowName = keyof typeof TAB_CELLS;
