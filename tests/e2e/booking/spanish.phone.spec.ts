import { expectFields, fill } from '../support/page/controls.ts';
import { openAlive } from '../support/page/site-pages.ts';
import { mailTo } from '../support/people/accounts.ts';
import { contact, fillDetails, slots } from '../support/people/homeowner.ts';
import { leadName, signIn, work } from '../support/people/rep.ts';
import { expect, test } from '../support/test.ts';

// Separate data, so that no other test's booking comes first in the queue.
test.use({ data: 'spanish', locale: 'es-US' });

const SENT = '¡Su reserva de inspección se envió con éxito! Nos comunicaremos pronto con usted.';

test('a homeowner whose browser prefers Spanish is offered it, books, moves and cancels, and the rep knows', async ({
  page,
  site,
}) => {
  await test.step('the English page offers Spanish in one line, and does not redirect', async () => {
    await page.goto('/services');
    await expect(page).toHaveURL(`${site.url}/services`);
    await page.getByRole('link', { name: 'Leer esto en español' }).click();
    await expect(page).toHaveURL(`${site.url}/es/services`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('link', { name: 'Read this in English' })).toBeHidden();
  });

  await test.step('what is typed is still there in the other language', async () => {
    await openAlive(page, '/es/schedule');
    await fill(page, contact);
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(`${site.url}/schedule`);
    await expectFields(page, contact);
    await expect(page.getByRole('link', { name: 'Leer esto en español' })).toBeHidden();
    await footer.getByRole('link', { name: 'Español' }).click();
    await expectFields(page, contact);
  });

  await test.step('a field that is wrong says so in Spanish', async () => {
    await slots(page).first().click();
    await expect(page).toHaveURL(/\/es\/schedule\/book/);
    await fillDetails(page);
    await fill(page, { dateOfLoss: '2030-01-15' });
    await page.getByRole('button', { name: 'Confirmar reserva de inspección' }).click();
    await expect(page.getByText('La fecha del daño no puede ser futura')).toBeVisible();
    await fill(page, { dateOfLoss: '01/15/2026' });
  });

  await test.step('the booking is received, with its email and its card', async () => {
    await page.getByRole('button', { name: 'Confirmar reserva de inspección' }).click();
    await expect(page.getByText(SENT)).toBeVisible();
    await expect(page).toHaveURL(`${site.url}/es`);
  });

  const mail = await mailTo(page, String(contact.email), 'Su visita para el techo');
  expect(mail).toMatch(/Cuándo: .*en la mañana \(de 8 a\.m\. a 12 p\.m\.\)/);
  const [, path = ''] = /(\/es\/schedule\/visit#\S+)/.exec(mail) ?? [];
  const visit = page.getByRole('region', { name: 'Su visita' });

  await test.step('the link of the email opens the visit in Spanish, to move and to cancel', async () => {
    await page.goto(path);
    await expect(visit).toContainText('en la mañana');
    await slots(page).last().click();
    await page.getByRole('button', { name: 'Cambiar' }).click();
    await expect(page.getByText(/^Nuevo horario de su visita: /)).toBeInViewport();
    await page.getByRole('button', { name: 'Cancelar visita' }).click();
    await page.getByRole('button', { name: /^Sí, cancelar/ }).click();
    await expect(page.getByRole('heading', { name: 'Esta visita está cancelada' })).toBeInViewport();
    await mailTo(page, String(contact.email), 'Nuevo horario de su visita para el techo');
    await mailTo(page, 'Speaks Spanish', 'Ada Marlowe');
  });

  await test.step('the rep who speaks Spanish gets the lead first, and reads what to say in it', async () => {
    await signIn(page, site);
    await page.goto('/rep-access/profile');
    await page.getByRole('checkbox', { name: 'Spanish' }).check();
    await expect(page.getByText('Saved. It counts from the next lead on.')).toBeInViewport();
    await page.goto('/rep-access/hub');
    await work(page, 'Website bookings');
    await expect(leadName(page)).toHaveText('Ada Marlowe');
    await expect(page.getByText('Speaks Spanish')).toBeInViewport();
    await page.getByRole('button', { name: 'What to say' }).click();
    await expect(
      page.getByText(/^Hola Ada, le habla .+ Llamo porque canceló la visita para el /),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Read it in English' }).click();
    await expect(page.getByText(/^Hi Ada, this is .+ because you canceled the visit for /)).toBeVisible();
  });
});

test('who stays in English is not asked again', async ({ page, site }) => {
  await openAlive(page, '/about');
  await page.getByRole('button', { name: 'Stay in English' }).click();
  await expect(page.getByRole('link', { name: 'Leer esto en español' })).toBeHidden();
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Leer esto en español' })).toBeHidden();
  await expect(page).toHaveURL(`${site.url}/`);
});
