import { LEAD_FIELD_NAMES, LEAD_FIELDS, type LeadField } from '#contract/lead/lead-fields.ts';
import { COLUMN_LABELS } from '#contract/words/lead-list.ts';

/** What a column of a list can be. */
export type ImportColumn = LeadField | keyof typeof COLUMN_LABELS;

/** What each column of a list is; null for one that is left out. */
export type ColumnMapping = readonly (ImportColumn | null)[];

const isOther = (column: ImportColumn): column is keyof typeof COLUMN_LABELS => column in COLUMN_LABELS;

export const importLabel = (column: ImportColumn): string =>
  isOther(column) ? COLUMN_LABELS[column] : LEAD_FIELDS[column].label;

/** The other columns behind the field they belong to. */
const BEHIND: Partial<Record<LeadField, readonly (keyof typeof COLUMN_LABELS)[]>> = {
  lastName: ['fullName', 'company'],
  phone: ['phoneDoNotCall', 'doNotCall', 'mayCall'],
  address: ['houseNumber', 'addressLine2'],
  notes: ['status', 'callback'],
};

/** In the order of the choices on the page. */
export const IMPORT_COLUMNS: readonly ImportColumn[] = LEAD_FIELD_NAMES.flatMap((field) => [
  field,
  ...(BEHIND[field] ?? []),
]);

/** What several columns of a list can be at once: a person has several numbers. */
const SEVERAL: readonly ImportColumn[] = [
  'phone',
  'phoneDoNotCall',
  'doNotCall',
  'mayCall',
  'email',
  'notes',
  'status',
];

export const canBeSeveral = (column: ImportColumn): boolean => SEVERAL.includes(column);

/** Sets one column. Another column with the same target becomes skipped, unless both can have it. */
export function changeColumn(
  mapping: ColumnMapping,
  column: number,
  target: ImportColumn | null,
): ColumnMapping {
  return mapping.map((old, index) => {
    if (index === column) return target;
    return old === target && target !== null && !canBeSeveral(target) ? null : old;
  });
}

const NAMES: readonly ImportColumn[] = ['firstName', 'lastName', 'fullName', 'company'];

/** What the mapping still needs before an import can start; null when it is complete. */
export function getMissingColumn(mapping: ColumnMapping): 'phone' | 'name' | null {
  if (!mapping.includes('phone')) return 'phone';
  return NAMES.some((name) => mapping.includes(name)) ? null : 'name';
}
