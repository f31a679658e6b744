/** Time zones a lead can live in, by their short and their IANA names. */
export const ZONES = {
  eastern: 'America/New_York',
  central: 'America/Chicago',
  mountain: 'America/Denver',
  arizona: 'America/Phoenix',
  pacific: 'America/Los_Angeles',
  alaska: 'America/Anchorage',
  hawaii: 'Pacific/Honolulu',
  atlantic: 'America/Puerto_Rico',
  guam: 'Pacific/Guam',
  samoa: 'Pacific/Pago_Pago',
} as const;
export type Zone = keyof typeof ZONES;

export const isZone = (word: string): word is Zone => word in ZONES;

/** The zones named in a line of a table; a word that is none is left out, which the tables' tests would show. */
export const zonesNamed = (words: readonly string[]): Zone[] => words.filter(isZone);
