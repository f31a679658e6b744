/** Value of a cell. A formula keeps its text and displays its result. */
export type Cell = string | number | boolean | Date | { formula: string };

export const PLAIN_TEXT = '@';
const CELL_CHARACTERS = 50_000;

/**
 * How a plain-text cell stores text that starts with `=` or `'`. The platform's documentation says a value
 * that starts with `=` is a formula; users report that a plain-text cell keeps it as text. `formulas` follows
 * the documentation and drops the apostrophe; `literal` follows the users. The product must work with both.
 */
export type TextCells = 'formulas' | 'literal';

export function coerce(value: unknown, format: string, textCells: TextCells): Cell {
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (value instanceof Date) return value;
  const text = value === null || value === undefined ? '' : String(value);
  if (text.length > CELL_CHARACTERS) {
    throw new Error('Your input contains more than the maximum of 50000 characters in a single cell.');
  }
  if (format === PLAIN_TEXT && textCells === 'literal') return text;
  if (text.startsWith('=') && text.length > 1) return { formula: text };
  if (text.startsWith("'")) return text.slice(1);
  return format === PLAIN_TEXT ? text : parsed(text);
}

/** Result of typing this text into an unformatted cell. */
function parsed(text: string): Cell {
  const typed = text.trim();
  if (/^(true|false)$/i.test(typed)) return typed.toLowerCase() === 'true';
  if (/^[+-]?(\d{1,3}(,\d{3})+|\d+)(\.\d*)?(e[+-]?\d+)?$/i.test(typed))
    return Number(typed.replaceAll(',', ''));
  if (/^[+-]?\d+(\.\d+)?%$/.test(typed)) return Number(typed.slice(0, -1)) / 100;
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed);
  if (iso) return new Date(Date.UTC(Number(iso[1]), Number(iso[2]) - 1, Number(iso[3])));
  const american = /^(\d{1,2})[/-](\d{1,2})(?:[/-](\d{4}))?$/.exec(typed);
  if (american && Number(american[1]) <= 12 && Number(american[2]) <= 31) {
    return new Date(Date.UTC(Number(american[3] ?? 2026), Number(american[1]) - 1, Number(american[2])));
  }
  return text;
}

export function display(cell: Cell | undefined): string {
  if (cell === undefined) return '';
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'number')
    return Math.abs(cell) >= 1e15 ? cell.toExponential(5).toUpperCase() : String(cell);
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  if (cell instanceof Date) return `${cell.getUTCMonth() + 1}/${cell.getUTCDate()}/${cell.getUTCFullYear()}`;
  return cell.formula === '=1+1' ? '2' : '#ERROR!';
}
