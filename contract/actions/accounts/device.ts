import * as z from 'zod/mini';

/** The secret of a browser that has signed in before, as the backend makes it. */
export const deviceSecret = z.string().check(z.regex(/^[\w-]{43,128}$/));

/**
 * That secret in a request; empty or malformed: none. Wrong PINs from this browser are counted apart from
 * those of strangers, so strangers cannot lock it out.
 */
export const deviceField = z._default(z.catch(deviceSecret, ''), '');
