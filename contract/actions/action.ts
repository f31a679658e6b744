import * as z from 'zod/mini';
import type { Role } from '#contract/session.ts';

/** One action of the script, as both ends know it. Each stands in this folder, once; nobody else writes its name. */
export interface Action {
  /** What it is called on the wire. */
  name: string;
  /** Of the specification (section 7): the company's own script may answer it in its own way. The others are ours alone. */
  isSpecified?: true;
  /** How the site calls it. The script takes every action by POST. */
  method: 'GET' | 'POST';
  /** It changes nothing: the script answers it by GET too, where the site posts to keep its words out of an address. */
  isReadOnly?: true;
  /** The static token its caller carries. */
  token: 'bookingToken' | 'repToken';
  /** Who may call it. All but `anybody` send their session as `auth` beside the request's fields. */
  role: 'anybody' | Role;
  /** A PIN's hash is made for it: it names the account as `email`, and nobody needs a session to ask for it. */
  hashesPin?: true;
  request: z.ZodMiniType;
  answer: z.ZodMiniType;
}

/** The request of an action that asks for nothing but the session. */
export const noFields: z.ZodMiniType<object, object> = z.object({});

/** What travels with an action, its session beside its fields. */
export type WithSession<Request> = Request & { auth: string };
