import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { LIMITS } from '#contract/limits.ts';

/** What opens an approved account, with the PIN of its request. */
const openingSchema = z.object({
  email: z.string().check(z.minLength(1), z.maxLength(LIMITS.email)),
  token: z.string().check(z.minLength(1), z.maxLength(LIMITS.label)),
});
export type Opening = z.infer<typeof openingSchema>;

/**
 * The account and the code of the approval email's link; null without one. Both go from the address bar to
 * the entry of this tab's history, which a reload keeps and no outside link can set.
 */
export function useOpening(): Opening | null {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const arrived = openingSchema.safeParse(Object.fromEntries(new URLSearchParams(hash.slice(1)))).data;

  useLayoutEffect(() => {
    if (arrived) navigate({ pathname, search }, { replace: true, state: arrived });
  });

  return arrived ?? openingSchema.safeParse(state).data ?? null;
}
