import type { Context } from './plan.ts';

/** Replays the same ids, secrets and codes after `again`, for a decision that may be made more than once. */
export interface RepeatableContext extends Context {
  /** Must be called before each run of the plan. */
  rewind(): void;
}

/** Wraps a context so that it records the values it creates and replays them in the same order. */
export function repeatable(context: Context): RepeatableContext {
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
    rewind: () => {
      for (const start of starts) start();
    },
  };
}
