import type { Settings } from '#backend/core/settings.ts';

/** The company the benchmarks run. */
export const BENCH_SETTINGS: Settings = {
  bookingToken: 'booking-token',
  repToken: 'rep-token',
  company: { name: 'Tarps & Co', email: 'office@tarps.example', siteUrl: 'https://tarps.example' },
};

/** The secret its hosts share. */
export const BENCH_PEPPER = 'a pepper for benchmarks only';
