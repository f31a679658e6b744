import { ACTIONS } from '#backend/core/protocol/action-table.ts';
import { ACCOUNT_CALLS } from './accounts.ts';
import type { NamedCall } from './call.ts';
import { HOMEOWNER_CALLS } from './homeowner.ts';
import { MANAGER_CALLS } from './manager.ts';
import { REP_CALLS } from './rep.ts';

/** The manager's are last, because an import adds many leads. */
const CALLS: readonly NamedCall[] = [...REP_CALLS, ...HOMEOWNER_CALLS, ...ACCOUNT_CALLS, ...MANAGER_CALLS];

/** Returns the measured calls. @throws Error when an action of the script has none */
export function getCalls(): readonly NamedCall[] {
  const called = new Set(CALLS.map(([name]) => name.split(',')[0]));
  const missing = [...ACTIONS.keys()].filter((name) => !called.has(name));
  if (missing.length > 0) throw new Error(`These actions are not measured: ${missing.join(', ')}`);
  return CALLS;
}
