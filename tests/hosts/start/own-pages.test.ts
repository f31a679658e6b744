import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { isForeign } from '../../../scripts/start/own-pages.ts';

const host = 'localhost:5173';
const own = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' };
const request = (url: string, headers: object, method = 'GET') =>
  ({ url, method, headers }) as unknown as IncomingMessage;

test.each([
  ['the own page calls the script', request('/api/script', own, 'POST')],
  ['the own page opens a file in the editor', request('/__open-in-editor?file=src/app.tsx', own)],
  ['an address is typed', request('/', { host, 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' })],
  [
    'another site links to a page',
    request('/about', { host, 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }),
  ],
  ['the own page in an old browser asks', request('/api/script', { host, referer: `http://${host}/about` })],
  ['a program of this machine calls the script', request('/api/script', { host: '127.0.0.1:5173' }, 'POST')],
])('is not foreign: %s', (_what, asked) => {
  expect(isForeign(asked)).toBe(false);
});

const foreign = { host, 'sec-fetch-site': 'cross-site' };
test.each([
  [
    'another site posts to the script',
    request('/api/script', { ...foreign, origin: 'https://x.example' }, 'POST'),
  ],
  [
    'a picture of a page of an old browser opens a file in the editor',
    request('/__open-in-editor?file=x', { host, referer: 'https://x.example/' }),
  ],
  [
    'another site links to the mail with a query',
    request('//OUTBOX?x', { ...foreign, 'sec-fetch-dest': 'document' }),
  ],
  ['a page of an old browser posts', request('/api/script', { host, origin: 'https://x.example' }, 'POST')],
  ['a file on this machine posts', request('/api/script', { host, origin: 'null' }, 'POST')],
  ['a page of another port of this machine asks', request('/', { host, 'sec-fetch-site': 'same-site' })],
  ['another site opens a file in the editor', request('/__open-in-editor?file=x', foreign)],
  [
    'another site links to the editor',
    request('/__open-in-editor?file=x', { ...foreign, 'sec-fetch-dest': 'document' }),
  ],
  ['another site frames a page', request('/', { ...foreign, 'sec-fetch-dest': 'iframe' })],
  ['another site links to the mail', request('/outbox', { ...foreign, 'sec-fetch-dest': 'document' })],
  ['a name of another site leads here', request('/api/script', { host: 'rebound.example:5173' }, 'POST')],
])('is foreign: %s', (_what, asked) => {
  expect(isForeign(asked)).toBe(true);
});
