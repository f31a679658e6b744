import { useSyncExternalStore } from 'react';
import { siteClock } from './clock.ts';

/** Whether the date of this device is known to be wrong; null in the prerendered page. */
export const useDateFault = () => useSyncExternalStore(siteClock.subscribe, siteClock.dateFault, () => null);
