import { createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface MailServer {
  smtpUrl: string;
  /** Accepted mails, unparsed. */
  taken: string[];
  /** Greeting for each connection; only `220` accepts it. */
  greeting: string;
  /** Recipients it refuses, and names in its answer. */
  refused: string[];
  /** Its answer to `MAIL FROM`. */
  toSender: string;
  /** What it does with the text of a mail: `drop` ends the connection, `hang` never answers. */
  atEnd: (mail: string) => 'take' | 'drop' | 'hang';
  /** Ends all connections. */
  hangUp: () => void;
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
      const act = server.atEnd(data);
      if (act === 'take') server.taken.push(data);
      isData = false;
      data = '';
      if (act === 'take') reply('250 OK');
      if (act === 'drop') socket.destroy();
      return;
    }
    if (isData || !data.endsWith('\r\n')) return;
    const command = data;
    data = '';
    isData = /^DATA/i.test(command);
    if (isData) reply('354 Go on');
    else if (/^MAIL/i.test(command)) reply(server.toSender);
    else if (/^RCPT/i.test(command) && server.refused.some((to) => command.includes(to)))
      reply(`550 Nobody is ${command.trim()}`);
    else reply('250 OK');
    if (/^QUIT/i.test(command)) socket.end();
  });
  socket.on('error', () => {});
}

/** Starts a server that accepts everything by default, until the test ends. */
export async function startMailServer(greeting = READY): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const listener = createServer((socket) => {
    sockets.add(socket);
    talk(socket, server);
  });
  await new Promise<void>((ready) => listener.listen(0, '127.0.0.1', ready));
  const address = listener.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const server: MailServer = {
    ...{ smtpUrl: `smtp://127.0.0.1:${port}`, taken: [], greeting, refused: [] },
    ...{ toSender: '250 OK', atEnd: () => 'take' },
    hangUp() {
      for (const socket of sockets) socket.destroy();
    },
  };
  onTestFinished(() => void listener.close());
  return server;
}
