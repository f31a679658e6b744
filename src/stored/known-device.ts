import { deviceSecret } from '#contract/actions/accounts/device.ts';
import { stored } from './stored.ts';

/**
 * The secret by which the backend recognizes this browser, one for all accounts that sign in here; null until
 * a backend has given one. Survives the logout, because it is for the next sign-in.
 */
export const knownDevice = stored({ area: 'local', key: 'repDevice', schema: deviceSecret, fallback: null });
