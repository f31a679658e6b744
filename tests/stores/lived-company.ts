import { sql } from 'kysely';
import { expect } from 'vitest';
import { takeContactMessage } from '#backend/core/mail/contact.ts';
import type { Context, Plan } from '#backend/core/plan.ts';
import { dispatch } from '#backend/core/protocol/dispatch.ts';
import type { Decision } from '#backend/core/writes.ts';
import type { Database } from '#backend/stores/postgres/tables.ts';
import { runAction } from '#backend/stores/run-action.ts';
import type { Store } from '#backend/stores/store.ts';
import { listBatchesAction } from '#contract/actions/list-batches.ts';
import { nextLeadAnswer } from '#contract/actions/next-lead.ts';
import { aBookingPost } from '#tests/builders/booking.ts';
import { aJpeg } from '#tests/builders/photo.ts';
import { aRep } from '#tests/builders/rep.ts';
import { digest, getHash, SETTINGS } from '#tests/core/backend.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';

const MINUTE = 60_000;
export const MANAGER = 'bea@tarps.example';
export const PHONE = '(321) 555-0142';
export const KEY = '13215550142';
/** Words that only the person's data has. What was corrected is data, too. */
export const WORDS = [
  ...['Xiomara', 'Quiñones', 'xiomara@casa.example', 'xq@old.example', '77 Manatee', 'Osprey Fire'],
  ...['77-OF-9', 'Drip over the crib', 'husband works nights', 'asked by phone', '5550142', '555-0142'],
  ...['5550166', '555-0166', 'Call me in the evening'],
];
const [PHOTO, THUMBNAIL] = [aJpeg({ fill: 9 }), aJpeg({ width: 240, height: 180, bytes: 200, fill: 9 })];

/** A company on a store, with a manager and a rep. */
export async function aCompany(store: Store) {
  let nowMs = FRIDAY_TEN;
  const sign = (text: string) => digest(`signed ${text}`);
  const context = (): Context => ({
    ...{ nowMs, digest, sign, signLink: sign, sender: '203.0.113.7' },
    newId: () => crypto.randomUUID(),
    newSecret: () => crypto.randomUUID(),
    newCode: (length) => crypto.randomUUID().slice(0, length),
  });
  const run = async (plan: (context: Context) => Plan<Decision>) => {
    const pinHash = async ({ pin, salt }: { pin: string; salt: string }) => getHash(pin, salt);
    return (await runAction({ store, plan: () => plan(context()), pinHash })).answer;
  };
  const ok = async (request: Parameters<typeof dispatch>[0]) => {
    nowMs += MINUTE;
    const answer = await run((now) => dispatch(request, SETTINGS, now));
    expect(answer, JSON.stringify(answer)).toMatchObject({ ok: true });
    return answer;
  };
  const signIn = async (email: string, role: 'rep' | 'manager') => {
    const row = aRep({ email, role, pinSalt: 'salt', pinHash: getHash('2580', 'salt') });
    const expiresAt = new Date(nowMs + 12 * 60 * MINUTE).toISOString();
    await store.transact((transaction) =>
      transaction.write([
        { kind: 'putRep', row },
        { kind: 'putSession', row: { hash: digest(email), email, expiresAt } },
      ]),
    );
    return (action: string, fields: Record<string, unknown> = {}) =>
      ok({
        kind: 'action',
        action,
        method: 'POST',
        fields: { token: SETTINGS.repToken, auth: email, ...fields },
      });
  };
  return {
    run,
    book: (over: Record<string, string>) => ok({ kind: 'booking', fields: aBookingPost(over) }),
    send: (action: string, fields: Record<string, unknown>) =>
      ok({ kind: 'action', action, method: 'POST', fields: { token: SETTINGS.bookingToken, ...fields } }),
    manager: await signIn(MANAGER, 'manager'),
    rep: await signIn('robin@reps.example', 'rep'),
  };
}

/** Does with a person all that leaves a trace, next to a neighbor of whom nothing may be erased. */
export async function live(company: Awaited<ReturnType<typeof aCompany>>) {
  const { book, send, manager, rep, run } = company;
  const name = { firstName: 'Xiomara', lastName: 'Quiñones' };
  const submissionId = 'b3b7c1de-0000-4000-8000-000000000001';
  const booking = { ...name, submissionId, phone: PHONE, email: 'xq@old.example', address: '77 Manatee Way' };
  await book({
    ...booking,
    ...{ notes: 'Drip over the crib', insuranceCarrier: 'Osprey Fire', policyNumber: '77-OF-9' },
  });
  const images = { photo: PHOTO, thumbnail: THUMBNAIL };
  await send('add_photo', { submissionId, photoId: 'b3b7c1de-0000-4000-8000-000000000002', ...images });
  const { batches } = listBatchesAction.answer.parse(await rep('list_batches'));
  const batch = batches[0]?.batchId ?? '';
  const { lead } = nextLeadAnswer.parse(await rep('next_lead', { batch }));
  const leadId = lead?.leadId ?? '';
  await rep('next_lead', { batch, skip: leadId });
  await rep('update_lead', { leadId, status: 'Attempted', note: 'Her husband works nights' });
  await book({
    ...{ submissionId: 'b3b7c1de-0000-4000-8000-000000000003', firstName: 'Noor', lastName: 'Neighbor' },
    ...{ phone: '(321) 555-0199', email: 'noor@home.example' },
  });
  await manager('correct_lead', {
    leadId,
    was: { phone: PHONE, email: 'xq@old.example' },
    now: { phone: `${PHONE} / (321) 555-0166`, email: 'Xiomara@casa.example' },
  });
  await send('request_call', {
    ...name,
    ...{
      phone: PHONE,
      email: 'xiomara@casa.example',
      address: '9 Other St, Palm Bay',
      service: 'roof-repair',
    },
    ...{ submissionId: 'b3b7c1de-0000-4000-8000-000000000004', message: 'Call me in the evening' },
  });
  await run((now) => takeContactMessage(`Name: Xiomara Quiñones\nPhone: ${PHONE}`, '', SETTINGS, now));
  await manager('suppress_number', { phone: PHONE, reason: 'Xiomara asked by phone' });
  return leadId;
}

/** All rows of a database as text, each table's in an order that does not depend on how they were stored. */
export async function dumpTables(db: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`SELECT tablename AS name FROM pg_tables
    WHERE schemaname = 'public' ORDER BY tablename`.execute(db);
  const texts: string[] = [];
  for (const { name } of rows) {
    const found = await sql<{
      text: string;
    }>`SELECT t::text AS text FROM ${sql.table(name)} AS t ORDER BY 1`.execute(db);
    texts.push(name, ...found.rows.map(({ text }) => text));
  }
  return texts.join('\n');
}
