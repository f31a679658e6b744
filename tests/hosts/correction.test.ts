import { expect, test } from 'vitest';
import { createContext } from '#backend/hosts/node/context.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { put } from '#tests/stores/rows.ts';
import { aHostForThisFile } from './running-host.ts';

const own = aHostForThisFile();
const { digest } = createContext(FRIDAY_TEN);

const session = (email: string, role: 'rep' | 'manager') => [
  put.rep({ email, role }),
  put.session({ hash: digest(email), email, expiresAt: '2027' }),
];

test('managers correct a lead at once: one of them is told, and the rules hold for the number that was saved', async () => {
  const leadId = 'corrected';
  const before = '321-555-0177';
  await own.write(
    ...session('boss@tarps.example', 'manager'),
    ...session('robin@reps.example', 'rep'),
    put.batch({ batchId: 'storm' }),
    put.lead({ leadId, batchId: 'storm', phone: before, queueKey: '1', lastName: 'Bird' }),
  );
  const correct = (phone: string) =>
    own.host.act('correct_lead', {
      auth: 'boss@tarps.example',
      leadId,
      was: { phone: before },
      now: { phone },
    });
  const phones = ['321-555-0198', '321-555-0199'];
  const answers = await Promise.all(phones.map(correct));
  const saved = phones.filter((_phone, index) => answers[index]?.ok === true);
  expect(saved).toHaveLength(1);
  const [phone = ''] = saved;
  expect(answers.find(({ ok }) => ok !== true)).toMatchObject({
    error: 'bad_request',
    fields: { phone: `This is now “${phone}”` },
  });
  expect(await correct(phone), 'sent again').toMatchObject({ ok: true });
  expect(await own.read('history', { leadId, limit: 9, siteLimit: 9 })).toMatchObject([
    { action: 'corrected', rep: 'boss@tarps.example', note: `Phone: ${phone} (was: ${before})` },
  ]);

  const find = (text: string) => own.host.act('find_leads', { auth: 'boss@tarps.example', text });
  expect(await find(phone)).toMatchObject({ leads: [{ leadId, phone }] });
  expect(await find(before)).toMatchObject({ leads: [] });
  await own.host.act('suppress_number', { auth: 'boss@tarps.example', phone });
  const next = await own.host.act('next_lead', { auth: 'robin@reps.example', batch: 'storm' });
  expect(next).toMatchObject({ ok: true, lead: null });
});
