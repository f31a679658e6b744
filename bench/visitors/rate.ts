import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { nowMs } from '../browser/line.ts';
import { describeLoad } from '../report.ts';
import { HostProgram } from '../storm/host-process.ts';
import { makeFolder } from '../storm/left-behind.ts';

const CONNECTIONS = 8;
const ACCEPT = { 'accept-encoding': 'gzip, br' };

/** What is asked for again and again. */
interface Question {
  name: string;
  url: string;
  headers: Record<string, string>;
  /** Of every answer. */
  status: number;
}

interface Answer {
  status: number;
  etag: string;
  bytes: number;
}

function ask(agent: Agent, { url, headers }: Pick<Question, 'url' | 'headers'>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers: { ...ACCEPT, ...headers } }, (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      response.once('error', reject);
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, etag: response.headers.etag ?? '', bytes }),
      );
    })
      .once('error', reject)
      .end();
  });
}

/** @returns answers per second. @throws Error when an answer has another status */
async function askFor(agent: Agent, question: Question, seconds: number): Promise<number> {
  const from = nowMs();
  let answers = 0;
  const askOn = async () => {
    while (nowMs() - from < seconds * 1_000) {
      const { status } = await ask(agent, question);
      if (status !== question.status) throw new Error(`${question.name} answered ${status}.`);
      answers++;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, askOn));
  return (answers * 1_000) / (nowMs() - from);
}

/** How often one host process answered, in requests per second of each round. */
export interface Rate {
  name: string;
  /** Of one answer, without headers. */
  bytes: number;
  rounds: number[];
}

/**
 * Asks one host process, in production mode with the built site, for files over connections that stay open,
 * one kind of request after another in each round.
 * @param asset address of a file that may be kept for a year
 */
export async function measureRates(
  dist: string,
  asset: string,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Rate[]> {
  const program = await HostProgram.bundle();
  const folder = await makeFolder(tmpdir(), 'bench-static-');
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  try {
    const { url } = await program.start({ databaseUrl: '', folder, dist });
    const { etag } = await ask(agent, { url: `${url}/`, headers: {} });
    const questions: Question[] = [
      { name: 'document', url: `${url}/`, headers: {}, status: 200 },
      {
        name: 'document that has not changed',
        url: `${url}/`,
        headers: { 'if-none-match': etag },
        status: 304,
      },
      { name: 'script under /assets', url: url + asset, headers: {}, status: 200 },
    ];
    const rates: Rate[] = [];
    for (const question of questions) {
      const { bytes } = await ask(agent, question);
      rates.push({ name: question.name, bytes, rounds: [] });
      // Not measured: a process is slower until its code is compiled.
      await askFor(agent, question, 1);
    }
    for (let round = 0; round < rounds; round++) {
      for (const [index, question] of questions.entries())
        rates[index]?.rounds.push(await askFor(agent, question, seconds));
      console.log(`Round ${round + 1} of ${rounds}: ${describeLoad()}.`);
    }
    return rates;
  } finally {
    agent.destroy();
    await program.remove();
  }
}
