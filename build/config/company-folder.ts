import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import {
  COMPANY_FILES,
  type CompanyContent,
  type CompanyFile,
  type ContentOf,
} from '#contract/company-content.ts';
import { ConfigError } from '#contract/config.ts';
import { CALL_KINDS, type CallKind, callScriptName } from '#contract/owner-settings/call-scripts.ts';

/** Our words, which stand until the owner has written others. */
const SAMPLES = 'company.example';
const DEFAULT_FOLDER = 'company';
/** In the owner's folder, and in the address of a picture. */
export const PHOTOS = 'photos';

const kB = 1000;
const MAX_PHOTO_BYTES = 250 * kB;

/** What our words claim about the company, which only the owner can know. */
const CLAIMS: readonly { file: CompanyFile; what: string }[] = [
  { file: 'reviews.json', what: 'the rating, the number of customers and the reviews' },
  { file: 'membership.json', what: 'the chamber of commerce membership' },
  { file: 'story.json', what: 'the owner’s story' },
];

export interface Company {
  /** The owner's folder, which need not exist. */
  folder: string;
  content: CompanyContent;
  /** When the owner last changed a file, in milliseconds since 1970; 0 without one. */
  changedAt: number;
  /** A line for each piece of sample content that is left, with the file to write. */
  samples: string[];
}

/** Where JSON.parse gave up. Of an unexpected character, Node 20 only quotes what is around it. */
function findPlace(text: string, message: string): number {
  const [, position] = /position (\d+)/.exec(message) ?? [];
  if (position !== undefined) return Number(position);
  const [, token = '', around = ''] =
    /^Unexpected token '(.+?)', (?:\.{3})?"([\s\S]*)"(?:\.{3})? is not/.exec(message) ?? [];
  return token === '' ? text.length : text.indexOf(token, text.indexOf(around));
}

const toLine = (text: string, at: number): string => `line ${text.slice(0, at).split('\n').length}`;

/** Says where and why a text is no JSON. */
function describeSyntax(text: string, fault: unknown): string {
  const message = fault instanceof Error ? fault.message : '';
  const at = findPlace(text, message);
  const before = text.slice(0, at);
  const after = text.slice(at);
  const line = toLine(text, at);
  const isControl = /control character/.test(message);
  if (/^\s*[“”„‘’]/.test(after) || (isControl && /[“”„],?$/.test(before)))
    return `${line} needs straight quotes ("), not curly ones`;
  if (/^\s*[}\]]/.test(after) && /,\s*$/.test(before))
    return `the comma before ${line} must go: nothing follows it`;
  if (isControl && /^\t/.test(after)) return `${line} has a tab within a text: put a space there`;
  if (isControl) return `${line} ends within a text: each text must stand in one line`;
  if (/^Bad .*escape/.test(message)) return `${line} has a \\ within a text: leave it out`;
  if (/"\s*$/.test(before) && /^\p{L}/u.test(after))
    return `${line} has a " within a text: write “ and ” or ' there`;
  return `${line} cannot be read: put each text in straight quotes, a comma between two entries, and close each { and [`;
}

/** Of two equal names, JSON.parse takes the last one without a word. @param text valid JSON */
function findRepeatedName(text: string): string | null {
  const open: Set<string>[] = [];
  for (const { 0: token, 1: name, index } of text.matchAll(
    /("(?:[^"\\]|\\.)*")\s*:|"(?:[^"\\]|\\.)*"|[{}]/g,
  )) {
    if (token === '{') open.push(new Set());
    else if (token === '}') open.pop();
    else if (name && open.at(-1)?.has(name))
      return `${toLine(text, index)} has ${name} a second time within one { }`;
    else if (name) open.at(-1)?.add(name);
  }
  return null;
}

/** Names the place of a fault: `reviews, entry 2, rating`. */
const toPlace = (path: readonly PropertyKey[]): string =>
  path.map((part) => (typeof part === 'number' ? `entry ${part + 1}` : String(part))).join(', ');

const SCHEMAS: { readonly [File in CompanyFile]: z.ZodMiniType<ContentOf<File>> } = COMPANY_FILES;

type Say = (file: string, fault: string) => void;

/** Returns null for a file that is missing or wrong; `say` gets the faults. */
function readFile<File extends CompanyFile>(folder: string, file: File, say: Say): ContentOf<File> | null {
  const path = join(folder, file);
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return null;
  if (!found.isFile()) {
    say(file, 'it must be a file');
    return null;
  }
  const text = new TextDecoder().decode(readFileSync(path));
  if (/[\0\uFFFD]/.test(text)) {
    say(file, 'save it as UTF-8');
    return null;
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (fault) {
    say(file, describeSyntax(text, fault));
    return null;
  }
  const repeated = findRepeatedName(text);
  if (repeated) {
    say(file, repeated);
    return null;
  }
  const parsed = z.safeParse(SCHEMAS[file], value);
  if (parsed.success) return parsed.data;
  for (const { path: place, message } of parsed.error.issues)
    say(file, `${place.length > 0 ? toPlace(place) : 'it'} must be ${message}`);
  return null;
}

function newestChange(folder: string): number {
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return Math.max(
    0,
    // Its own time is that of the last file that was taken away.
    ...['.', ...files].map((file) => statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0),
  );
}

/** A file of another name would do nothing, without a word. Notes of the owner's and hidden files may lie there, too. */
function refuseOtherFiles(folder: string, say: Say): void {
  const known = Object.keys(COMPANY_FILES);
  for (const file of readdirSync(folder))
    if (/^[^.].*\.json/i.test(file) && !known.includes(file))
      say(file, `the site knows no such file, only ${known.join(', ')}`);
}

function refuseMissingPhotos(folder: string, photos: CompanyContent['photos'], say: Say): void {
  const files = photos.flatMap(({ before, after }) => [before.file, after.file]);
  for (const file of new Set(files)) {
    const found = statSync(join(folder, file), { throwIfNoEntry: false });
    if (!found?.isFile()) say('photos.json', `there is no file ${PHOTOS}/${file} beside it`);
    else if (found.size === 0) say('photos.json', `${PHOTOS}/${file} is empty: copy the picture there again`);
    else if (found.size > MAX_PHOTO_BYTES)
      say(
        'photos.json',
        `${PHOTOS}/${file} has ${Math.ceil(found.size / kB)} kB; make it smaller, at most ${MAX_PHOTO_BYTES / kB} kB`,
      );
  }
}

type Scripts = ContentOf<'call-scripts.json'>;

function joinScripts(own: Scripts, ours: Scripts): CompanyContent['callScripts'] {
  const linesOf = ({ service, status }: CallKind) => own[service]?.[status] ?? ours[service]?.[status] ?? [];
  return Object.fromEntries(
    CALL_KINDS.map((kind) => [callScriptName(kind), linesOf(kind).join('\n')]),
    // `fromEntries` loses the key type; every call has an entry.
  ) as CompanyContent['callScripts'];
}

/** Our reviews are nobody's, so they may not be shown as real ones (16 CFR 465). */
function refuseOurReviews(own: CompanyContent['reviews'], ours: CompanyContent['reviews'], say: Say): void {
  for (const [index, { text }] of own.entries())
    if (ours.some((sample) => sample.text === text))
      say(
        'reviews.json',
        `reviews, entry ${index + 1} is a sample of this project; only reviews of real customers may be shown`,
      );
}

/**
 * Reads the company's own texts and photos, and takes our samples for what is missing.
 * @param root of the project
 * @param folder the variable COMPANY_FOLDER, relative to the root; `company.example` for our samples
 * @throws ConfigError with one line for each fault
 */
export function readCompany(root: string, folder: string | undefined): Company {
  try {
    return readContent(root, folder);
  } catch (fault) {
    // Such as a file that this user may not read.
    if (fault instanceof Error && 'syscall' in fault)
      throw new ConfigError(`The company’s own content cannot be read: ${fault.message}`);
    throw fault;
  }
}

function readContent(root: string, folder: string | undefined): Company {
  const faults: string[] = [];
  const own = folder?.trim() || DEFAULT_FOLDER;
  const samples = resolve(root, SAMPLES);
  const path = resolve(root, own);
  const hasOwn = (file: CompanyFile) => path !== samples && existsSync(join(path, file));
  const say: Say = (file, fault) => faults.push(`${join(own, file)}: ${fault}`);
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) refuseOtherFiles(path, say);
  else if (folder?.trim() || existsSync(path))
    throw new ConfigError(`COMPANY_FOLDER must be a folder that exists, not ${own}`);

  const readSample = <File extends CompanyFile>(file: File): ContentOf<File> => {
    const sample = readFile(samples, file, (_, fault) => {
      throw new ConfigError(`${SAMPLES}/${file}: ${fault}`);
    });
    if (sample === null) throw new ConfigError(`${SAMPLES}/${file} is missing: it came with the project`);
    return sample;
  };
  const read = <File extends CompanyFile>(file: File): ContentOf<File> =>
    readFile(path, file, say) ?? readSample(file);

  const { averageRating, customers, reviews } = read('reviews.json');
  const company: Company = {
    folder: path,
    changedAt: newestChange(path),
    content: {
      story: read('story.json'),
      rating: { isConfirmed: hasOwn('reviews.json'), average: averageRating, customers },
      reviews,
      membership: read('membership.json'),
      photos: read('photos.json'),
      prices: read('prices.json'),
      callScripts: joinScripts(read('call-scripts.json'), readSample('call-scripts.json')),
    },
    samples: CLAIMS.filter(({ file }) => !hasOwn(file)).map(
      ({ file, what }) => `${what}: sample content, until there is ${join(own, file)}`,
    ),
  };
  if (company.content.rating.isConfirmed && faults.length === 0)
    refuseOurReviews(reviews, readSample('reviews.json').reviews, say);
  refuseMissingPhotos(join(path, PHOTOS), company.content.photos, say);
  if (faults.length > 0) throw new ConfigError(faults.join('\n'));
  return company;
}

/** Compile-time constants of the modules in src/content that show this content. */
export const toContentConstants = ({
  story,
  rating,
  reviews,
  membership,
  photos,
  prices,
  callScripts,
}: CompanyContent): Record<string, string> => ({
  __STORY__: JSON.stringify(story),
  __RATING__: JSON.stringify(rating),
  __REVIEWS__: JSON.stringify(reviews),
  __MEMBERSHIP__: JSON.stringify(membership),
  __JOB_PHOTOS__: JSON.stringify(photos),
  __PRICES__: JSON.stringify(prices),
  __CALL_SCRIPTS__: JSON.stringify(callScripts),
});
