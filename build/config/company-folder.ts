import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import {
  COMPANY_FILES,
  type CompanyContent,
  type CompanyFile,
  type ContentOf,
  type PageFile,
} from '#contract/company-content.ts';
import { ConfigError } from '#contract/config.ts';
import { forLanguages, LANGUAGE_CODES, type Language } from '#contract/languages.ts';
import { CALL_KINDS, type CallKind, callScriptName } from '#contract/owner-settings/call-scripts.ts';
import { parseOwnerJson } from './owner-json.ts';

/** Our words, which stand until the owner has written others. */
const SAMPLES = 'company.example';
const DEFAULT_FOLDER = 'company';
/** In the owner's folder, and in the address of a picture. */
export const PHOTOS = 'photos';

const kB = 1000;
const MAX_PHOTO_BYTES = 250 * kB;

export interface Company {
  /** The owner's folder, which need not exist. */
  folder: string;
  content: Readonly<Record<Language, CompanyContent>>;
  /** When the owner last changed a file, in milliseconds since 1970; 0 without one. */
  changedAt: number;
  /** A line for each piece of sample content that is left, with the file to write. */
  samples: string[];
  /** Files that the owner has not written, and without which the site claims nothing. */
  unused: string[];
}

const MAY_STAY_EMPTY = ['person.json', 'prices.json', 'photos.json'] as const satisfies PageFile[];

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
  const json = parseOwnerJson(text);
  if ('fault' in json) {
    say(file, json.fault);
    return null;
  }
  const parsed = z.safeParse(SCHEMAS[file], json.value);
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
function refuseOtherFiles(folder: string, known: readonly string[], say: Say): void {
  for (const file of readdirSync(folder))
    if (/^[^.].*\.json/i.test(file) && !known.includes(file))
      say(file, `the site knows no such file, only ${known.join(', ')}`);
}

/** A position in a picture's own notes: its name in XMP, its tag in Exif in either order of the bytes. */
const POSITIONS = [
  Buffer.from('GPSLatitude'),
  Buffer.from([0x88, 0x25, 0, 4, 0, 0, 0, 1]),
  Buffer.from([0x25, 0x88, 4, 0, 1, 0, 0, 0]),
];

/** Says what keeps a picture from being published, or null. */
function findPhotoFault(path: string): string | null {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isFile()) return 'is not there';
  if (found.size === 0) return 'is empty: copy the picture there again';
  if (found.size > MAX_PHOTO_BYTES)
    return `has ${Math.ceil(found.size / kB)} kB; make it smaller, at most ${MAX_PHOTO_BYTES / kB} kB`;
  const bytes = readFileSync(path);
  if (/^ftyphe/.test(bytes.toString('latin1', 4, 12))) return 'is a HEIC picture: save it as JPEG';
  if (POSITIONS.some((tag) => bytes.includes(tag)))
    return 'says where it was taken, which is somebody’s address: save it without location';
  return null;
}

/** Refuses pictures that a file names and that cannot be published. @param file such as `photos.json` */
function refusePhotos(folder: string, file: string, names: readonly string[], say: Say): void {
  for (const name of new Set(names)) {
    const fault = findPhotoFault(join(folder, name));
    if (fault) say(file, `${PHOTOS}/${name} ${fault}`);
  }
}

type ScriptFile = Read<'call-scripts.json'>;

const toText = (scripts: ScriptFile['content'], { service, status }: CallKind): string =>
  scripts[service]?.[status]?.join('\n') ?? '';

/** Of each call the owner's text or ours. Ours is no translation of the owner's: then there is none. */
function joinScripts(files: Readonly<Record<Language, ScriptFile>>): CompanyContent['callScripts'] {
  const original = (kind: CallKind, language: Language): string => {
    const { content, sample } = files[language];
    const own = toText(content, kind);
    const ours = toText(sample, kind);
    if (language === 'en' || (own !== '' && own !== ours)) return own || ours;
    const english = toText(files.en.content, kind);
    const isChanged = english !== '' && english !== toText(files.en.sample, kind);
    return isChanged ? '' : ours;
  };
  return Object.fromEntries(
    LANGUAGE_CODES.flatMap((language) =>
      CALL_KINDS.map((kind) => [callScriptName(kind, language), original(kind, language)]),
    ),
    // `fromEntries` loses the key type; every call has an entry in each language.
  ) as CompanyContent['callScripts'];
}

/** Our reviews are nobody's, so they may not be shown as real ones (16 CFR 465). */
function refuseOurReviews(own: CompanyContent['reviews'], ours: CompanyContent['reviews'], say: Say): void {
  // A real customer may have the name and the town of a sample, but hardly the month, too.
  const whose = ({ name, location, date }: (typeof own)[number]) => `${name}, ${location}, ${date}`;
  for (const [index, review] of own.entries())
    if (ours.some((one) => one.text === review.text || whose(one) === whose(review)))
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
  const say: Say = (file, fault) => faults.push(`${join(own, file)}: ${fault}`);
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory())
    refuseOtherFiles(path, Object.keys(COMPANY_FILES), say);
  else if (folder?.trim() || existsSync(path))
    throw new ConfigError(`COMPANY_FOLDER must be a folder that exists, not ${own}`);

  const read = <File extends CompanyFile>(file: File): Read<File> => {
    const sample = readSample(samples, SAMPLES, file);
    const content = readFile(path, file, say) ?? sample;
    // A copy that nobody has changed says nothing of the owner's.
    const isOwn = JSON.stringify(content) !== JSON.stringify(sample);
    return { file, sample, content, isOwn, language: 'en' };
  };

  const files: WordFiles = {
    'story.json': read('story.json'),
    'reviews.json': read('reviews.json'),
    'membership.json': read('membership.json'),
    'person.json': read('person.json'),
    'photos.json': read('photos.json'),
    'prices.json': read('prices.json'),
  };
  const scripts = read('call-scripts.json');
  const scriptsIn = forLanguages((code) =>
    code === 'en' ? scripts : readScripts(scripts, code, samples, path, say),
  );
  // What our words claim about the company, and only the owner can know.
  const claims = [
    { ...files['reviews.json'], what: 'the rating, the number of customers and the reviews' },
    { ...files['membership.json'], what: 'the chamber of commerce membership' },
    { ...files['story.json'], what: 'the owner’s story' },
  ];
  const { content: reviews, sample: ourReviews, isOwn } = files['reviews.json'];
  if (isOwn) refuseOurReviews(reviews.reviews, ourReviews.reviews, say);
  const inLanguages = forLanguages((code) =>
    code === 'en' ? files : readTranslations(files, code, samples, path, say),
  );
  const each = Object.values(inLanguages);
  const jobs = each.flatMap((of) => of['photos.json'].content);
  const faces = each.flatMap((of) => of['person.json'].content.photo || []);
  const jobPictures = jobs.flatMap(({ before, after }) => [before.file, after.file]);
  refusePhotos(join(path, PHOTOS), 'photos.json', jobPictures, say);
  refusePhotos(join(path, PHOTOS), 'person.json', faces, say);
  if (faults.length > 0) throw new ConfigError(faults.join('\n'));
  const callScripts = joinScripts(scriptsIn);
  return {
    folder: path,
    changedAt: newestChange(path),
    content: forLanguages((code) => toContent(inLanguages[code], callScripts)),
    samples: claims.flatMap(({ file, isOwn: isTheirs, what }) =>
      isTheirs ? [] : [`${what}: sample content, until you write your own ${join(own, file)}`],
    ),
    unused: MAY_STAY_EMPTY.filter((file) => !files[file].isOwn).map((file) => join(own, file)),
  };
}

/** A file as it is read: the owner's or ours, and in which language. */
interface Read<File extends CompanyFile> {
  file: File;
  sample: ContentOf<File>;
  content: ContentOf<File>;
  isOwn: boolean;
  language: Language;
}

type WordFiles = { [File in PageFile]: Read<File> };

function readSample<File extends CompanyFile>(folder: string, name: string, file: File): ContentOf<File> {
  const sample = readFile(folder, file, (_, fault) => {
    throw new ConfigError(`${name}/${file}: ${fault}`);
  });
  if (sample === null) throw new ConfigError(`${name}/${file} is missing: it came with the project`);
  return sample;
}

/**
 * Reads the files of a language in its folder of the owner's, such as `company/es`. What the owner has not translated
 * of their own stays English: our words would say something else.
 */
function readTranslations(
  english: WordFiles,
  language: Language,
  samples: string,
  path: string,
  sayOfFolder: Say,
): WordFiles {
  const folder = join(path, language);
  const say: Say = (file, fault) => sayOfFolder(join(language, file), fault);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    refuseOtherFiles(folder, Object.keys(COMPANY_FILES), say);
  const translate = <File extends PageFile>(original: Read<File>): Read<File> => {
    const { file } = original;
    const sample = readSample(join(samples, language), `${SAMPLES}/${language}`, file);
    const written = readFile(folder, file, say);
    // A copy that nobody has changed says nothing of the owner's, here neither.
    const isWritten = written !== null && JSON.stringify(written) !== JSON.stringify(sample);
    if (!isWritten && original.isOwn) return original;
    return { ...original, sample, content: isWritten ? written : sample, language };
  };
  const reviews = translate(english['reviews.json']);
  if (reviews.isOwn && reviews.language === language)
    refuseOurReviews(reviews.content.reviews, reviews.sample.reviews, say);
  // The figure is a fact, and no word.
  const { averageRating } = english['reviews.json'].content;
  return {
    'story.json': translate(english['story.json']),
    'reviews.json': { ...reviews, content: { ...reviews.content, averageRating } },
    'membership.json': translate(english['membership.json']),
    'person.json': translate(english['person.json']),
    'photos.json': translate(english['photos.json']),
    'prices.json': translate(english['prices.json']),
  };
}

/** Reads the call scripts in a language: the owner's, or ours where there are none. */
function readScripts(
  english: ScriptFile,
  language: Language,
  samples: string,
  path: string,
  say: Say,
): ScriptFile {
  const { file } = english;
  const sample = readSample(join(samples, language), `${SAMPLES}/${language}`, file);
  const written = readFile(join(path, language), file, (name, fault) => say(join(language, name), fault));
  return { ...english, sample, content: written ?? sample, language };
}

function toContent(files: WordFiles, callScripts: CompanyContent['callScripts']): CompanyContent {
  const { content: reviews, isOwn } = files['reviews.json'];
  const { content: person } = files['person.json'];
  return {
    languages: {
      'story.json': files['story.json'].language,
      'reviews.json': files['reviews.json'].language,
      'membership.json': files['membership.json'].language,
      'person.json': files['person.json'].language,
      'photos.json': files['photos.json'].language,
      'prices.json': files['prices.json'].language,
    },
    story: files['story.json'].content,
    rating: { isConfirmed: isOwn, average: reviews.averageRating, customers: reviews.customers },
    reviews: reviews.reviews,
    membership: files['membership.json'].content,
    person: person.name === '' ? null : person,
    photos: files['photos.json'].content,
    prices: files['prices.json'].content,
    callScripts,
  };
}

/** Compile-time constants of the modules in src/content that show this content. */
export const toContentConstants = ({
  languages,
  story,
  rating,
  reviews,
  membership,
  person,
  photos,
  prices,
  callScripts,
}: CompanyContent): Record<string, string> => ({
  __CONTENT_LANGUAGES__: JSON.stringify(languages),
  __STORY__: JSON.stringify(story),
  __RATING__: JSON.stringify(rating),
  __REVIEWS__: JSON.stringify(reviews),
  __MEMBERSHIP__: JSON.stringify(membership),
  __PERSON__: JSON.stringify(person),
  __JOB_PHOTOS__: JSON.stringify(photos),
  __PRICES__: JSON.stringify(prices),
  __CALL_SCRIPTS__: JSON.stringify(callScripts),
});

/** Compile-time constants that differ between the languages. The words differ, too (package.json, `imports`). */
export const constantsOf = (language: Language, content: Company['content']): Record<string, string> => ({
  __HAS_REP_AREA__: String(language === 'en'),
  ...toContentConstants(content[language]),
});
