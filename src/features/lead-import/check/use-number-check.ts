import { startTransition, useEffect, useRef, useState } from 'react';
import type { KnownNumber } from '#contract/actions/import/check-numbers.ts';
import { scriptHasFeature } from '#src/stored/script-features.ts';
import { readSession } from '#src/stored/session/session.ts';
import { askKnown } from './ask-known.ts';
import type { KnownNumbers } from './row-groups.ts';

const NONE_KNOWN: KnownNumbers = new Map();

interface Progress {
  /** `off`: the script cannot check numbers. */
  state: 'off' | 'running' | 'stopped' | 'failed' | 'done';
  /** Numbers answered, and all of the file, each counted once. */
  part: number;
  all: number;
  /** Of the numbers answered when the check ended; none while it runs. */
  known: KnownNumbers;
}

export interface NumberCheck extends Progress {
  stop: () => void;
  /** Asks for the numbers without an answer. */
  goOn: () => void;
}

const RUNNING: Progress = { state: 'running', part: 0, all: 0, known: NONE_KNOWN };
const OFF: Progress = { ...RUNNING, state: 'off' };

const readAuth = (): string => readSession()?.auth ?? '';

/**
 * Asks the script which of these numbers it knows, each only once, also when the rows change.
 * @param numbers keys of the rows that can be sent, each once; null while the rows are being checked
 */
export function useNumberCheck(numbers: readonly string[] | null): NumberCheck {
  const [isOffered] = useState(() => scriptHasFeature(readAuth(), 'check_numbers'));
  const [latest, setLatest] = useState({ numbers, progress: RUNNING });
  const [round, setRound] = useState(1);
  const answered = useRef(new Map<string, KnownNumber | null>());
  const stopUnderWay = useRef(() => {});

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    if (!isOffered || !numbers) return;
    const controller = new AbortController();
    const phones = numbers.filter((key) => !answered.current.has(key));
    const all = numbers.length;
    let part = all - phones.length;
    const show = (state: Progress['state']) => {
      const known = state === 'running' ? NONE_KNOWN : pickKnown(numbers, answered.current);
      // Groups all rows of the file again: in a task of its own.
      startTransition(() => setLatest({ numbers, progress: { state, part, all, known } }));
    };
    stopUnderWay.current = () => {
      controller.abort();
      show('stopped');
    };
    show('running');
    askKnown({
      auth: readAuth(),
      phones,
      signal: controller.signal,
      onAnswer: (asked, known) => {
        for (const key of asked) answered.current.set(key, null);
        for (const number of known) answered.current.set(number.phone, number);
        part += asked.length;
        show('running');
      },
    }).then((isDone) => {
      if (!controller.signal.aborted) show(isDone ? 'done' : 'failed');
    });
    return () => controller.abort();
  }, [isOffered, numbers, round]);

  const progress = isOffered ? (latest.numbers === numbers ? latest.progress : RUNNING) : OFF;
  return { ...progress, stop: () => stopUnderWay.current(), goOn: () => setRound((before) => before + 1) };
}

function pickKnown(
  numbers: readonly string[],
  answered: ReadonlyMap<string, KnownNumber | null>,
): KnownNumbers {
  const known = new Map<string, KnownNumber>();
  for (const key of numbers) {
    const number = answered.get(key);
    if (number) known.set(key, number);
  }
  return known;
}
