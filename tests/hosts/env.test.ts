import { execFileSync, spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { readHostEnv } from '#backend/hosts/node/env.ts';
import { toSettings } from '#backend/hosts/node/settings.ts';
import { ConfigError, readSiteConfig } from '#contract/config.ts';

describe('the host’s configuration', () => {
  test('can be empty: then it means an embedded database, no mail server and the default port', () => {
    expect(readHostEnv({}, 5173)).toEqual({
      databaseUrl: '',
      smtpUrl: '',
      webhook: null,
      trustedProxies: ['127.0.0.0/8', '::1'],
      pinPepper: '',
      host: '127.0.0.1',
      port: 5173,
      photosMb: 5000,
      backupDays: 2,
    });
  });

  test('is read from the environment; an empty variable counts as not set', () => {
    const variables = {
      DATABASE_URL: 'postgresql://postgres@localhost/leads',
      SMTP_URL: 'smtp://localhost:25',
      WEBHOOK_URL: 'https://hooks.example/tarps?key=1',
      WEBHOOK_SECRET: 'another sixteen.',
      TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::/32',
      PHOTOS_MB: '800',
      BACKUP_DAYS: '0',
      PIN_PEPPER: 'sixteen letters!',
      HOST: '::',
      PORT: ' 8080 ',
    };
    expect(readHostEnv(variables, 5173)).toEqual({
      databaseUrl: variables.DATABASE_URL,
      smtpUrl: variables.SMTP_URL,
      webhook: { url: variables.WEBHOOK_URL, secret: variables.WEBHOOK_SECRET, mayBePrivate: false },
      trustedProxies: ['10.0.0.0/8', '2001:db8::/32'],
      photosMb: 800,
      backupDays: 0,
      pinPepper: variables.PIN_PEPPER,
      host: '::',
      port: 8080,
    });
    expect(readHostEnv({ PORT: '', DATABASE_URL: ' ' }, 5173)).toMatchObject({ port: 5173, databaseUrl: '' });
  });

  test.each([
    ['PORT', 'abc', 'a port number from 1 to 65535'],
    ['PORT', '70000', 'a port number from 1 to 65535'],
    ['DATABASE_URL', 'mysql://x', 'an address like postgresql://user:password@host:5432/name'],
    ['SMTP_URL', 'localhost', 'an address like smtps://user:password@host:465'],
    ['WEBHOOK_URL', 'ftp://x', 'an address like https://example.com/hook'],
    ['WEBHOOK_SECRET', 'short', 'a secret text of at least 16 characters'],
    ['WEBHOOK_PRIVATE', 'maybe', 'yes or no'],
    ['TRUSTED_PROXIES', '10.0.0.0/40', 'addresses or networks, such as 10.0.0.0/8, ::1'],
    ['PHOTOS_MB', '5 GB', 'a number of megabytes'],
    ['BACKUP_DAYS', 'never', 'a number of days, or 0'],
    ['HOST', 'everywhere', 'an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all'],
    ['PIN_PEPPER', 'short', 'a secret text of at least 16 characters'],
  ])('with a wrong %s (%s) is reported in one line', (name, value, expected) => {
    const line = new ConfigError(`${name} must be ${expected}`);
    expect(() => readHostEnv({ [name]: value }, 5173)).toThrow(line);
  });

  test.each([
    ['SMTP_URL', 'smtp://office:pa#ss@127.0.0.1:2599'],
    ['SMTP_URL', 'smtp://office:pa/ss@127.0.0.1:2599'],
    ['SMTP_URL', 'smtp://office:12?3@127.0.0.1'],
    ['SMTP_URL', 'smtp://office:1/2@127.0.0.1'],
    ['SMTP_URL', 'smtp://127.0.0.1:25#ours'],
    ['SMTP_URL', 'smtp://office:p@s/w@127.0.0.1:25'],
    ['SMTP_URL', 'smtp://office:p@s?w@127.0.0.1:25'],
    ['DATABASE_URL', 'postgresql://leads:a@/b@db.example/leads'],
    ['DATABASE_URL', 'postgresql://leads:pa#ss@127.0.0.1/leads'],
    ['DATABASE_URL', 'postgresql://leads:pa/ss@/leads?host=/run/postgresql'],
  ])('of %s with an unescaped character (%s) says how to write it', (name, value) => {
    expect(() => readHostEnv({ [name]: value }, 5173)).toThrow(
      new RegExp(`^${name} must be an address like [^\\n]+%23 stands for #[^\\n]+$`),
    );
  });

  test.each([
    ['SMTP_URL', 'smtps://office%40tarps.example:p%23a%2Fs%3Fs:@mail.example:465?pool=true'],
    ['DATABASE_URL', 'postgresql://leads:p%23a@db.example:5432/leads?sslmode=require'],
    ['DATABASE_URL', 'postgresql://leads@/leads?host=/run/postgresql'],
    ['DATABASE_URL', 'postgresql:///leads'],
  ])('of %s can be %s', (name, value) => {
    const { smtpUrl, databaseUrl } = readHostEnv({ [name]: value }, 5173);
    expect([smtpUrl, databaseUrl]).toContain(value);
  });

  test('of a webhook without its secret is reported in one line', () => {
    const line = 'WEBHOOK_URL needs a WEBHOOK_SECRET of at least 16 characters, which signs each call';
    const variables = { WEBHOOK_URL: 'https://hooks.example' };
    expect(() => readHostEnv(variables, 5173)).toThrow(new ConfigError(line));
  });
});

test('Git ignores the .env files of a machine, but not the example', () => {
  const files = ['.env', '.env.local', '.env.production', '.env.production.local', '.env.staging'];
  const ignored = execFileSync('git', ['check-ignore', '--no-index', ...files], { encoding: 'utf8' });
  expect(ignored.trim().split('\n')).toEqual(files);
  const example = spawnSync('git', ['check-ignore', '--no-index', '.env.example']);
  expect(example.status).toBe(1);
});

describe('this host accepts contact mail', () => {
  const REAL = {
    VITE_EMAILJS_PUBLIC_KEY: 'key',
    VITE_EMAILJS_SERVICE_ID: 's',
    VITE_EMAILJS_TEMPLATE_ID: 't',
  };
  test.each([
    ['no EmailJS account is set', {}, 'dev-public-key'],
    [
      'the site sends its mail to its own address',
      { ...REAL, VITE_SITE_URL: 'https://tarps.example', VITE_EMAILJS_ORIGIN: 'https://tarps.example' },
      'key',
    ],
    [
      'the site sends its mail to its backend',
      {
        ...REAL,
        VITE_REP_ENDPOINT: 'https://backend.example/api/script',
        VITE_EMAILJS_ORIGIN: 'https://backend.example',
      },
      'key',
    ],
    ['not when the site sends it to EmailJS', REAL, undefined],
    ['not when the site sends it elsewhere', { VITE_EMAILJS_ORIGIN: 'https://mail.example' }, undefined],
  ])('when %s', (_when, variables, publicKey) => {
    const { emailjs } = toSettings(readSiteConfig(variables), 'https://tarps.example');
    expect(emailjs?.publicKey).toBe(publicKey);
  });
});
