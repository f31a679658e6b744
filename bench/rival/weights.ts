/**
 * What the booking page of Easy!Appointments loads, read off its source (version 1.6.0:
 * application/views/layouts/booking_layout.php and message_layout.php, gulpfile.js, package-lock.json). The
 * sizes are in bytes after `gzip -6` of the named version: of the minified files in the npm packages, and of
 * its own files, compiled with Sass or minified with esbuild. Its icons in the browser's tab are left out.
 */
export interface RivalFile {
  name: string;
  gzipped: number;
}

export const STYLES: readonly RivalFile[] = [
  { name: 'cookieconsent 3.1.1', gzipped: 1_321 },
  { name: 'flatpickr 4.6.13', gzipped: 3_053 },
  { name: 'flatpickr 4.6.13, material green', gzipped: 3_257 },
  // Bootstrap 5.3.8 with the theme's own rules.
  { name: 'theme default', gzipped: 33_042 },
  { name: 'general', gzipped: 2_233 },
  { name: 'frontend', gzipped: 485 },
];

export const LIBRARIES: readonly RivalFile[] = [
  { name: 'jquery 3.7.1', gzipped: 30_288 },
  { name: 'cookieconsent 3.1.1', gzipped: 6_802 },
  { name: '@popperjs/core 2.11.8', gzipped: 7_398 },
  { name: 'bootstrap 5.3.8', gzipped: 16_524 },
  { name: 'moment 2.30.1', gzipped: 18_776 },
  { name: 'moment-timezone 0.6.0, with data', gzipped: 38_953 },
  { name: '@fortawesome/fontawesome-free 7.1.0', gzipped: 19_434 },
  // All solid icons as one script: more than half of the page.
  { name: '@fortawesome/fontawesome-free 7.1.0, solid', gzipped: 258_786 },
  { name: 'tippy.js 6.3.7', gzipped: 8_606 },
  { name: 'flatpickr 4.6.13', gzipped: 14_456 },
];

export const OWN_SCRIPTS: readonly RivalFile[] = [
  { name: 'app', gzipped: 543 },
  { name: 'utils date', gzipped: 755 },
  { name: 'utils file', gzipped: 362 },
  { name: 'utils http', gzipped: 713 },
  { name: 'utils lang', gzipped: 623 },
  { name: 'utils message', gzipped: 862 },
  { name: 'utils string', gzipped: 359 },
  { name: 'utils url', gzipped: 476 },
  { name: 'utils validation', gzipped: 429 },
  { name: 'booking layout', gzipped: 372 },
  { name: 'localization client', gzipped: 378 },
  { name: 'utils ui', gzipped: 1_137 },
  { name: 'booking client', gzipped: 2_171 },
  { name: 'booking page', gzipped: 4_996 },
];

/** The only file of the confirmation page that the booking page has not loaded. */
export const CONFIRMATION_SCRIPT: RivalFile = { name: 'message layout', gzipped: 293 };

/**
 * The documents: their templates, without the code of the server, with all translations, which each page has,
 * and the list of time zones, which the booking page has.
 */
export const BOOKING_DOCUMENT = 17_644;
export const CONFIRMATION_DOCUMENT = 10_134;
