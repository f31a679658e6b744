import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { parseFormBody } from '#backend/core/protocol/form-body.ts';
import { parseEndpointRequest } from '#backend/core/protocol/request.ts';
import { isErrorCode } from '#contract/errors.ts';
import { cells } from '#tests/written.ts';
import { expectSame, fuzz } from './fuzz.ts';
import { anyName, anyText, isPrototypeClean, objectOf, wellFormedText } from './hostile.ts';

const URL_ENCODED = 'application/x-www-form-urlencoded';
const BOUNDARIES = ['xx', '----WebKitFormBoundaryAbC123', '-', '--', "a'()+_,-./:=?b", 'X'.repeat(70)];
const NAMES = [
  ...['firstName', 'notes', 'Service Type', 'token', '_source', 'a"b', 'a\r\nb', 'a;b', 'name="c"', ''],
];
const formName = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...NAMES, 'a; filename=b', 'é👍') },
  // A browser leaves a percent sign as it is, so these three could be either.
  anyName.map((name) => name.replace(/\p{Cs}|%(22|0D|0A)/gu, '')),
);

/** What is in a body but not meant as its structure: boundaries, ends of lines, headers. */
const near = fc.constantFrom(
  ...['--xx', '\n--xx', '\r\n--x', '--xx--', '\r\n\r\n', '\r\n', '-', '--', '\r', '\n--xx--\n'],
  'Content-Disposition: form-data; name="a"',
);
const value = fc.oneof(
  wellFormedText,
  fc.array(fc.oneof(near, wellFormedText), { maxLength: 4 }).map((all) => all.join('')),
);

/** As a browser writes a field's name (HTML, "multipart/form-data encoding algorithm"). */
const escapeName = (name: string): string =>
  name
    .replace(/\r\n|\r|\n/g, '\r\n')
    .replace(/\r/g, '%0D')
    .replace(/\n/g, '%0A')
    .replace(/"/g, '%22');

interface Part {
  name: string;
  value: string;
  file: string | undefined;
  head: 'browser' | 'other case' | 'more headers';
}
const part: fc.Arbitrary<Part> = fc.record({
  name: formName,
  value,
  file: fc.option(fc.constantFrom('roof.jpg', '', 'a; name=%22b%22'), { nil: undefined, freq: 4 }),
  head: fc.constantFrom('browser', 'browser', 'other case', 'more headers'),
});

function writePart(boundary: string, { name, value: text, file, head }: Part): string {
  const parameters = `form-data; name="${escapeName(name)}"${file === undefined ? '' : `; filename="${file}"`}`;
  const heads = {
    browser: `Content-Disposition: ${parameters}`,
    'other case': `CONTENT-DISPOSITION:${parameters}`,
    'more headers': `Content-Type: text/plain\r\ncontent-disposition: ${parameters}\r\nX-More: name="x"`,
  };
  return `--${boundary}\r\n${heads[head]}\r\n\r\n${text}\r\n`;
}

const toMultipart = (boundary: string, parts: Part[]) => ({
  parts,
  boundary,
  contentType: `multipart/form-data; boundary=${/[^\w'-]/.test(boundary) ? `"${boundary}"` : boundary}`,
  body: `${parts.map((each) => writePart(boundary, each)).join('')}--${boundary}--\r\n`,
});
type Multipart = ReturnType<typeof toMultipart>;

const multipart = fc
  .tuple(fc.constantFrom(...BOUNDARIES), fc.array(part, { maxLength: 5 }))
  // A browser takes a boundary that is in no field.
  .filter(([boundary, parts]) => parts.every((each) => !`\r\n${each.value}`.includes(`\r\n--${boundary}`)))
  .map(([boundary, parts]) => toMultipart(boundary, parts));

const pairs = fc.array(fc.tuple(formName, value), { maxLength: 6 });

/** What the platform reads; null when it cannot. The last field of a name wins; files are left out. */
async function readByPlatform(contentType: string, body: string): Promise<Record<string, unknown> | null> {
  try {
    const form = await new Response(body, { headers: { 'content-type': contentType } }).formData();
    return objectOf([...form].filter(([, each]) => typeof each === 'string'));
  } catch {
    return null;
  }
}

const keptPart: Part = { name: 'a; filename=b', value: 'x', file: undefined, head: 'browser' };

/**
 * Whether the platform reads this body as a browser means it. It takes no short boundary, takes one within a
 * line for the end of a field, and drops a byte order mark at the start of a field.
 */
const isReadByPlatform = ({ boundary, parts }: Multipart): boolean =>
  boundary.length >= 27 &&
  !parts.some(
    (each) =>
      /^\ufeff/.test(each.value) ||
      /^\ufeff/.test(each.name) ||
      `${each.name}${each.value}`.includes(`--${boundary}`),
  );

describe('a multipart body', () => {
  fuzz(
    'is read as the fields that a browser has written into it, without its files, and as the platform reads it',
    [multipart],
    async (sent) => {
      const { contentType, body } = sent;
      const fields = sent.parts.filter(({ file }) => file === undefined);
      const read = parseFormBody(contentType, body);
      expect(read).toEqual(
        objectOf(fields.map((each) => [each.name.replace(/\r\n|\r|\n/g, '\r\n'), each.value])),
      );
      if (isReadByPlatform(sent)) expectSame(read, await readByPlatform(contentType, body));
    },
    { kept: [[toMultipart('xx', [keptPart])]] },
  );

  fuzz(
    'that is cut off, wherever it ends, or has other ends of lines is refused',
    [multipart, fc.nat()],
    ({ contentType, body, boundary, parts }, cut) => {
      const end = cut % (body.length - 2);
      const hasBoundary = parts.some((each) => each.value.includes(`--${boundary}`));
      if (!hasBoundary) expect(parseFormBody(contentType, body.slice(0, end))).toBeNull();
      const read = parseFormBody(contentType, body.replaceAll('\r\n', '\n'));
      // Without a field there is nothing but the closing boundary.
      expectSame(read === null || Object.keys(read).length === 0, true);
    },
  );
});

describe('a url-encoded body', () => {
  fuzz(
    'is read as the platform reads it, or refused when an escape in it is broken',
    [
      fc.oneof(
        anyText,
        pairs.map((all) => all.map((pair) => pair.join('=')).join('&')),
        pairs.map((all) => new URLSearchParams(all).toString()),
      ),
    ],
    (typed) => {
      const body = typed.replace(/\p{Cs}/gu, '');
      const read = parseFormBody(URL_ENCODED, body);
      if (read) expectSame(read, objectOf([...new URLSearchParams(body.replace(/^\?/, '%3F'))]));
      else expect(() => decodeURIComponent(body)).toThrow();
    },
  );
});

const contentType = fc.oneof(
  fc.constantFrom(
    ...[
      URL_ENCODED,
      `${URL_ENCODED};charset=UTF-8`,
      'application/json',
      'text/plain',
      'multipart/form-data',
      '',
    ],
    ...cells(
      'multipart/form-data; boundary=xx | MULTIPART/FORM-DATA; Boundary="xx" | multipart/form-data; boundary=',
    ),
  ),
  anyText,
);
const body = fc.oneof(
  anyText,
  multipart.map((each) => each.body),
  fc.array(fc.oneof(near, anyText), { maxLength: 8 }).map((all) => all.join('')),
  fc.tuple(fc.constantFrom('payload=', 'action=', '', '&&'), fc.json()).map(([start, json]) => start + json),
  fc.constantFrom('{"__proto__":{"token":"x"},"action":"ping"}', '{"action":"__proto__"}', '[['.repeat(9000)),
);
const parameters = fc
  .array(fc.tuple(fc.oneof(anyName, fc.constantFrom('payload', 'action', '_source', 'service')), anyText), {
    maxLength: 3,
  })
  .map((all): Record<string, string> => Object.fromEntries(all));

fuzz(
  'any request is an action, a booking or a refusal, with nothing but the fields it names',
  [fc.constantFrom<'GET' | 'POST'>('GET', 'POST', 'POST'), parameters, contentType, body],
  (method, given, type, contents) => {
    const read = parseEndpointRequest({ method, parameters: given, contentType: type, contents });
    if (read.kind === 'refused') {
      expectSame(read.answer.ok, false);
      expectSame(isErrorCode(read.answer.error), true);
      return;
    }
    expectSame(Object.getPrototypeOf(read.fields), Object.prototype);
    for (const text of Object.values(read.kind === 'booking' ? read.fields : {}))
      expectSame(typeof text, 'string');
    expectSame(isPrototypeClean(), true);
  },
);
