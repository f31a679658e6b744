import type { Settings } from '#backend/core/settings.ts';

export const BENCH_SETTINGS: Settings = {
  bookingToken: 'booking-token',
  repToken: 'rep-token',
  hasWebhook: false,
  hasPhotoRoom: () => true,
  company: {
    name: 'Tarps & Co',
    email: 'office@tarps.example',
    hotline: '+13215550100',
    siteUrl: 'https://tarps.example',
  },
};

export const BENCH_PEPPER = 'a pepper for benchmarks only';
