import type { ChildProcess } from 'node:child_process';
import type { Answered, Answers, Ask, Asked } from './server-control.ts';

/** Asks the test's own server for things a visitor cannot do: set the time, write rows. */
export type SiteControl = <K extends Ask['kind']>(ask: Extract<Ask, { kind: K }>) => Promise<Answers[K]>;

export function getControl(server: ChildProcess): SiteControl {
  const waiting = new Map<number, (answered: Answered) => void>();
  let asked = 0;
  server.on('message', (answered: Answered) => {
    waiting.get(answered.id)?.(answered);
    waiting.delete(answered.id);
  });
  return (ask) =>
    new Promise((resolve, reject) => {
      asked += 1;
      waiting.set(asked, (answered) => {
        if ('fault' in answered) reject(new Error(answered.fault));
        // The answer's type depends on the kind (server-control.ts), which TypeScript cannot check here.
        else resolve(answered.answer as never);
      });
      server.send({ id: asked, ...ask } satisfies Asked);
    });
}
