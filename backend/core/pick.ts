/** Returns only these fields of a row. */
export const pick = <Row extends object, Name extends keyof Row>(
  row: Row,
  names: readonly Name[],
): Pick<Row, Name> =>
  // `fromEntries` loses the key type; every name has an entry.
  Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>;
