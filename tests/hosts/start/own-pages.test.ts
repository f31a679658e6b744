import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { isForeign } from '../../../scripts/start/own-pages.ts';

const host = 'localhost:5173';
const own = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' };
const foreign = { host, 'sec-fetch-site': 'cross-site' };
const request = (url: string, headers: object, method = 'GET') =>
  ({ url, method, headers }) as unknown as IncomingMessage;

test.each([
  ['the own page calls the script', request('/api/script', own, 'POST')],
  ['an address is typed', request('/', { host, 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' })],
  ['another site links to a page', request('/about', { ...foreign, 'sec-fetch-dest': 'document' })],
  ['the own page in an old browser asks', request('/api/script', { host, referer: `http://${host}/about` })],
  ['a program of this machine calls the script', request('/api/script', { host: '127.0.0.1:5173' }, 'POST')],
])('is not foreign: %s', (_what, asked) => {
  expect(isForeign(asked)).toBe(false);
});

const EDITOR = '/__open-in-editor?file=x';
const posts = (headers: object) => request('/api/script', headers, 'POST');
const links = (url: string) => request(url, { ...foreign, 'sec-fetch-dest': 'document' });
test.each([
  ['another site posts to the script', posts({ ...foreign, origin: 'https://x.example' })],
  ['a page of an old browser posts', posts({ host, origin: 'https://x.example' })],
  ['a file on this machine posts', posts({ host, origin: 'null' })],
  ['a name of another site leads here', posts({ host: 'rebound.example:5173' })],
  ['a page of another port of this machine asks', request('/', { host, 'sec-fetch-site': 'same-site' })],
  ['a picture of an old browser opens a file', request(EDITOR, { host, referer: 'https://x.example/' })],
  ['another site opens a file in the editor', request(EDITOR, foreign)],
  ['another site links to the editor', links(EDITOR)],
  ['another site links to the mail', links('/outbox')],
  ['another site links to the mail with a query', links('//OUTBOX?x')],
  ['another site frames a page', request('/', { ...foreign, 'sec-fetch-dest': 'iframe' })],
])('is foreign: %s', (_what, asked) => {
  expect(isForeign(asked)).toBe(true);
});
