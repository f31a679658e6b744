import { startTransition, useEffect, useRef, useState } from 'react';
import type { KnownNumber, StoredNumber } from '#contract/actions/import/check-numbers.ts';
import { readBackendFeatures } from '#src/stored/backend-features.ts';
import { readSession } from '#src/stored/session/session.ts';
import { askKnown, type Question } from './ask-known.ts';
import type { Answers } from './row-groups.ts';

const NONE_KNOWN: Answers = { known: new Map(), numbers: new Map() };

interface Progress {
  /** `off`: the backend cannot check numbers. */
  state: 'off' | 'running' | 'stopped' | 'failed' | 'done';
  /** Numbers answered, and all of the file, each counted once for each of its houses. */
  part: number;
  all: number;
  /** Of the numbers answered when the check ended; none while it runs. */
  answers: Answers;
}

export interface NumberCheck extends Progress {
  stop: () => void;
  /** Asks for the numbers without an answer. */
  goOn: () => void;
}

const RUNNING: Progress = { state: 'running', part: 0, all: 0, answers: NONE_KNOWN };
const OFF: Progress = { ...RUNNING, state: 'off' };

const readAuth = (): string => readSession()?.auth ?? '';

/**
 * Asks the backend which of these numbers it knows, each only once, also when the rows change.
 * @param questions about the rows that can be sent, each once; null while the rows are being checked
 */
export function useNumberCheck(questions: readonly Question[] | null): NumberCheck {
  const [isOffered] = useState(() => readBackendFeatures().can('check_numbers'));
  const [latest, setLatest] = useState({ questions, progress: RUNNING });
  const [round, setRound] = useState(1);
  const answersById = useRef(new Map<string, KnownNumber | null>());
  const stored = useRef(new Map<string, StoredNumber>());
  const stopRunning = useRef(() => {});

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    if (!isOffered || !questions) return;
    const controller = new AbortController();
    const open = questions.filter(({ id }) => !answersById.current.has(id));
    const all = questions.length;
    let part = all - open.length;
    const show = (state: Progress['state']) => {
      const answers =
        state === 'running'
          ? NONE_KNOWN
          : { known: pickKnown(questions, answersById.current), numbers: new Map(stored.current) };
      // Groups all rows of the file again: in a task of its own.
      startTransition(() => setLatest({ questions, progress: { state, part, all, answers } }));
    };
    stopRunning.current = () => {
      controller.abort();
      show('stopped');
    };
    show('running');
    askKnown({
      auth: readAuth(),
      questions: open,
      signal: controller.signal,
      onAnswer: (asked, known, numbers) => {
        for (const { id } of asked) answersById.current.set(id, null);
        for (const [id, number] of known) answersById.current.set(id, number);
        for (const number of numbers) stored.current.set(number.key, number);
        part += asked.length;
        show('running');
      },
    }).then((isDone) => {
      if (!controller.signal.aborted) show(isDone ? 'done' : 'failed');
    });
    return () => controller.abort();
  }, [isOffered, questions, round]);

  const progress = isOffered ? (latest.questions === questions ? latest.progress : RUNNING) : OFF;
  return { ...progress, stop: () => stopRunning.current(), goOn: () => setRound((before) => before + 1) };
}

function pickKnown(
  questions: readonly Question[],
  answersById: ReadonlyMap<string, KnownNumber | null>,
): Answers['known'] {
  const known = new Map<string, KnownNumber>();
  for (const { id } of questions) {
    const number = answersById.get(id);
    if (number) known.set(id, number);
  }
  return known;
}
