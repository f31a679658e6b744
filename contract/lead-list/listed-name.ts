/** A name in a lead's two fields. An organization is a last name as a whole. */
export interface ListedName {
  firstName: string;
  lastName: string;
  /** Something that was written is in neither: a middle initial, a second person, `ET AL`. */
  isShorter: boolean;
}

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}&]/gu, '');

/** Words that only an organization, a trust or an estate has in its name. */
const ORGANIZATION =
  /(?:^|[\s,.(])(?:l\.? ?l\.? ?c|l\.? ?l\.? ?p|l\.? ?p|inc|incorporated|corp|corporation|ltd|limited|trust|revocable|irrevocable|assn|association|hoa|condominiums?|ministries|holdings?|properties|investments?|partnership|enterprises|realty|roofing|construction|contracting|builders|apartments|condo|assoc|mgmt|management|dept|department|(?:rev|irrev|liv|living|family|land) tr|(?:city|county|town|state|estate|bank|church|secretary|department) of)(?:$|[\s,.)])/i;
/** Words that are last names as well: only in a name of three words and more. */
const PERHAPS_ORGANIZATION =
  /(?:^|\s)(?:company|co|church|bank|n\.?a|partners|group|homes|realty|rentals?|services?|school|university|foundation|club|authority|estate|est|district|dist)\.?$/i;

/** Whether a name is a company's, a trust's or an estate's, which has no first name. */
export const isOrganization = (name: string): boolean =>
  ORGANIZATION.test(name) ||
  (!name.includes(',') && words(name).length > 2 && PERHAPS_ORGANIZATION.test(name));

/** Said of an owner's share, behind the name: and others, husband and wife, trustee, life estate, a half. */
const LEGAL =
  /[\s,](?:et\.? ?al|et\.? ?ux|et\.? ?vir|h ?\/ ?w|tr(?:ustees?|s)?|life est(?:ate)?|jt ?\/? ?rs|trs?|\d+(?:\/\d+|%)(?: int(?:erest)?)?)\.?$/i;

const SUFFIX = /^(?:jr|sr|ii|iii|iv|esq|md)\.?$/i;
const NUMERAL = /^(?:ii|iii|iv|md)\.?$/i;

/** Words with which a last name begins. */
const PARTICLES = 'de del della di da dos du la le las los van von der den ter st st. san santa'.split(' ');

/** `DOE` becomes `Doe`, `O'BRIEN-MCKAY` `O'Brien-McKay`. Only for a name without any small letter. */
function toNameCase(word: string): string {
  if (NUMERAL.test(word)) return word;
  return word
    .toLowerCase()
    .replace(
      /(^|[-'’(&])(mc(?=\p{L}{2}))?(\p{L})/gu,
      (_, start: string, mac: string | undefined, letter: string) =>
        start + (mac ? 'Mc' : '') + letter.toUpperCase(),
    );
}

const isShouted = (name: string): boolean => name === name.toUpperCase() && letters(name).length > 3;

/** The first person of several, if each has a whole name: `JOHN DOE & JANE ROE`, `DOE, JOHN; ROE, JANE`. */
function firstPerson(name: string): string {
  const [first = '', ...others] = name.split(/\s*(?:;|\s&\s|\s+(?:and|y)\s+|\+)\s*/i);
  const isWhole = (person: string) => words(person).filter((word) => !SUFFIX.test(word)).length > 1;
  const hasComma = (person: string) => /,/.test(person);
  if (others.length === 0 || !isWhole(first)) return name;
  const isApart = hasComma(first) ? others.some(hasComma) : others.every(isWhole);
  return isApart ? first : name;
}

/** The given names without middle initials. `Maria y Juan` are two people. */
function givenNames(names: readonly string[]): string[] {
  const isAnd = (name: string, index: number) => /^y$/i.test(name) && index < names.length - 1;
  return names.filter((name, index) => index === 0 || !/^\p{L}\.?$/u.test(name) || isAnd(name, index));
}

/**
 * A name without a comma whose last name stands first, as county rolls have it: `DOE JANE A`, `DOE JR JOHN`,
 * `DOE JANE & JOHN`. Other names do not end so. @returns it with a comma
 */
function withComma(name: string): string {
  const [last = '', second = '', ...others] = words(name);
  if (name.includes(',') || others.length === 0) return name;
  const rest = others.join(' ');
  if (SUFFIX.test(second)) return `${last} ${second}, ${rest}`;
  const isLastFirst = /(?:^| )\p{L}\.?$/u.test(rest) || (isShouted(name) && /^(?:\p{L} )?& \S+$/u.test(rest));
  return isLastFirst ? `${last}, ${second} ${rest}` : name;
}

/** Where the last name begins: its last word, with what belongs before it. At least one word stays first. */
function lastNameStart(names: readonly string[]): number {
  let start = Math.max(0, names.length - 1);
  while (start > 1 && PARTICLES.includes((names[start - 1] ?? '').toLowerCase())) start--;
  return start;
}

function splitPerson(name: string): [first: string[], last: string[]] {
  const [last = '', ...behind] = name.split(',').map((part) => part.trim());
  const suffixes = behind.filter((part) => SUFFIX.test(part));
  const [given = '', ...more] = behind.filter((part) => !SUFFIX.test(part) && part !== '');
  if (given !== '') {
    const names = words([given, ...more].join(' '));
    const own = names.filter((word, index) => index > 0 && SUFFIX.test(word));
    return [givenNames(names.filter((word) => !own.includes(word))), [...words(last), ...own, ...suffixes]];
  }
  const all = words(last);
  let end = all.length;
  while (end > 2 && SUFFIX.test(all[end - 1] ?? '')) end--;
  const names = all.slice(0, end);
  const start = lastNameStart(names);
  return [givenNames(names.slice(0, start)), [...names.slice(start), ...all.slice(end), ...suffixes]];
}

/**
 * Reads a whole name as lists write it: `Jane Doe`, `DOE, JANE A`, `SMITH JR, ROBERT`, `Kim & Lee Park`. The
 * last word is the last name, with its suffix and particles; a comma stands behind a last name. A name in
 * capitals gets small letters. An organization stays as it is written.
 */
export function readListedName(written: string): ListedName {
  const name = written.trim().replace(/\s+/g, ' ');
  if (isOrganization(name)) return { firstName: '', lastName: name, isShorter: false };
  const [first, last] = splitPerson(withComma(firstPerson(name).replace(LEGAL, '').trim()));
  const inCase = (parts: readonly string[]) => (isShouted(name) ? parts.map(toNameCase) : parts).join(' ');
  const firstName = inCase(first);
  const lastName = inCase(last);
  return { firstName, lastName, isShorter: letters(firstName + lastName).length < letters(name).length };
}
