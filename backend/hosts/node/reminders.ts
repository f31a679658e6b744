import { messagesOf } from '#backend/core/messages/messages.ts';
import { runPlanAsync } from '#backend/core/plan.ts';
import type { Settings } from '#backend/core/settings.ts';
import { isReminderTime, remindNext } from '#backend/core/visits/reminders.ts';
import type { Store } from '#backend/stores/store.ts';
import { createContext } from './context.ts';

interface Reminders {
  store: Store;
  settings: Settings;
  /** The core's, for the links in the emails. */
  sign: (text: string) => string;
  clock: () => number;
  report: (what: string, fault: unknown) => void;
  /** Called after an email was stored. */
  onMessage: () => void;
}

/**
 * Reminds homeowners of the visits of the next day, when it is time to, each in a transaction of its own.
 * Several processes may do this on one database. Never rejects.
 */
export async function remindOfVisits(options: Reminders): Promise<void> {
  const { store, settings, sign, clock, report, onMessage } = options;
  const pinHash = async (): Promise<never> => {
    throw new Error('A reminder needs no hash.');
  };
  try {
    for (let more = isReminderTime(clock()); more; ) {
      const { answer, writes } = await store.transact(async ({ read, write }) => {
        const decision = await runPlanAsync(remindNext(settings, createContext(clock(), sign)), {
          read,
          pinHash,
        });
        await write(decision.writes);
        return decision;
      });
      if (messagesOf(writes).length > 0) onMessage();
      more = answer.more === true;
    }
  } catch (fault) {
    report('Homeowners could not be reminded of their visits', fault);
  }
}
