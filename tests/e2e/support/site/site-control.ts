import type { ChildProcess } from 'node:child_process';
import type { Answered, Answers, Ask, Asked } from './server-control.ts';

/** Asks a test's own server for what no visitor can: another time of day, rows in its store. */
export type SiteControl = <K extends Ask['kind']>(ask: Extract<Ask, { kind: K }>) => Promise<Answers[K]>;

/** The way to the server's process. */
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
        // The server answers each ask with what its table says of that kind (server-control.ts).
        else resolve(answered.answer as never);
      });
      server.send({ id: asked, ...ask } satisfies Asked);
    });
}
