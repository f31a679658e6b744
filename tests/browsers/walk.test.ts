import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sitePaths } from '#tests/e2e/support/page/site-pages.ts';
import { contact, details } from '#tests/e2e/support/people/homeowner.ts';
import { drawRoof } from '#tests/e2e/support/people/photos.ts';
import { aQueue } from '#tests/e2e/support/people/queue.ts';
import { ensureBuilt } from '#tests/e2e/support/site/built-site.ts';
import { makeFreshData } from '#tests/e2e/support/site/site.ts';
import { openFirefox } from './firefox.ts';
import { ELSEWHERE, type Host, openHost } from './host.ts';
import { aVisitor, eventually, type Visitor } from './visitor.ts';
import { openWebkit } from './webkit.ts';

/** Maps and weather are refused: no request of the walk leaves the machine. */
const REFUSED = /tile\.openstreetmap\.org|api\.weather\.gov/;

/** How the engines name a request that nobody answers. */
const UNANSWERED =
  /NetworkError|Load failed|could not connect|importing a module script failed|dynamically imported module/i;

const PICTURE = { width: 1600, height: 1200, color: 'peru', quality: 0.9 };

beforeAll(async () => {
  await Promise.all([ensureBuilt(), makeFreshData()]);
});

describe.each([
  ['Firefox', openFirefox],
  ['WebKit', openWebkit],
] as const)('in %s', (_name, openBrowser) => {
  let host: Host;
  let files: string;
  let visitor: Visitor;
  let expected: RegExp[];

  beforeAll(async () => {
    const opened = await openHost();
    const folder = await mkdtemp(join(tmpdir(), 'walk-'));
    host = opened;
    files = folder;
    return async () => {
      await opened.close();
      await rm(folder, { recursive: true });
    };
  });

  beforeEach(async () => {
    expected = [REFUSED];
    const browser = await openBrowser();
    visitor = aVisitor(browser, host.url);
    return async () => {
      await host.comeBack();
      await browser.close();
    };
  });

  async function expectNoFaults(): Promise<void> {
    const faults = await visitor.readFaults();
    expect(faults.filter((fault) => !expected.some((pattern) => pattern.test(fault)))).toEqual([]);
  }

  async function leaveHost(): Promise<void> {
    expected.push(UNANSWERED);
    await host.leave();
  }

  async function pickSlot(homeowner: typeof contact): Promise<void> {
    await visitor.fill(homeowner);
    await visitor.press('[data-slot]');
    await visitor.see('h1', 'Book Your Visit');
    await visitor.seePath('/schedule/book');
  }

  async function addPhoto(): Promise<void> {
    const path = join(files, 'roof.jpg');
    await writeFile(path, await visitor.run(drawRoof, PICTURE), 'base64');
    await visitor.chooseFile('input[name=photos]', path);
    await visitor.see('[data-photo-state=waiting]');
  }

  async function sendBooking(): Promise<void> {
    await visitor.fill({ ...details, notes: 'Water comes in above the kitchen', ownerConfirmed: 'Yes' });
    await visitor.press('button', 'Confirm Inspection Booking');
  }

  /** Waits for the card that says so, and finds the booking with its photo at the backend. */
  async function expectReceived({ address }: typeof contact): Promise<void> {
    const reference = await visitor.see('[data-booking-state=received]', /RT-\w{6}/);
    await visitor.see('[data-booking-state=received]', 'We have your photo');
    const rows = await host.site.store.transact(async (transaction) => {
      const leads = await transaction.read('findLeads', { phone: '', words: [], reference, limit: 2 });
      const leadId = leads[0]?.leadId ?? '';
      return {
        leads,
        visits: await transaction.read('visitsOfLead', { leadId, limit: 2 }),
        photos: await transaction.read('photosOfLead', { leadId, limit: 2 }),
      };
    });
    expect(rows).toMatchObject({ leads: [{ address }], visits: [{}], photos: [{}] });
  }

  test('every public page opens, comes alive, and nothing goes wrong in it', async () => {
    for (const path of sitePaths) {
      await visitor.visitAlive(path);
      await visitor.see('h1');
    }
    await expectNoFaults();
  });

  test('a homeowner books with a photo, and both arrive', async () => {
    await visitor.visitAlive('/schedule');
    await pickSlot(contact);
    await addPhoto();
    await sendBooking();
    await expectReceived(contact);
    await visitor.seePath('/');
    await expectNoFaults();
  });

  test('on a narrow screen the label of a missing field, and the result of a cancellation, are in view', async () => {
    await visitor.visitAlive('/schedule');
    await pickSlot({ ...contact, phone: '(321) 555-0144', address: '9 Gull Way' });
    await sendBooking();
    await visitor.see('[data-booking-state=received]', /RT-\w{6}/);
    const mail = (await host.site.outbox.newest(20)).find(({ body }) => body.includes('/schedule/visit#'));
    const [visit = ''] = /\/schedule\/visit#\S+/.exec(mail?.body ?? '') ?? [];

    await visitor.narrow();
    await visitor.visitAlive('/contact');
    await visitor.press('button', 'Send Request');
    await visitor.see('label', 'First name');
    await visitor.seeInView('main form label');
    await visitor.visitAlive(visit);
    await visitor.press('button', 'Cancel visit');
    await visitor.press('button', 'Yes, cancel it');
    await visitor.see('h2', 'This visit is canceled');
    await visitor.seeInView('main h2');
    await expectNoFaults();
  });

  test('Back from the booking page shows the schedule with what was typed', async () => {
    await visitor.visitAlive('/schedule');
    await pickSlot(contact);
    await visitor.goBack();
    await visitor.seePath('/schedule');
    await visitor.seeFields(contact);
    await expectNoFaults();
  });

  test('Back from another document of the host shows the page where it was left', async () => {
    await visitor.visitAlive('/');
    await visitor.run(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await visitor.see('header[data-opaque=true]');
    await visitor.visit(ELSEWHERE);
    await visitor.see('h1', 'Elsewhere');
    await visitor.goBack();
    await visitor.seeAlive();
    await eventually(async () => expect(await visitor.run(() => scrollY)).toBe(1500));
    await expectNoFaults();
  });

  test('after one visit the site opens and takes a booking with a photo while the host is gone, and both arrive when it is back', async () => {
    const homeowner = { ...contact, phone: '(321) 555-0143', address: '8 Gull Way' };
    await visitor.visitAlive('/about');
    await visitor.waitForCopy();
    await leaveHost();

    await visitor.reload();
    await visitor.see('h1', 'The Local Roof Crew');
    await visitor.visitAlive('/palm-bay');
    await visitor.see('h1', 'Palm Bay');

    await visitor.visitAlive('/schedule');
    await pickSlot(homeowner);
    await addPhoto();
    await sendBooking();
    await visitor.see('[data-booking-state=waiting]', 'It’s saved on this device');
    await visitor.see('[data-photo-state=waiting]');

    await host.comeBack();
    await visitor.visitAlive('/');
    await expectReceived(homeowner);
    await expectNoFaults();
  });

  test('a rep works five leads, one of them while the host is gone; it waits on the device, and each counts once', async () => {
    const queue = await aQueue(host.site);
    const leads = await queue.put({}, {}, {}, {}, {}, {});
    const { email, pin } = host.site.demoRep;
    await visitor.visit('/rep-access');
    await visitor.fill({ email, password: pin });
    await visitor.press('button', 'Sign In');
    await visitor.see('h1', 'Rep Hub');
    await visitor.visit(`/rep-access/worklist?batch=${queue.batchId}`);
    await visitor.press('button', 'Next Lead');

    for (const [index, { firstName, lastName, leadId }] of leads.slice(0, 5).entries()) {
      await visitor.see('main header h2', `${firstName} ${lastName}`);
      await visitor.see('main', 'Lead loaded');
      await visitor.fill({ status: 'Attempted', notes: `Nobody at home, ${leadId}` });
      const isAlone = index === 2;
      if (isAlone) await leaveHost();
      await visitor.press('button', 'Save');
      if (isAlone) {
        await visitor.see('[data-save-state=waiting]', firstName);
        await host.comeBack();
        // As a browser does whose device is back in the network; the worklist asks by itself twice a minute.
        await visitor.run(() => void dispatchEvent(new Event('online')));
      }
    }

    await visitor.see('main header h2', `${leads[5].firstName} ${leads[5].lastName}`);
    for (const lead of leads.slice(0, 5)) {
      const notes = `Nobody at home, ${lead.leadId}`;
      expect(await queue.stored(lead)).toMatchObject({ status: 'Attempted', notes, attempts: 1 });
    }
    await expectNoFaults();
  });
});
