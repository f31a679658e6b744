import { createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface MailServer {
  smtpUrl: string;
  /** Accepted mails, unparsed. */
  taken: string[];
  /** Greeting for each connection; only `220` accepts it. */
  greeting: string;
  /** Recipients it refuses. */
  refused: string[];
}

export const READY = '220 ready';

function talk(socket: Socket, server: MailServer): void {
  let data = '';
  let isData = false;
  const reply = (line: string) => socket.write(`${line}\r\n`);
  reply(server.greeting);
  socket.on('data', (chunk) => {
    data += chunk;
    if (isData && data.endsWith('\r\n.\r\n')) {
      server.taken.push(data);
      isData = false;
      data = '';
      reply('250 OK');
      return;
    }
    if (isData || !data.endsWith('\r\n')) return;
    const command = data;
    data = '';
    isData = /^DATA/i.test(command);
    if (isData) reply('354 Go on');
    else if (/^RCPT/i.test(command) && server.refused.some((to) => command.includes(to))) reply('550 Nobody');
    else reply('250 OK');
    if (/^QUIT/i.test(command)) socket.end();
  });
  socket.on('error', () => {});
}

/** Starts a server that accepts everything by default, until the test ends. */
export async function startMailServer(greeting = READY): Promise<MailServer> {
  const listener = createServer((socket) => talk(socket, server));
  await new Promise<void>((ready) => listener.listen(0, '127.0.0.1', ready));
  const address = listener.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  onTestFinished(() => void listener.close());
  const server: MailServer = { smtpUrl: `smtp://127.0.0.1:${port}`, taken: [], greeting, refused: [] };
  return server;
}
