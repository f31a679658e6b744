import { ROOMS, type Room, roomsOnDisk } from './rooms.ts';

const NEVER_UP = {
  group: ['../**'],
  message:
    "Import from the same folder with './', from another room with its '#room/…' name: the arrows of docs/architecture.md are checked on those names.",
};
const NEVER_TESTS = { group: ['#tests/**'], message: 'Nothing imports tests.' };
const OUR_NAMES = ['#contract/**', '#src/**', '#backend/**', '#build/**'];

function patterns({ folder, mayImport, packages, why }: Room) {
  const ours = [folder, ...mayImport].map((room) => `!#${room}/**`);
  const group = packages
    ? ['**', '!./**', ...ours, ...packages.map((name) => `!${name}`)]
    : [...OUR_NAMES, ...ours];
  return [NEVER_UP, NEVER_TESTS, { group, message: why }];
}

const override = (room: Room) => ({
  includes: [`${room.folder}/**`],
  linter: {
    rules: { style: { noRestrictedImports: { level: 'error', options: { patterns: patterns(room) } } } },
  },
});

export const LINTER_FILE = 'biome.arrows.json';

/** Contents of LINTER_FILE, with one room per line. */
export function linterRules(): string {
  const lines = roomsOnDisk().map((room) => JSON.stringify(override(room)));
  return `{ "overrides": [\n${lines.join(',\n')}\n] }\n`;
}

const named = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ') || 'none';

function row({ folder, mayImport, packages }: Room): string {
  const only = packages ? named(packages) : 'any';
  return `| \`${folder}\` | ${named(mayImport)} | ${only} |`;
}

const HEAD = '| room | may import | packages |\n|---|---|---|';

export const TABLE_IN_DOCS = /^\| room \| may import \| packages \|\n(\|.*\n)+/m;

export const docsTable = (): string => `${[HEAD, ...ROOMS.map(row)].join('\n')}\n`;
