import { existsSync, readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { ConfigError } from '#contract/config.ts';

type Variables = Record<string, string | undefined>;

interface EnvFiles {
  /** Whether the folder has any. */
  isAny: boolean;
  /** Names of those that other users of this machine can read or write. */
  openToOthers: string[];
  variables: Variables;
  /** Lines for the owner: each value that two programs could read as two values, each file this user may not read. */
  faults: string[];
}

/** A name and what is written behind it. */
const LINE = /^\s*(?:export\s+)?([\w.-]+)\s*=\s*(.*?)\s*$/;
const QUOTED = /^(["'`])(?:(?!\1).)*\1(?:\s+#.*)?$/;

const ADDRESS = /^[a-z]+:\/\//;
/** As the programs of an office write them. */
const CURLY_QUOTES = /^[“”„‘’‚«»]/;
/** A comment behind nothing, or behind one word: behind more words it could be a part of them. */
const COMMENT = /^(\S*)(?:^|\s+)#(?:\s.*)?$/;

/** Says what is wrong with a value as written, or null. */
function findFault(written: string, value: string): string | null {
  if (written.includes('\uFFFD')) return 'in a file saved as UTF-8, or typed again';
  if (CURLY_QUOTES.test(written)) return 'in straight quotes, " or \'';
  if (/^["'`]/.test(written)) {
    if (!QUOTED.test(written)) return 'in one pair of quotes of a kind that the value does not contain';
    return value.includes('\n') ? 'in single quotes or backticks: \\n in double quotes is a new line' : null;
  }
  if (!written.replace(COMMENT, '$1').includes('#')) return null;
  return ADDRESS.test(written) && !/\s#/.test(written)
    ? 'an address with %23 instead of #'
    : 'in quotes, or what follows # is a comment';
}

/** Text as an editor saved it: UTF-8, or UTF-16 with its mark or recognized by the zero byte of its first letter. */
function decode(bytes: Buffer): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || second === 0) return new TextDecoder('utf-16le').decode(bytes);
  if ((first === 0xfe && second === 0xff) || first === 0) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
}

/** Reads each line alone, so that none can swallow the next one. */
function readFile(file: string, text: string): Pick<EnvFiles, 'variables' | 'faults'> {
  const variables: Variables = {};
  const faults: string[] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (/^\s*(?:#|$)/.test(line)) continue;
    const [, name, written = ''] = LINE.exec(line) ?? [];
    if (name === undefined) {
      faults.push(`Line ${index + 1} of ${file} must be NAME=value, or start with # as a comment`);
      continue;
    }
    const value = parseEnv(line)[name] ?? '';
    const fault = findFault(written, value);
    if (fault === null) variables[name] = value;
    else faults.push(`${name} in ${file} must be ${fault}`);
  }
  return { variables, faults };
}

/** Returns the text of a file, or null if this user may not read it. */
function readIfAllowed(path: string): string | null {
  try {
    return decode(readFileSync(path));
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === 'EACCES') return null;
    throw fault;
  }
}

/** Windows has no such permissions. */
const isOpenToOthers = (path: string): boolean =>
  process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0;

/**
 * Reads the `.env` files of a folder, the only reader of the build, the hosts and the doctor.
 * @param mode selects the `.env.<mode>` files, which win over `.env`; `.local` ones win over those
 */
export function readEnvFiles(mode: string, folder = '.'): EnvFiles {
  const files = ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`].filter((file) =>
    existsSync(join(folder, file)),
  );
  const read = files.map((file) => {
    const text = readIfAllowed(join(folder, file));
    if (text !== null) return readFile(file, text);
    const { username } = userInfo();
    return {
      variables: {},
      faults: [`${file} must be readable by the user ${username}: chown ${username} ${file}`],
    };
  });
  return {
    isAny: files.length > 0,
    openToOthers: files.filter((file) => isOpenToOthers(join(folder, file))),
    variables: Object.assign({}, ...read.map(({ variables }) => variables)),
    faults: read.flatMap(({ faults }) => faults),
  };
}

/**
 * Returns the variables of the `.env` files and of the process, which wins. @throws ConfigError with the `faults`
 * of `readEnvFiles`
 */
export function readVariables(mode: string, folder?: string): Variables {
  const { variables, faults } = readEnvFiles(mode, folder);
  if (faults.length > 0) throw new ConfigError(faults.join('\n'));
  return { ...variables, ...process.env };
}

/** Loads the `.env` files into the environment. @throws ConfigError as readVariables */
export function loadEnvFiles(mode: string): void {
  Object.assign(process.env, readVariables(mode));
}
