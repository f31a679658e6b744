import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';
import type { LeadRow } from '#backend/core/rows.ts';
import { DEFAULT_PREFERENCES, storedPreferences } from '#src/stored/notification-preferences.ts';
import { aLead } from '#tests/builders/lead.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { signedInRep } from '#tests/msw/signed-in-rep.ts';
import { storeLeads } from '#tests/msw/stored-rows.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import { open } from '#tests/render.tsx';
import { stopClock } from '#tests/setup/clock.ts';
import { loadRepPages } from './rep-pages.ts';

export const MINUTE = 60_000;

/** Before the tests, so that none waits for the code. */
export async function loadRing(): Promise<void> {
  await loadRepPages();
  await import('#src/features/ring/ring.tsx');
}

/** The line of a lead that has just come. */
export const NEW = /^New lead from the website/;

interface Played {
  hz: number;
  volume: number;
  seconds: number;
}

/** The page keeps its audio context, so all tests share the fake one. */
const sound = { played: [] as Played[], isAllowed: true };

class FakeAudioContext {
  state = 'suspended';
  currentTime = 0;
  destination = {};
  resume() {
    if (!sound.isAllowed) return new Promise<void>(() => {});
    this.state = 'running';
    return Promise.resolve();
  }
  suspend() {
    this.state = 'suspended';
    return Promise.resolve();
  }
  createGain() {
    const volumes: number[] = [];
    const gain = { setValueAtTime() {}, linearRampToValueAtTime: (to: number) => volumes.push(to) };
    return { gain, volumes, connect: () => this.destination };
  }
  createOscillator() {
    let volumes: number[] = [];
    let from = 0;
    const tone = {
      frequency: { value: 0 },
      onended: () => {},
      connect(gain: ReturnType<FakeAudioContext['createGain']>) {
        volumes = gain.volumes;
        return gain;
      },
      start(at: number) {
        from = at;
      },
      stop(at: number) {
        const { value: hz } = tone.frequency;
        sound.played.push({ hz, volume: Math.max(...volumes), seconds: at - from });
        // The page sets this handler in the same task.
        queueMicrotask(() => tone.onended());
      },
    };
    return tone;
  }
}

/** A browser with sound. @returns the tones it has played; `forbid` as before a first tap */
export function withSound() {
  vi.stubGlobal('AudioContext', FakeAudioContext);
  sound.played = [];
  sound.isAllowed = true;
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    played: () => sound.played,
    forbid: () => {
      sound.isAllowed = false;
    },
  };
}

/** Somebody has asked in this browser that new leads ring. */
export const askToRing = (over: Partial<typeof DEFAULT_PREFERENCES> = {}) =>
  storedPreferences.write({ ...DEFAULT_PREFERENCES, ...over });

/** The window has the keyboard, or another one has. */
export const setFocus = (hasFocus: boolean) => vi.spyOn(document, 'hasFocus').mockReturnValue(hasFocus);

/** A homeowner books, or sends the contact form, at this moment. */
export function storeNewLead(over: Partial<LeadRow> = {}): LeadRow {
  const createdAt = new Date(testBackend.nowMs()).toISOString();
  const row = aLead({ leadId: `from-website-${createdAt}`, source: 'booking', createdAt, ...over });
  storeLeads(row);
  return row;
}

export const asks = () => repEndpoint.sentAs('new_leads').length;

/** Waits for the answer to this call. */
export const answered = async (count: number, advance: (ms: number) => Promise<unknown>) => {
  await waitFor(() => expect(asks()).toBe(count));
  await advance(50);
};

/** Opens a page of a rep who has asked to ring, with timers that `advance` moves, until it has asked once. */
export async function openRinging(path = '/rep-access/hub') {
  const clock = stopClock();
  setFocus(false);
  signedInRep();
  askToRing();
  const view = await open(path, clock);
  await waitFor(() => {
    if (asks() === 0) throw new Error('The page has not asked yet.');
  });
  await clock.advance(1);
  return { ...view, ...clock };
}

export const line = (words: string | RegExp) => screen.findByText(words);
