import { IMPORT_COLUMNS, type ImportColumn } from '#contract/actions/import-leads.ts';
import { IMPORT } from '#src/content/import.ts';
import { NEW_LEAD_LABELS } from '#src/content/new-lead.ts';

/** What a column of the file can be: a field of the lead, or a whole name, which is split. */
export const TARGETS = [...IMPORT_COLUMNS.slice(0, 2), 'fullName', ...IMPORT_COLUMNS.slice(2)] as const;
export type Target = ImportColumn | 'fullName';

/** What each column of the file is; null for one that is left out. */
export type Mapping = readonly (Target | null)[];

/** Titles that lists carry, besides those of our own files, in small letters and digits only. */
const TITLES: Record<Target, string> = {
  firstName: 'first fname givenname ownerfirstname first1',
  lastName: 'last lname surname familyname ownerlastname last1',
  fullName: 'name fullname owner ownername homeowner contact contactname customer customername leadname',
  phone:
    'phonenumber telephone telephonenumber tel mobile mobilephone mobilenumber cell cellphone cellnumber phone1 primaryphone homephone number',
  email: 'emailaddress mail email1 primaryemail',
  address:
    'streetaddress street address1 addressline1 propertyaddress propertystreet siteaddress mailingaddress situsaddress',
  city: 'town propertycity mailingcity',
  state: 'st province propertystate mailingstate',
  zip: 'zipcode postalcode postcode propertyzip propertyzipcode mailingzip zip5',
  leadSource: 'source origin campaign',
  mostRecentStormDate: 'mostrecentstormdate stormdate storm laststorm haildate',
  insuranceCarrier: 'carrier insurance insurer insurancecompany',
  policyNumber: 'policy policyno policyid',
  dateOfLoss: 'lossdate dol',
  previousClaims: 'priorclaims claims previousclaim',
  notes: 'note comment comments remarks',
};

const plain = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]/g, '');

const TARGET_OF = new Map<string, Target>();
for (const target of TARGETS) {
  const own = target === 'fullName' ? IMPORT.fullName : NEW_LEAD_LABELS[target];
  for (const title of [target, own, ...TITLES[target].split(' ')]) TARGET_OF.set(plain(title), target);
}

/** What the columns are by their titles; each field once, the first time it is met. A whole name gives way to its parts. */
export function guessMapping(titles: readonly string[]): Mapping {
  const taken = new Set<Target>();
  const guessed = titles.map((title) => {
    const target = TARGET_OF.get(plain(title)) ?? null;
    if (!target || taken.has(target)) return null;
    taken.add(target);
    return target;
  });
  const hasParts = taken.has('firstName') && taken.has('lastName');
  return guessed.map((target) => (target === 'fullName' && hasParts ? null : target));
}

/** Whether the first row names the columns: it has a title we know, or nothing that could be a phone number. */
export const looksLikeTitles = (cells: readonly string[]): boolean =>
  cells.some((cell) => TARGET_OF.has(plain(cell))) ||
  cells.every((cell) => cell.replace(/\D/g, '').length < 7);

/** The mapping with one column changed; a field that another column had goes with it. */
export function changeColumn(mapping: Mapping, column: number, target: Target | null): Mapping {
  return mapping.map((old, index) => {
    if (index === column) return target;
    return old === target ? null : old;
  });
}

/** What is still to be said of the columns before anything can be imported; null when it is enough. */
export function missingFrom(mapping: Mapping): string | null {
  if (!mapping.includes('phone')) return IMPORT.phoneMissing;
  const names: readonly Target[] = ['firstName', 'lastName', 'fullName'];
  return names.some((name) => mapping.includes(name)) ? null : IMPORT.nameMissing;
}

/** How rows are sent: the fields in order, and a row's cells in that order. */
export interface RowShape {
  columns: ImportColumn[];
  cellsOf: (cells: readonly string[]) => string[];
}

/** A whole name in two: the last word is the last name. */
function splitName(name: string): [string, string] {
  const words = name.trim().split(/\s+/);
  const last = words.pop() ?? '';
  return [words.join(' '), last];
}

/** How the rows of a file with these columns are sent. */
export function shapeOf(mapping: Mapping): RowShape {
  const columns: ImportColumn[] = [];
  const makers: ((cells: readonly string[]) => string[])[] = [];
  for (const [index, target] of mapping.entries()) {
    if (target === null) continue;
    const has = (name: Target) => mapping.includes(name);
    const cell = (cells: readonly string[]) => (cells[index] ?? '').trim();
    if (target !== 'fullName') {
      columns.push(target);
      makers.push((cells) => [cell(cells)]);
    } else if (has('firstName') || has('lastName')) {
      columns.push(has('firstName') ? 'lastName' : 'firstName');
      makers.push((cells) => [cell(cells)]);
    } else {
      columns.push('firstName', 'lastName');
      makers.push((cells) => splitName(cell(cells)));
    }
  }
  return { columns, cellsOf: (cells) => makers.flatMap((make) => make(cells)) };
}
