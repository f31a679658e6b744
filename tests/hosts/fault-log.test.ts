import { describe, expect, test, vi } from 'vitest';
import { createFaultLog } from '#backend/hosts/node/fault-log.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';

function aLog() {
  const lines: string[] = [];
  return { lines, report: createFaultLog((line) => lines.push(line.split('\n', 1).join())) };
}

const fault = (code: string) => Object.assign(new Error(`failed with ${code}`), { code });

describe('a fault that happens again and again', () => {
  test('is one line and one count a minute, and a full line again after a minute without it', () => {
    vi.useFakeTimers({ now: FRIDAY_TEN });
    const { lines, report } = aLog();
    for (let time = 0; time < 800; time++) report('The script failed', fault('57014'));
    expect(lines).toEqual(['The script failed: Error 57014: failed with 57014']);
    vi.advanceTimersByTime(MINUTE_MS);
    expect(lines.slice(1)).toEqual(['The script failed (Error 57014): 799 more in the last minute.']);
    report('The script failed', fault('57014'));
    vi.advanceTimersByTime(MINUTE_MS);
    expect(lines.slice(2)).toEqual(['The script failed (Error 57014): 1 more in the last minute.']);
    vi.advanceTimersByTime(MINUTE_MS);
    expect(vi.getTimerCount()).toBe(0);
    report('The script failed', fault('57014'));
    expect(lines.slice(3)).toEqual([lines[0]]);
  });

  test('does not hide a fault of another kind', () => {
    const { lines, report } = aLog();
    report('The script failed', fault('57014'));
    report('The script failed', fault('53100'));
    report('A mail could not be kept', fault('53100'));
    report('The script failed', new TypeError('not a function'));
    report('The script failed', 'a text');
    expect(lines).toHaveLength(5);
  });
});
