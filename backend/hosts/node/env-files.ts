import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { ConfigError } from '#contract/config.ts';

type Variables = Record<string, string | undefined>;

interface EnvFiles {
  /** Whether the folder has any. */
  isAny: boolean;
  variables: Variables;
  /** For the owner, a line for each value that two programs could read as two values. */
  faults: string[];
}

/** A name and what is written behind it. */
const LINE = /^\s*(?:export\s+)?([\w.-]+)\s*=\s*(.*?)\s*$/;
const QUOTED = /^(["'`])(?:(?!\1).)*\1(?:\s+#.*)?$/;

/** Says what is wrong with a value as written, or null. */
function findFault(written: string, value: string): string | null {
  if (/^["'`]/.test(written)) {
    if (!QUOTED.test(written)) return 'in one pair of quotes of a kind that the value does not contain';
    return value.includes('\n') ? 'in single quotes: \\n in double quotes is a new line' : null;
  }
  const bare = written.replace(/\s#.*$/, '');
  return /.#|^#\S/.test(bare) ? 'in quotes, or what follows # is a comment' : null;
}

/** Reads each line alone, so that none can swallow the next one. */
function readFile(file: string, text: string): Omit<EnvFiles, 'isAny'> {
  const variables: Variables = {};
  const faults: string[] = [];
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
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

/**
 * Reads the `.env` files of a folder, the only reader of the build, the hosts and the doctor.
 * @param mode selects the `.env.<mode>` files, which win over `.env`; `.local` ones win over those
 */
export function readEnvFiles(mode: string, folder = '.'): EnvFiles {
  const files = ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`].filter((file) =>
    existsSync(join(folder, file)),
  );
  const read = files.map((file) => readFile(file, readFileSync(join(folder, file), 'utf8')));
  return {
    isAny: files.length > 0,
    variables: Object.assign({}, ...read.map(({ variables }) => variables)),
    faults: read.flatMap(({ faults }) => faults),
  };
}

/**
 * Returns the variables of the `.env` files and of the process, which wins. @throws ConfigError with one line
 * for each value that can be read in two ways
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
