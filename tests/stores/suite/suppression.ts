import { describe, expect, test } from 'vitest';
import type { Context } from '#backend/core/plan.ts';
import { dispatch } from '#backend/core/protocol/dispatch.ts';
import type { Answer } from '#backend/core/writes.ts';
import { runAction } from '#backend/stores/run-action.ts';
import { listSuppressedAction } from '#contract/actions/suppressions.ts';
import { digest, SETTINGS } from '#tests/core/backend.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { fresh, freshPhone, put } from '#tests/stores/rows.ts';
import type { Subject } from './suite.ts';

/** The do-not-call list, through the actions of reps and managers. */
export function suppressionTests({ read, write, store }: Subject): void {
  describe('for the do-not-call list', () => {
    async function anOffice() {
      const [email, auth, batchId] = [fresh('rep'), fresh('auth'), fresh('batch')];
      await write(
        put.rep({ email, role: 'manager' }),
        put.session({ hash: digest(auth), email, expiresAt: '2026-11-21T00:00:00.000Z' }),
        put.batch({ batchId }),
      );
      const context = (): Context => ({
        nowMs: FRIDAY_TEN,
        newId: () => fresh('id'),
        newSecret: () => fresh('secret'),
        newCode: () => fresh('code'),
        digest,
        sign: digest,
        signLink: digest,
        sender: '',
      });
      const call = async (action: string, fields: Record<string, unknown>): Promise<Answer> => {
        const request = {
          kind: 'action',
          action,
          method: 'POST',
          fields: { token: SETTINGS.repToken, auth, ...fields },
        } as const;
        const plan = () => dispatch(request, SETTINGS, context());
        return (await runAction({ store: store(), plan, pinHash: async () => '' })).answer;
      };
      return { batchId, call };
    }

    describe('a file of numbers', () => {
      /** Of a registry: a chunk and a half. */
      const MANY = 375;

      async function aFile() {
        const office = await anOffice();
        const fileId = fresh('file-id');
        const fileName = `${fileId}.csv`;
        const send = (numbers: readonly string[], over = {}) =>
          office.call('suppress_file', { fileId, fileName, numbers, ...over });
        const show = () => office.call('show_file', { fileId });
        const liftPage = () => office.call('lift_file', { fileId });
        const auditLines = async () =>
          (await read('auditTrail', { until: '', limit: 500 }))
            .filter(({ note }) => note === `File ${fileName}`)
            .map(({ action }) => action);
        const listed = async (numbers: readonly string[]) =>
          (await read('numbers', { phoneKeys: numbers })).filter(({ suppressedAt }) => suppressedAt !== '')
            .length;
        return { ...office, fileId, fileName, send, show, liftPage, auditLines, listed };
      }
      const keys = (count: number) => Array.from({ length: count }, () => `1${freshPhone()}`);
      const half = (numbers: readonly string[]) => [numbers.slice(0, 250), numbers.slice(250)] as const;

      test('is put on the list in chunks, each only once, and taken off again as one', async () => {
        const { batchId, fileName, send, show, liftPage, auditLines, listed } = await aFile();
        const numbers = keys(MANY);
        const [first, second] = half(numbers);
        const lead = put.lead({ phone: first[7]?.slice(1) ?? '', batchId });
        await write(lead);
        expect(await send(first)).toMatchObject({ ok: true, added: 250, already: 0, closed: 1 });
        expect(await send(first)).toMatchObject({ ok: true, added: 250, already: 0, closed: 0 });
        expect(await send(second)).toMatchObject({ ok: true, added: 125, already: 0, closed: 0 });
        const { leadId } = lead.row;
        expect(await read('lead', { leadId })).toMatchObject({ open: false });
        expect(await read('history', { leadId, limit: 9, siteLimit: 9 })).toMatchObject([
          { action: 'suppressed', note: fileName },
        ]);
        expect(await listed(numbers)).toBe(MANY);
        expect(await show()).toMatchObject({ fileName, count: MANY });
        expect(await auditLines()).toEqual(['suppressed']);

        expect(await liftPage()).toMatchObject({ ok: true, lifted: 250, more: true });
        expect(await liftPage()).toMatchObject({ ok: true, lifted: 125, more: false });
        expect(await liftPage()).toMatchObject({ ok: true, lifted: 0, reopened: 0, more: false });
        expect(await read('lead', { leadId })).toMatchObject({ open: true });
        expect(await listed(numbers)).toBe(0);
        expect(await show()).toMatchObject({ count: 0 });
        expect(await auditLines()).toEqual(['lifted', 'suppressed']);
      });

      test('leaves numbers alone that were on the list before, also when it is taken off, and can be put there again', async () => {
        const { call, send, show, liftPage, listed, auditLines } = await aFile();
        const [known = '', ...others] = keys(3);
        await call('suppress_number', { phone: known, reason: '' });
        expect(await send([known, ...others])).toMatchObject({ added: 2, already: 1 });
        expect(await liftPage()).toMatchObject({ lifted: 2, more: false });
        expect([await listed([known]), await listed(others)]).toEqual([1, 0]);
        expect(await send(others)).toMatchObject({ added: 2, already: 0 });
        expect(await show()).toMatchObject({ count: 2 });
        expect((await auditLines()).filter((action) => action === 'suppressed')).toHaveLength(2);
      });

      test('does not take numbers off that somebody else has listed since', async () => {
        const { batchId, call, send, show, liftPage, listed } = await aFile();
        const [called = '', asked = '', ofBoth = '', alone = ''] = keys(4);
        await send([called, asked, ofBoth, alone]);
        // A booking since is a wish for a call, until the rep hears otherwise.
        const booked = put.lead({
          phone: called,
          batchId,
          source: 'booking',
          createdAt: '2026-11-20T15:00:00.001Z',
          leaseRep: '',
        });
        await write(booked);
        const { leadId } = booked.row;
        expect(await call('next_lead', { batch: batchId })).toMatchObject({ lead: { leadId } });
        expect(await call('update_lead', { leadId, status: 'DO NOT CALL', note: '' })).toMatchObject({
          ok: true,
        });
        expect(await call('suppress_number', { phone: asked, reason: '' })).toMatchObject({ already: false });
        const another = { fileId: fresh('file-id'), fileName: 'another.csv' };
        expect(await send([ofBoth], another)).toMatchObject({ added: 0, already: 1 });
        expect(await show()).toMatchObject({ count: 1 });
        expect(await liftPage()).toMatchObject({ lifted: 1, more: false });
        expect(await listed([called, asked, ofBoth])).toBe(3);
        expect(await listed([alone])).toBe(0);
        expect(await call('lift_file', another)).toMatchObject({ lifted: 0 });
      });

      test('is told with each of its numbers on the list', async () => {
        const { call, fileId, send } = await aFile();
        const numbers = keys(2);
        await send(numbers);
        const after = `${numbers[0]?.slice(0, -1)}`;
        const { numbers: page } = listSuppressedAction.answer.parse(await call('list_suppressed', { after }));
        expect(page.filter(({ phone }) => numbers.includes(phone))).toEqual(
          numbers.map((phone) => expect.objectContaining({ phone, fileId })),
        );
        await call('lift_suppression', { phone: numbers[0] });
        expect(await call('show_file', { fileId })).toMatchObject({ count: 1 });
      });

      test('is refused as a whole when a text in it is no number', async () => {
        const { send, listed } = await aFile();
        const numbers = keys(2);
        expect(await send([...numbers, '555'])).toMatchObject({ error: 'bad_request' });
        expect(await send(keys(251))).toMatchObject({ error: 'bad_request' });
        expect(await listed(numbers)).toBe(0);
      });
    });
  });
}
