import type { Context } from './plan.ts';

/** A context that gives the same ids, secrets and codes again after `again`, for a decision that is made once more. */
export interface ReplayableContext extends Context {
  /** To be called before each time the plan is made. */
  again(): void;
}

/** Remembers what a context made, in the order it was asked for. */
export function replayable(context: Context): ReplayableContext {
  const starts: (() => void)[] = [];
  const remembered = <Args extends unknown[]>(make: (...args: Args) => string) => {
    const made: string[] = [];
    let next = 0;
    starts.push(() => {
      next = 0;
    });
    return (...args: Args): string => {
      const value = made[next] ?? make(...args);
      made[next] = value;
      next += 1;
      return value;
    };
  };
  return {
    ...context,
    newId: remembered(context.newId),
    newSecret: remembered(context.newSecret),
    newCode: remembered(context.newCode),
    again: () => {
      for (const start of starts) start();
    },
  };
}
