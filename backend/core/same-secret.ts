import type { Context } from './plan.ts';

/** Compares two secrets. Digests are compared, so that the time it takes says nothing about the secret. */
export const isSameSecret = (one: string, other: string, { digest }: Pick<Context, 'digest'>): boolean =>
  digest(one) === digest(other);
