import * as z from 'zod/mini';
import { SENDER_PATH } from '#backend/hosts/node/web/app.ts';
import type { Asked } from './ask.ts';
import { type Check, done, open, unknown } from './check.ts';
import { BOOKING, isAllInSheet, isInSheet, REP } from './endpoint-calls.ts';

const seen = z.object({ sender: z.string(), address: z.string() });

/** An address for documentation (RFC 5737): nobody has it, so only an invented header names it. */
const INVENTED = '192.0.2.77';

function read(asked: Asked): z.infer<typeof seen> | null {
  try {
    return 'reply' in asked ? seen.parse(JSON.parse(asked.reply.text)) : null;
  } catch {
    return null;
  }
}

/**
 * Asks the host, through its public address, who it thinks has asked. Limits for one sender are worth nothing
 * if all visitors are one, or if a visitor can say to be another.
 */
export const visitors: Check = {
  title: 'The backend tells visitors apart',
  needs: ['repAnswers'],
  run: async (setup) => {
    const { config, ask } = setup;
    if (isAllInSheet(setup)) return unknown('Apps Script does not say who sends a request.');
    const endpoint = [REP, BOOKING].find(({ address }) => !isInSheet(address(config))) ?? REP;
    const address = new URL(SENDER_PATH, endpoint.address(config)).href;
    const own = read(await ask(address));
    const invented = read(await ask(address, { forwardedFor: INVENTED }));
    if (!own || !invented)
      return unknown(`${address} does not say it. Only the backend of this version does.`);
    if (invented.address === INVENTED)
      return open(
        'A visitor can say to be another: the proxy passes X-Forwarded-For on as the visitor sends it. Let it append the address, or set it anew.',
      );
    const host = new URL(address).hostname;
    const isHere = host === 'localhost' || host.startsWith('127.');
    if (!isHere && own.sender === '')
      return open(
        `For the backend all visitors are ${own.address}, a proxy, so nothing is limited for one visitor. Let it append X-Forwarded-For, and add its network to TRUSTED_PROXIES in .env.`,
      );
    return done(`It sees this machine as ${own.address}.`);
  },
};
