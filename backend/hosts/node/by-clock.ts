import { raiseAlerts } from '#backend/core/alerts/raise-alerts.ts';
import { messagesOf } from '#backend/core/messages/messages.ts';
import type { Context, Plan } from '#backend/core/plan.ts';
import type { Settings } from '#backend/core/settings.ts';
import { isReminderTime, remindNext } from '#backend/core/visits/reminders.ts';
import type { Decision } from '#backend/core/writes.ts';
import { runAction } from '#backend/stores/run-action.ts';
import type { Store } from '#backend/stores/store.ts';
import { createContext } from './context.ts';
import type { ReportFault } from './fault-log.ts';
import { refuseHash } from './pin-hash.ts';

interface ByClock {
  store: Store;
  settings: Settings;
  /** The core's, for the links in the emails. */
  sign: (text: string) => string;
  clock: () => number;
  report: ReportFault;
  /** Called after an email was stored. */
  onMessage: () => void;
}

/** Decides and stores in a transaction of its own. Rejects with the store's error. */
async function decide(
  { store, settings, sign, clock, onMessage }: ByClock,
  plan: (settings: Settings, context: Context) => Plan<Decision>,
): Promise<Decision> {
  const decision = await runAction({
    store,
    plan: () => plan(settings, createContext(clock(), sign)),
    pinHash: refuseHash,
  });
  if (messagesOf(decision.writes).length > 0) onMessage();
  return decision;
}

/**
 * Reminds homeowners of the visits of the next day, when it is time to, each in a transaction of its own.
 * Several processes may do this on one database. Never rejects.
 */
export async function remindOfVisits(host: ByClock): Promise<void> {
  try {
    for (let more = isReminderTime(host.clock()); more; ) {
      more = (await decide(host, remindNext)).answer.more === true;
    }
  } catch (fault) {
    host.report('Homeowners could not be reminded of their visits', fault);
  }
}

/** Tells the owner what has to be looked after. Several processes may do this on one database. Never rejects. */
export async function tellOwner(host: ByClock): Promise<void> {
  try {
    await decide(host, raiseAlerts);
  } catch (fault) {
    host.report('It could not be found out whether the owner has to be told of anything', fault);
  }
}
