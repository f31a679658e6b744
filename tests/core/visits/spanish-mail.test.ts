import { test as base, describe, expect } from 'vitest';
import { remindNext } from '#backend/core/visits/reminders.ts';
import { aBookingPost } from '#tests/builders/booking.ts';
import { linesIn } from '#tests/content/written-in.ts';
import { DAY, HOUR, MINUTE, SETTINGS } from '#tests/core/backend.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { aVisit, MONDAY } from './a-visit.ts';

/** A visit that was booked on the Spanish page. */
const test = base.extend('booked', () => {
  const visit = aVisit(FRIDAY_TEN);
  const { backend, send } = visit;
  backend.wait(2 * HOUR);
  send({ language: 'es', notes: 'Entra agua en la cocina' });
  const mails = () =>
    backend.store
      .read('messages', { isFailed: false, recipient: 'ana.rios@home.example', until: '', limit: 99 })
      .map(({ subject, body, attachment, attachmentName }) => ({
        subject,
        body,
        attachment,
        attachmentName,
      }));
  /** Books as another homeowner, whose first email is Spanish. */
  const book = (over: Record<string, string> = {}) =>
    backend.book({
      ...aBookingPost({}, backend.now()),
      ...{ firstName: 'Ana', lastName: 'Ríos', email: 'ana.rios@home.example', phone: '(407) 555-0123' },
      ...{ submissionId: 'a-spanish-booking', language: 'es', ...over },
    });
  return { ...visit, book, mails };
});

describe('a homeowner who books in Spanish', () => {
  test('is a lead that says so, and gets a Spanish email with a Spanish link and entry', ({ booked }) => {
    const { reference } = booked.book();
    const [mail] = booked.mails();
    expect(mail?.subject).toBe(`Su visita para el techo ${reference}`);
    for (const words of [
      'Servicio: Inspección del techo sin costo',
      'Cuándo: sábado, 21 de noviembre de 2026, en la mañana (de 8 a.m. a 12 p.m.), hora del Este',
      'https://tarps.example/es/schedule/visit#',
      'El enlace funciona hasta el domingo, 20 de diciembre de 2026.',
      'Llame al (321) 555-0100, de día o de noche.',
    ])
      expect(mail?.body).toContain(words);
    expect(linesIn('English', `${mail?.subject}\n${mail?.body}`)).toEqual([]);
    expect(mail?.attachmentName).toBe('visita-techo.ics');
    expect(mail?.attachment.replaceAll('\r\n ', '')).toMatch(/SUMMARY:Inspección del techo sin costo\\, /);
    const { leadId } = booked.backend.store.read('booking', { submissionId: 'a-spanish-booking' }) ?? {};
    expect(booked.backend.lead(leadId ?? '')).toMatchObject({ language: 'es' });
  });

  test('leaves the company’s own email in English', ({ booked }) => {
    booked.book();
    const mail = booked.toCompany().at(-1);
    expect(mail?.text).toContain('Speaks Spanish');
    expect(linesIn('Spanish', mail?.text ?? '')).toEqual([]);
  });

  test('hears of each change in Spanish: moved, canceled, brought back', ({ booked }) => {
    booked.book();
    const token = booked.getToken('a-spanish-booking');
    const steps = [() => booked.move(MONDAY, token), () => booked.cancel(token), () => booked.restore(token)];
    for (const [index, step] of steps.entries()) {
      booked.backend.wait(index === 2 ? MINUTE : 2 * HOUR);
      expect(step()).toMatchObject({ ok: true });
    }
    const subjects = booked.mails().map(({ subject }) => subject.replace(/ RT-.*/, ''));
    expect(subjects.sort()).toEqual([
      'Cancelada: su visita para el techo',
      'Nuevo horario de su visita para el techo',
      'Reactivada: su visita para el techo',
      'Su visita para el techo',
    ]);
    for (const { subject, body } of booked.mails())
      expect(linesIn('English', `${subject}\n${body}`)).toEqual([]);
  });

  test('is reminded in Spanish', ({ booked }) => {
    booked.book({ ...MONDAY });
    booked.backend.wait(2 * DAY + 5 * HOUR);
    while (booked.backend.run(remindNext(SETTINGS, booked.backend.context())).more === true);
    const reminder = booked.mails().find(({ subject }) => subject.startsWith('Mañana: '));
    expect(reminder?.body).toContain('lunes, 23 de noviembre de 2026, en la tarde (de 12 p.m. a 6 p.m.)');
    expect(linesIn('English', reminder?.body ?? 'the')).toEqual([]);
  });

  test('who sends the booking again in Spanish is one who speaks it from then on', ({ booked }) => {
    expect(booked.lead()).toMatchObject({ language: 'es' });
    expect(booked.history()[0]?.note).toContain('Language: Spanish (was: English)');
  });
});

test.for(['fr', ''])(
  'a booking in %j, which is no language of ours, is stored, and answered in English',
  (language, { booked }) => {
    const { reference } = booked.book({ language });
    expect(booked.mails()).toMatchObject([{ subject: `Your roof visit ${reference}` }]);
  },
);

test('a request of the contact form keeps the language of the page', ({ booked }) => {
  const { backend } = booked;
  const sent = {
    ...{ firstName: 'Ana', lastName: 'Ríos', email: 'ana.rios@home.example', phone: '(407) 555-0124' },
    ...{
      address: '1 Calle Real',
      service: 'roof-repair',
      message: 'Gotera',
      submissionId: 'a-request-in-spanish',
    },
  };
  expect(backend.call('request_call', { ...sent, language: 'es' })).toMatchObject({ ok: true });
  const leads = backend.store.read('leadsOfBatch', { batchId: 'website-requests', after: '', limit: 9 });
  expect(leads).toMatchObject([{ language: 'es' }]);
});
