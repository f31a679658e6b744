import { LEAD_FIELD_NAMES, LEAD_FIELDS } from '#contract/lead/lead-fields.ts';
import { type ColumnMapping, canBeSeveral, getMissingColumn, type ImportColumn } from './columns.ts';

/** Parts of an address, which have the titles below alone and behind the name of a group. */
const ADDRESS_PARTS = {
  address:
    'address addr address1 addr1 addressline1 fulladdress street street1 streetaddress streetname line1 direccion calle domicilio direcciondelapropiedad',
  houseNumber: 'housenumber housenum houseno streetnumber streetnum streetno sitenumber situsnumber',
  addressLine2:
    'address2 addr2 addressline2 street2 line2 unit unitno unitnumber apt aptno apartment suite aptsuite aptunit',
  city: 'city cityname town municipality citytown ciudad localidad',
  state: 'state st statecode province stateprovince stateregion stateprovinceregion region estado',
  zip: 'zip zipcode zip5 zipcd postalcode postcode zippostalcode zippostal zippostcode codigopostal cp',
} as const satisfies Partial<Record<ImportColumn, string>>;
type AddressPart = keyof typeof ADDRESS_PARTS;

/** Titles of single columns besides the field's own name and label, in plain letters. */
const TITLES: Partial<Record<ImportColumn, string>> = {
  firstName: 'first fname givenname forename nombres primernombre',
  lastName: 'last lname surname familyname apellido apellidos',
  fullName:
    'name fullname wholename nombre nombrecompleto nombreyapellido nombreyapellidos nombredelcliente nombredelpropietario propietario dueno cliente',
  phone:
    'numerodetelefono numerotelefonico numerodecelular telefonocelular telefonomovil telefonofijo telefonodecasa telefonoprincipal',
  email: 'direcciondecorreo direcciondecorreoelectronico',
  company:
    'company companyname companyaccount business businessname organization organizationname account accountname entityname empresa',
  service: 'servicetype typeofservice servicio',
  apptDate: 'apptdate appointment cita fechadecita',
  apptTime: 'appttime horadecita',
  leadSource: 'source origin campaign fuente origen',
  mostRecentStormDate: 'stormdate storm laststorm haildate datestorm tormenta fechadetormenta',
  insuranceCarrier:
    'carrier insurance insurer insurancecompany insurancecarriername aseguradora seguro companiadeseguros',
  policyNumber: 'policy policyno policyid poliza numerodepoliza',
  dateOfLoss: 'lossdate dol fechadeperdida fechadelaperdida fechadesiniestro fechadeldano',
  language:
    'lang preferredlanguage spokenlanguage primarylanguage homelanguage idioma lengua idiomapreferido',
  previousClaims: 'priorclaims claims previousclaim reclamosprevios',
  notes:
    'note comment comments remarks description leadnotes callnotes internalnotes notas nota comentarios observaciones',
  status:
    'leadstatus status1 status2 currentstatus salesstatus accountstatus prospectstatus phonestatus statusname contactstatus customerstatus clientstatus recordstatus callstatus lastcallstatus callresult lastcallresult result scrubresult scrubstatus calloutcome disposition calldisposition lastdisposition stage leadstage tag tags label labels estatus estadodellamada resultado etiquetas',
  callback: 'callbackat callbackdate callbacktime nextcall',
  mayCall:
    'oktocall okaytocall cancall maycall callable callconsent phoneconsent consenttocall permissiontocall calloptin phoneoptin callok maywecall oktocontact contactable consent tcpaconsent puedellamar sepuedellamar',
};

/** Whose column it is: `Owner 1 First Name`. The columns of a second person are left out. */
const WHO =
  '(?:homeowner|owner|own|contact|customer|client|lead|insured|policyholder|applicant|resident|borrower|primary|main|seller|prospect|propietario|cliente)';
/** The s of `Owners` and `Owner's`, not of `Owner State` and `Owner Surname`. */
const PERSON = new RegExp(`^${WHO}(?:s(?!t(?!e)|u))?(?:1|one)?`);
const SECOND_PERSON = new RegExp(`^${WHO}s?(?:[2-9]|two)`);

const KIND =
  '(?:primary|secondary|main|best|alternate|alternative|alt|other|additional|home|work|office|business|day|daytime|evening|cell|mobile|wireless|landline|skip|verified|user|personal|preferred|[1-9](?:st|nd|rd|th)|first|second|third)';
const PHONE = new RegExp(
  `^${KIND}*(?:phone|telephone|tel|mobile|cell|cellular|cellphone|wireless|landline|telefono|celular|movil)s?(?:number|numbers|no|num|nro|s)?(?:[1-9]\\d?)?(?:value)?${KIND}?$`,
);
/** `Mail Address` is where mail is sent to. */
const EMAIL = new RegExp(
  `^${KIND}*(?:mail|(?:emails?|correo|correoelectronico)(?:address|id)?(?:[1-9]\\d?)?(?:address|value)?)$`,
);

const PROPERTY =
  /^(?:property|prop|site|location|situs|subject|physical|phy|service|loss|damaged?|risk|premises?|house|home|job|parcel|insuredproperty|propiedad)/;
const MAILING =
  /^(?:mailing|mail|billing|taxpayer|taxbill|tax|correspondence|owner|own|legal|business|work|office|postal)\d?/;
/** Behind the part instead: `Address (Mailing)`. */
const toFront = (plain: string): string => plain.replace(/^(.+?)(property|situs|site|mailing)$/, '$2$1');

/** The letters and digits of a title, without accents. */
const toPlain = (title: string): string =>
  title
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

const COLUMN_BY_TITLE = new Map<string, ImportColumn>();
for (const field of LEAD_FIELD_NAMES) {
  for (const title of [field, LEAD_FIELDS[field].label]) COLUMN_BY_TITLE.set(toPlain(title), field);
}
function addTitles(titles: Partial<Record<ImportColumn, string>>): void {
  // `Object.entries` loses the key type.
  for (const [column, words] of Object.entries(titles) as [ImportColumn, string][]) {
    for (const title of [toPlain(column), ...words.split(' ')]) COLUMN_BY_TITLE.set(title, column);
  }
}
addTitles(ADDRESS_PARTS);
addTitles(TITLES);

const isAddressPart = (column: ImportColumn): column is AddressPart => column in ADDRESS_PARTS;

/** The house that may be damaged, an address whose kind is not said, or where the owner gets mail. */
const GROUPS = ['property', 'unnamed', 'mailing'] as const;
type Group = (typeof GROUPS)[number];

interface TitleReading {
  column: ImportColumn;
  /** Of a part of an address. */
  group: Group;
}

const SAYS_NO_CALL =
  /\b(?:dncr?|dnd)\d*\b|do ?n[o'\u2019]?t ?(?:call|contact|phone|disturb)|\bno ?calls?\b|no ?llamar|litigator|black ?list|suppressed|opt(?:ed)? ?out/;
const OTHER_CHANNEL = /mail|fax|text|sms/;
const CALLS = /call|phone|llamar/;
/** When numbers were compared with the list, not which are on it. */
const COMPARED = /scrubbed|checked|compared|(?:scrub|check) ?date/;
/** A yes under such a title says the opposite. */
const SAYS_CLEAR = /\b(?:not|non)(?: on)?(?: the)? dnc\b|\bdnc (?:safe|clean|clear|cleared|free)\b/;

/** What names no number in a title: `DNC (1=yes)`, `Do not contact by phone`. */
const ASIDE = /\([^()=]*=[^()]*\)|\b(?:by|via) phone\b/g;

/** A column that says who may not be called: about one number if its title names one. */
function readNoCall(title: string): ImportColumn | null {
  const words = title
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_.\-/]/g, ' ')
    .toLowerCase();
  if (!SAYS_NO_CALL.test(words) || COMPARED.test(words)) return null;
  if (OTHER_CHANNEL.test(words) && !CALLS.test(words)) return null;
  if (SECOND_PERSON.test(toPlain(words))) return null;
  if (SAYS_CLEAR.test(words)) return 'mayCall';
  const rest = toPlain(words.replace(ASIDE, ' ').replace(SAYS_NO_CALL, ' '));
  return /\d|phone|mobile|cell|wireless|landline|number|tel/.test(
    rest + (/\bdn[cd]\d/.test(words) ? '1' : ''),
  )
    ? 'phoneDoNotCall'
    : 'doNotCall';
}

/** `city`, `address_city`, `Address 1 - City`. */
const readPart = (own: string): ImportColumn | undefined =>
  COLUMN_BY_TITLE.get(own) ?? COLUMN_BY_TITLE.get(own.replace(/^address1?/, ''));

function readAddressPart(plain: string): TitleReading | null {
  const title = toFront(plain);
  for (const [group, prefix] of [
    ['property', PROPERTY],
    ['mailing', MAILING],
  ] as const) {
    const own = title.replace(prefix, '');
    const column = own === title ? undefined : readPart(own);
    if (column && isAddressPart(column)) return { column, group };
  }
  return null;
}

/** What was asked for, and what was found: `Input Property City`. */
const SKIP_TRACE = /^(?:input|original|matched)(?=.)/;

/** What the column under this title may be; null if the title is not known. */
function readTitle(title: string): TitleReading | null {
  const plain = toPlain(title).replace(SKIP_TRACE, '');
  const part = readPart(plain);
  const unnamed = (column: ImportColumn | null | undefined): TitleReading | null =>
    column ? { column, group: 'unnamed' } : null;
  return (
    unnamed(readNoCall(title)) ??
    unnamed(COLUMN_BY_TITLE.get(plain)) ??
    unnamed(PHONE.test(plain) ? 'phone' : EMAIL.test(plain) ? 'email' : null) ??
    readAddressPart(plain) ??
    unnamed(part && isAddressPart(part) ? part : null) ??
    unnamed(readPersonsTitle(plain))
  );
}

const PERSONS_COLUMNS: readonly ImportColumn[] = ['firstName', 'lastName', 'fullName'];

/** `Owner 1 First Name`, `Contact Phone`, `Owner Name 1`, `Owner`. */
function readPersonsTitle(plain: string): ImportColumn | null {
  const own = plain.replace(/1$/, '').replace(PERSON, '');
  if (own === '') return /^(?:$|primary|main)/.test(plain) ? null : 'fullName';
  const column = COLUMN_BY_TITLE.get(own);
  if (column && (PERSONS_COLUMNS.includes(column) || isAddressPart(column))) return column;
  return PHONE.test(own) ? 'phone' : EMAIL.test(own) ? 'email' : null;
}

export const countTitles = (cells: readonly string[]): number => cells.filter((cell) => isKnown(cell)).length;

/** `Number` alone is a phone number only where no other column is one. */
const isLoneNumber = (title: string): boolean => /^(?:number|numero)$/.test(toPlain(title));

const isKnown = (title: string): boolean => readTitle(title) !== null || isLoneNumber(title);

const hasDigits = (cells: readonly string[], count: number): boolean =>
  cells.some((cell) => cell.replace(/\D/g, '').length >= count);

/** Whether a row can be the titles: it has a known title, or no cell that could be a phone number. */
export const looksLikeTitles = (cells: readonly string[]): boolean =>
  countTitles(cells) > 0 || !hasDigits(cells, 7);

/** Rows among which the titles are looked for: above them a list may have its name, a date or an address. */
export const TITLE_ROWS = 20;

/**
 * Guesses which of the first rows has the titles: the first that names a phone number and a name, else the
 * one with the most known titles. Only rows above the first lead count. A row with few cells is neither: it
 * may be a letterhead with the phone number of the company.
 * @returns the index of the row, or -1 when the list has no titles
 */
export function findTitles(rows: readonly (readonly string[])[]): number {
  const first = rows.slice(0, TITLE_ROWS);
  const countFilled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '').length;
  const most = Math.max(0, ...first.map(countFilled));
  let best = -1;
  let bestCount = -1;
  for (const [index, cells] of first.entries()) {
    const isWide = countFilled(cells) > most / 2;
    if (hasDigits(cells, 10)) {
      if (isWide) break;
    } else if (getMissingColumn(guessMapping(cells)) === null) {
      return index;
    } else if (isWide && looksLikeTitles(cells) && countTitles(cells) > bestCount) {
      best = index;
      bestCount = countTitles(cells);
    }
  }
  return best;
}

/**
 * Parts of an address without a name belong to the address before them, else to the next one. A house number
 * stands before its street.
 */
function withGroups(readings: readonly (TitleReading | null)[]): (TitleReading | null)[] {
  const isAddress = (reading: TitleReading | null) => reading?.column === 'address';
  let current = readings.find(isAddress)?.group ?? 'unnamed';
  return readings.map((reading, index) => {
    if (!reading || !isAddressPart(reading.column)) return reading;
    if (isAddress(reading)) current = reading.group;
    const street = reading.column === 'houseNumber' ? readings.slice(index).find(isAddress) : undefined;
    return reading.group === 'unnamed' ? { ...reading, group: street?.group ?? current } : reading;
  });
}

/**
 * Guesses the columns from their titles. Each field is used once, by its first match, except those that
 * several columns can be. The parts of an address are all from one group: of the property, if there is one. A
 * flag about calls that is there several times stands behind each phone.
 */
export function guessMapping(titles: readonly string[]): ColumnMapping {
  const readings = withGroups(titles.map(readTitle));
  const has = (group: Group, isWanted: (column: ImportColumn) => boolean) =>
    readings.some((each) => each?.group === group && isWanted(each.column));
  // A list that knows the property's city alone says where the house is; its owner's mail goes elsewhere.
  const group =
    GROUPS.find((each) => each !== 'mailing' && has(each, (column) => column === 'address')) ??
    GROUPS.find((each) => has(each, isAddressPart));
  const taken = new Set<ImportColumn>();
  const guessed = readings.map((reading) => {
    if (!reading || (isAddressPart(reading.column) && reading.group !== group)) return null;
    if (taken.has(reading.column) && !canBeSeveral(reading.column)) return null;
    taken.add(reading.column);
    return reading.column;
  });
  if (!taken.has('phone')) {
    const lone = titles.findIndex(isLoneNumber);
    if (lone >= 0) guessed[lone] = 'phone';
  }
  const isRepeated = (title = '') => titles.filter((other) => toPlain(other) === toPlain(title)).length > 1;
  return guessed.map((column, index) =>
    column === 'doNotCall' && isRepeated(titles[index]) ? 'phoneDoNotCall' : column,
  );
}

/**
 * The column that a "do not call" column of one number is about: the phone column whose title it contains,
 * else the nearest on its left, else the first. -1 if there is none.
 */
export function findFlaggedPhone(
  titles: readonly string[],
  mapping: ColumnMapping,
  flagColumn: number,
): number {
  const flag = toPlain(titles[flagColumn] ?? '');
  const phones = mapping.flatMap((column, index) => (column === 'phone' ? [index] : []));
  const titleOf = (index: number) => toPlain(titles[index] ?? '');
  const named = phones
    .filter((index) => titleOf(index) !== '' && isTitleIn(titleOf(index), flag))
    .sort((one, other) => titleOf(other).length - titleOf(one).length);
  return named[0] ?? phones.filter((index) => index < flagColumn).at(-1) ?? phones[0] ?? -1;
}

/** Whether a title contains another one, `phone1` but not as a part of `phone12`; `dnc1` says `phone1`. */
function isTitleIn(title: string, flag: string): boolean {
  const at = flag.indexOf(title);
  if (at >= 0) return !/^\d/.test(flag.slice(at + title.length));
  const number = /\d+$/.exec(title)?.[0];
  return number !== undefined && number === /\d+/.exec(flag)?.[0];
}
