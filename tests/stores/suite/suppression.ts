import { describe, expect, test } from 'vitest';
import type { Context } from '#backend/core/plan.ts';
import { dispatch } from '#backend/core/protocol/dispatch.ts';
import type { Answer } from '#backend/core/writes.ts';
import { runAction } from '#backend/stores/run-action.ts';
import { importLeadsAction } from '#contract/actions/import/import-leads.ts';
import { digest, SETTINGS } from '#tests/core/script.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { fresh, freshPhone, put } from '#tests/stores/rows.ts';
import type { Subject } from './suite.ts';

/** What people and programs make of `5612000001`. */
const ALONE: Record<string, (digits: string) => string> = {
  'a plain number': (digits) => digits,
  'a column of floats': (digits) => `${digits}.0`,
  'an exponent': (digits) => `${digits[0]}.${digits.slice(1)}E9`,
  'thousands separators': (digits) =>
    `${digits[0]},${digits.slice(1, 4)},${digits.slice(4, 7)},${digits.slice(7)}`,
  'the prefix 001': (digits) => `001 ${digits}`,
  'the prefix 011 1': (digits) => `011 1 ${digits}`,
  'an export of an ad platform': (digits) => `p:+1${digits}`,
  'a text formula': (digits) => `="${digits}"`,
  'a label': (digits) => `Cell: ${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)} (wife)`,
  'odd dashes': (digits) => `${digits.slice(0, 3)}\u2212${digits.slice(3, 6)}\u2013${digits.slice(6)}`,
  'invisible marks': (digits) => `\u200b${digits}\u2060`,
};
const FORMS: typeof ALONE = {
  ...ALONE,
  'the second of two numbers': (digits) => `${freshPhone()} / ${digits}`,
};

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
      const importRow = async (phone: string) => {
        const list = {
          importId: fresh('import'),
          batchId,
          batchName: 'Storm',
          columns: ['phone', 'lastName', 'zip'],
        };
        const answer = await call('import_leads', {
          ...list,
          rows: [{ line: 2, cells: [phone, 'Lane', '32905'] }],
        });
        return importLeadsAction.answer.parse(answer).results[0]?.outcome;
      };
      const nextLead = async () => importedId(await call('next_lead', { batch: batchId }));
      return { batchId, call, importRow, nextLead };
    }
    const importedId = (answer: Answer): unknown =>
      typeof answer.lead === 'object' && answer.lead && 'leadId' in answer.lead ? answer.lead.leadId : null;

    test.each(Object.entries(FORMS))(
      'a listed number is not called when it comes as %s',
      async (_name, write) => {
        const { call, importRow } = await anOffice();
        const digits = freshPhone();
        await call('suppress_number', { phone: digits, reason: '' });
        const isOneOfTwo = write(digits).includes('/');
        expect(await importRow(write(digits))).toBe(isOneOfTwo ? 'added' : 'suppressed');
        if (isOneOfTwo) return;
        expect(await call('lookup_number', { phone: write(digits) })).toMatchObject({ suppressed: true });
        const lead = {
          firstName: 'Ada',
          lastName: 'Lane',
          address: '1 Oak St',
          city: 'Palm Bay',
          zip: '32905',
        };
        expect(await call('add_lead', { ...lead, phone: write(digits) })).toMatchObject({
          error: 'suppressed',
        });
      },
    );

    test.each(Object.entries(FORMS))(
      'DO NOT CALL saved on %s closes the person\u2019s other lead and keeps new ones out',
      async (_name, write) => {
        const { call, importRow, nextLead } = await anOffice();
        const digits = freshPhone();
        expect(await importRow(write(digits))).toBe('added');
        const leadId = await nextLead();
        const other = await anOffice();
        const twin = put.lead({ phone: digits, batchId: other.batchId });
        await store().transact((transaction) => transaction.write([twin]));
        await call('update_lead', { leadId, status: 'DO NOT CALL', note: '' });
        expect(await read('lead', { leadId: twin.row.leadId })).toMatchObject({ open: false });
        expect(await other.nextLead()).toBeNull();
        expect(await importRow(`+1 ${digits}`)).toBe('suppressed');
        expect(await read('numbers', { phoneKeys: [`1${digits}`] })).toMatchObject([
          { suppressedAt: '2026-11-20T15:00:00.000Z' },
        ]);
      },
    );

    test('a lead of two numbers is served until both are on the list', async () => {
      const { call, importRow, nextLead } = await anOffice();
      const [one, two] = [freshPhone(), freshPhone()];
      expect(await importRow(`${one} / ${two}`)).toBe('added');
      await call('suppress_number', { phone: two, reason: '' });
      const leadId = await nextLead();
      expect(leadId).not.toBeNull();
      expect(await call('suppress_number', { phone: one, reason: '' })).toMatchObject({ closed: 1 });
      expect(await nextLead()).toBeNull();
      expect(await call('lift_suppression', { phone: two })).toMatchObject({ reopened: 1 });
      expect(await nextLead()).toBe(leadId);
    });
  });
}
