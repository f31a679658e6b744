import type { Locator, Page } from '@playwright/test';
import { aVisitRow } from '#tests/stores/rows.ts';
import { passTime } from '../support/clock.ts';
import { setTextSize } from '../support/page/fits.ts';
import { moves, painted } from '../support/page/layout-shifts.ts';
import { expectWellMade } from '../support/page/well-made.ts';
import { button, expectLead, notes, openWorklist, status } from '../support/page/worklist-page.ts';
import { leadName } from '../support/people/rep.ts';
import { expect, test } from '../support/worklist.ts';

const MINUTE = 60_000;
const NO_ANSWER = 'No answer';

/** Call, Save and Skip; what stands in the place of Call when the lead may not be called. */
const actions = (page: Page) => {
  const save = button(page, 'Save');
  return [save.locator('xpath=preceding-sibling::*'), save, button(page, 'Skip')];
};

async function where(controls: readonly Locator[]) {
  const [first] = controls;
  if (first) await painted(first.page());
  const boxes = await Promise.all(controls.map((control) => control.boundingBox()));
  // A page may be scrolled by a part of a pixel.
  return boxes.map((box) => box && Object.values(box).map(Math.round));
}

/** Where the name and the notes stand on the page, however far it is scrolled. */
const card = (page: Page) =>
  page.evaluate(() =>
    ['main header h2', '[name=notes]'].map(
      (part) => (document.querySelector(part)?.getBoundingClientRect().y ?? 0) + window.scrollY,
    ),
  );

/** Whether nothing covers any part of a field. */
const isUncovered = (field: Locator) =>
  field.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    // Not the corners, which are round.
    const parts = [0.1, 0.5, 0.9];
    return parts.every((across) =>
      parts.every(
        (down) => document.elementFromPoint(left + width * across, top + height * down) === element,
      ),
    );
  });

const fold = (page: Page, section: string) => page.locator(`details[${section}] summary`).click();

for (const [height, tag] of [
  [800, []],
  [640, ['@nightly']],
] as const) {
  const title = `Call, Save and Skip stand where they stood, and so does the card, on a screen ${height} px high`;
  test(title, { tag: [...tag] }, async ({ page, context, queue, faults }) => {
    faults.expectOffline();
    faults.expect(/status of 500/);
    const { width = 0 } = page.viewportSize() ?? {};
    await page.setViewportSize({ width, height });
    const slot = { apptDate: '2026-11-25', apptTime: 'afternoon' };
    const [booking, , iris] = await queue.put({ source: 'booking', ...slot }, {}, {});
    const { leadId, createdAt } = booking;
    const visit = aVisitRow({ visitId: leadId, reference: 'RT-GRACE4', leadId, createdAt, ...slot });
    await queue.write({ kind: 'insertVisit', row: visit });

    await openWorklist(page, queue);
    const stood = await where(actions(page));
    const expectStill = async (state: string, cardStood?: readonly number[]) => {
      expect(await where(actions(page)), state).toEqual(stood);
      if (cardStood) expect(await card(page), `name and notes: ${state}`).toEqual(cardStood);
    };

    await button(page, 'Next Lead').click();
    await expectLead(page, 'Grace Hollis');
    const grace = await card(page);
    await expectStill('a lead is on the card');
    for (const name of ['Not Qualified', 'DO NOT CALL', 'Qualified – Appointment Set', 'New Lead']) {
      await status(page, name).click();
      await expectStill(name, grace);
    }
    await fold(page, 'data-visit-choice');
    await expect(page.getByRole('radio', { name: 'They asked for' })).toBeInViewport();
    await expectStill('the visit is open', grace);
    await fold(page, 'data-visit-choice');
    await button(page, 'What to say').click();
    await expectStill('what to say is opened or closed');
    await button(page, 'What to say').click();

    const since = await painted(page);
    await passTime(page, 14 * MINUTE);
    await expect(button(page, 'Keep it')).toBeVisible();
    await expectStill('the time is nearly up', grace);
    await passTime(page, 2 * MINUTE);
    await expect(page.getByText("Time's up: another rep may get this lead.")).toBeVisible();
    await expectStill('the time is up', grace);
    expect(await moves(page, since), 'moves that nobody asked for').toEqual([]);
    await button(page, 'Keep it').click();
    await expect(page.getByText('This lead is yours again.')).toBeVisible();
    await expectStill('the lead is kept', grace);

    await status(page, 'Attempted').click();
    await notes(page).fill(NO_ANSWER);
    await context.setOffline(true);
    await button(page, 'Save').click();
    await expect(page.getByText("You're offline. Your save is on this device")).toBeVisible();
    await expectStill('a save waits', grace);
    await expectWellMade(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectWellMade(page);
    await context.setOffline(false);
    await expectLead(page, 'Henry Okafor');
    const henry = await card(page);
    await expectStill('the save is sent');

    await status(page, 'Attempted').click();
    await notes(page).fill(NO_ANSWER);
    const api = /\/api\//;
    await page.route(api, (route) => route.fulfill({ status: 500, body: 'No' }));
    await button(page, 'Save').click();
    await expect(page.getByText('Failed to save lead')).toBeVisible();
    await expectStill('a save is refused', henry);

    await fold(page, 'data-callback');
    const field = page.getByLabel('Date and time (Eastern)');
    await expect(field).toBeInViewport({ ratio: 1 });
    await expectStill('the callback is open', henry);
    for (const [wide, high, percent] of [
      [width, height, 100],
      [390, height, 200],
      // The keyboard of a phone takes the rest.
      [390, 400, 100],
    ] as const) {
      await page.setViewportSize({ width: wide, height: high });
      await setTextSize(page, percent);
      // The browser brings the line of the notes that is written into view, which may be all that fits.
      for (const one of percent === 100 ? [field, notes(page)] : [field]) {
        await page.evaluate(() => window.scrollTo(0, 0));
        await one.focus();
        expect(await isUncovered(one), `text at ${percent}% on ${wide} x ${high}`).toBe(true);
      }
    }
    await page.setViewportSize({ width, height });
    await fold(page, 'data-callback');

    await page.unroute(api);
    await button(page, 'Save').click();
    await expect(page.getByText('Saved.')).toBeVisible();
    await expectStill('a save can be undone', henry);
    await expectLead(page, 'Iris Delgado');
    await expectStill('the next lead is there');

    await queue.write({
      kind: 'putLead',
      row: { ...iris, leaseRep: 'someone@reps.example', leaseUntil: '2027-01-01T00:00:00.000Z' },
    });
    await status(page, 'Not Qualified').click();
    await button(page, 'Save').click();
    const [next] = await where([button(page, 'Get the next lead')]);
    expect(next?.[1], 'a colleague has the lead').toBe(stood[0]?.[1]);
    await button(page, 'Get the next lead').click();
    await expect(leadName(page)).toHaveCount(0);
    await expectStill('no lead is left');
  });
}
