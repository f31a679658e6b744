import { type PLACEHOLDERS, placeholdersLeft } from '#contract/config.ts';
import { type Check, done, open } from './check.ts';

/** Whether these may keep their placeholder depends on who answers: other checks say. */
const JUDGED_BY_THE_ANSWER: readonly string[] = [
  'VITE_BOOKING_ENDPOINT',
  'VITE_REP_ENDPOINT',
  'VITE_EMAILJS_PUBLIC_KEY',
  'VITE_EMAILJS_SERVICE_ID',
  'VITE_EMAILJS_TEMPLATE_ID',
] satisfies (keyof typeof PLACEHOLDERS)[];

export const values: Check = {
  title: 'Every value in .env has the right form',
  needs: [],
  run: ({ faults }) => (faults.length === 0 ? done() : open(...faults.map((fault) => `${fault}.`))),
};

export const placeholders: Check = {
  title: 'No placeholder is left in .env',
  needs: ['values'],
  run: ({ variables, hasEnvFile, config }) => {
    const left = placeholdersLeft(variables).filter((name) => !JUDGED_BY_THE_ANSWER.includes(name));
    if (left.length > 0) {
      const first = hasEnvFile ? 'Set in .env' : 'There is no .env here: copy .env.example to .env, and set';
      return open(`${first}: ${left.join(', ')}.`);
    }
    const claims = Object.entries({ VITE_LICENSE: config.license, VITE_INSURANCE: config.insurance });
    const empty = claims.flatMap(([name, value]) => (value === undefined ? [name] : []));
    return empty.length === 0
      ? done()
      : done(`${empty.join(' and ')} may stay empty; the site then claims nothing about it.`);
  },
};

export const privateFiles: Check = {
  title: 'Only its owner can read .env',
  needs: [],
  run: ({ openToOthers, env: { databaseUrl, smtpUrl, webhook, pinPepper } }) => {
    if (openToOthers.length === 0) return done();
    return databaseUrl || smtpUrl || webhook || pinPepper
      ? open(`Other users of this machine can read your secrets. Run: chmod 600 ${openToOthers.join(' ')}`)
      : done('Other users of this machine can, but it has no secret.');
  },
};

export const samples: Check = {
  title: 'No sample content is left',
  needs: [],
  run: ({ company: { samples: left, unused, faults } }) => {
    if (faults.length > 0) return open('Correct your own content:', ...faults);
    if (left.length > 0)
      return open(
        'Put your own into the folder company/ (company.example/README.md) and build again:',
        ...left,
      );
    return unused.length === 0
      ? done()
      : done(`${unused.join(', ')} may stay unwritten; the site then shows nothing of it.`);
  },
};

const NOT_PUBLIC =
  /^(?:localhost|127\.|10\.|192\.168\.|\[)|\.(?:local|internal)$|\bexample\.(?:com|net|org)$/;

export const address: Check = {
  title: 'VITE_SITE_URL is the public https address of the site',
  needs: ['values'],
  run: ({ config: { siteUrl } }) => {
    const { protocol, hostname } = new URL(siteUrl);
    if (NOT_PUBLIC.test(hostname)) return open(`It is ${siteUrl}. Set your own address in .env.`);
    return protocol === 'https:'
      ? done()
      : open(`It is ${siteUrl}. Set it to https://${hostname} in .env, and give the host a certificate.`);
  },
};
