import * as z from 'zod/mini';
import { parseScriptRequest, type ScriptRequest } from '#backend/core/protocol/request.ts';

const texts = z._default(z.record(z.string(), z.string()), {});

/** What the platform hands to `doGet` and `doPost`, as far as the script reads it. */
const eventSchema = z.object({
  parameter: texts,
  postData: z.optional(z.object({ type: z._default(z.string(), ''), contents: z._default(z.string(), '') })),
});

/** What a web request asks for; whatever the platform hands over, this does not throw. */
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
