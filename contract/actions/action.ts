import * as z from 'zod/mini';
import type { Role } from '#contract/session.ts';

/**
 * One action of the backend, used by both client and server. Each is defined once, in this folder; other code
 * refers to the definition instead of repeating the name.
 */
export interface Action {
  /** Name on the wire. */
  name: string;
  /**
   * Part of the specification (section 7), so the company's own backend may answer it in its own way. The
   * other actions exist only in our backend.
   */
  isSpecified?: true;
  /** The site calls it by GET instead of POST. The backend accepts every action by POST. */
  method?: 'GET';
  /**
   * Changes nothing but the audit trail. The backend also answers it by GET; the site may still POST it to
   * keep the fields out of the URL.
   */
  isReadOnly?: true;
  /** The caller sends the booking form's static token instead of the rep area's, or none. */
  token?: 'bookingToken' | 'none';
  /** A success is the text of `calendar` in the answer, as `text/calendar`: a calendar program asks. */
  answersCalendar?: true;
  /** Minimum role. Every role but `anybody` sends its session as `auth` next to the request's fields. */
  role: 'anybody' | Role;
  /**
   * Maximum size of the request in bytes, where it is more than LIMITS.requestBytes. A host decides what to
   * read before it knows the fields, so the site also names the action in the address: `?action=…`.
   */
  requestBytes?: number;
  /** The host hashes a PIN for this action. The request names the account as `email` and needs no session. */
  hashesPin?: true;
  /**
   * The time of the answer must not tell what was found: a host gives it no sooner than it takes with
   * something to write and to send.
   */
  hidesTime?: true;
  /**
   * The answer is the same for everybody who has the token, and nobody relies on its last minute: a host on
   * which each read is slow may give the same one for so many seconds.
   */
  cacheSeconds?: number;
  request: z.ZodMiniType;
  answer: z.ZodMiniType;
}

/** Request of an action that takes no fields except the session. */
export const emptyRequestSchema: z.ZodMiniType<object, object> = z.object({});

/** A request with the session next to its fields. */
export type WithSession<Request> = Request & { auth: string };
