import { act, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';
import { startResending } from '#src/app/resend.ts';
import { readSavedBookings } from '#src/stored/outbox/saved-bookings.ts';
import { FILLED } from '#tests/booking-page.ts';
import { open } from '#tests/render.tsx';
import { stopClock } from '#tests/setup/clock.ts';
import type { Cell } from './cells.ts';
import { ANSWER_FAULTS, type AnswerFault, type AnswerFaultName, SLOW_MS } from './faults.ts';
import type { Flow } from './flows.ts';

export type Clock = ReturnType<typeof stopClock>;

const NO_ANSWER_MS = 30_000;

/** Longer than anything on the device waits before it is sent by itself. */
const WAIT_MS = 120_000;
const STEP_MS = 5_000;

export const expectText = async (text: string | RegExp) =>
  expect((await screen.findAllByText(text))[0]).toBeVisible();

/** Presses the flow's button; the hub sends when it opens. */
export async function send({ button, path }: Flow, { user }: Clock): Promise<void> {
  await (button ? user.click(button()) : open(path, { user }));
}

/** Lets time pass in steps, so that requests and storage keep up, until it is so. */
async function passTime({ advance }: Clock, isSo: () => boolean): Promise<void> {
  for (let passed = 0; passed < WAIT_MS && !isSo(); passed += STEP_MS) await advance(STEP_MS);
}

export const expectOnce = ({ stored }: Flow) =>
  waitFor(() => expect(stored?.() ?? 1, 'how often the script has it').toBe(1));

export async function enter(flow: Flow, { user }: Clock): Promise<void> {
  await flow.prepare?.();
  await open(flow.path, { user });
  await flow.fill(user);
}

/** Brings the connection back and sends again what was not sent. */
export async function tryAgain(flow: Flow, clock: Clock): Promise<void> {
  // A save that waits on the device goes by itself, and then the button is the next lead's.
  const goesByItself = flow.button?.().matches(':disabled') ?? false;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await act(async () => window.dispatchEvent(new Event('online')));
  const retry = screen.queryByRole('button', { name: 'Try again' });
  const button = flow.button ? flow.button() : retry;
  if (button && !goesByItself) await clock.user.click(button);
  else await passTime(clock, () => screen.queryByText(flow.done) !== null);
}

/** Sends while a remote's answer is faulty, and checks what the user gets. */
export async function runAnswerCell(flow: Flow, name: AnswerFaultName, cell: Cell): Promise<void> {
  const clock = stopClock();
  await enter(flow, clock);
  const typed = flow.typed();
  const sentOnes = () => (flow.action ? flow.remote.sentAs(flow.action) : flow.remote.sent);
  const sent = sentOnes().length;
  const { fault, isTaken }: AnswerFault = ANSWER_FAULTS[name];
  flow.remote.misbehave(fault, { ...(flow.action && { action: flow.action }), isTaken });
  const pressed = flow.button?.();
  await send(flow, clock);
  await waitFor(() => expect(sentOnes().length).toBeGreaterThan(sent));
  if (name === '10 s slow') {
    if (pressed) await clock.user.click(pressed);
    expect(sentOnes(), 'a second press sends nothing more').toHaveLength(sent + 1);
    expect(screen.queryByText(flow.done)).toBeNull();
    await clock.advance(SLOW_MS);
  }
  if (name === 'never answers') await clock.advance(NO_ANSWER_MS);

  if (cell === 'works' || cell === 'arrives') await expectText(flow.done);
  if (cell === 'arrives') {
    onTestFinished(startResending());
    expect(await readSavedBookings()).toMatchObject([{ fields: { typed: FILLED } }]);
    await passTime(clock, () => flow.stored?.() === 1);
  }
  if (typeof cell === 'object') {
    await expectText(cell.says);
    expect(flow.typed()).toEqual(typed);
    await tryAgain(flow, clock);
    await expectText(flow.done);
  }
  await expectOnce(flow);
}
