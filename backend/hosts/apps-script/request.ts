import * as z from 'zod/mini';
import { parseScriptRequest, type ScriptRequest } from '#backend/core/protocol/request.ts';

const texts = z._default(z.record(z.string(), z.string()), {});

const eventSchema = z.object({
  parameter: texts,
  postData: z.optional(z.object({ type: z._default(z.string(), ''), contents: z._default(z.string(), '') })),
});

/** Parses a web request; never throws, whatever the platform passes in. */
export function readRequest(method: 'GET' | 'POST', event: unknown): ScriptRequest {
  const parsed = z.safeParse(eventSchema, event ?? {});
  const { parameter, postData } = parsed.success ? parsed.data : { parameter: {}, postData: undefined };
  return parseScriptRequest({
    method,
    parameters: parameter,
    contentType: postData?.type ?? '',
    contents: postData?.contents ?? '',
  });
}
