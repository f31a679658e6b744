import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isServing, sendCommand } from '#backend/hosts/node/control-socket.ts';
import { readPepper } from '#backend/hosts/node/data-folder.ts';
import { type DataReport, readDataReport } from '#backend/hosts/node/data-report.ts';
import { type HostEnv, readHostEnv } from '#backend/hosts/node/env.ts';
import { limitConcurrency } from '#backend/hosts/node/limits.ts';
import { lookIntoPostgres } from '#backend/stores/postgres/open-postgres.ts';
import { createOutbox } from '#backend/stores/postgres/outbox.ts';
import { READERS } from '#backend/stores/postgres/queries/reads.ts';
import type { Company } from '#build/config/company-folder.ts';
import { ConfigError, readSiteConfig, type SiteConfig } from '#contract/config.ts';
import { type Ask, type Asked, createAsk } from './ask.ts';
import { type Dist, openDist } from './dist.ts';

type Variables = Record<string, string | undefined>;

type CompanyState = Pick<Company, 'samples' | 'unused' | 'changedAt'>;

/** What the checks look at. */
export interface Setup {
  config: SiteConfig;
  env: HostEnv;
  /** Variables of the `.env` files and of the process. */
  variables: Variables;
  /** A line for each wrong variable; then `config` or `env` has the default values. */
  faults: readonly string[];
  hasEnvFile: boolean;
  /** `.env` files that other users of this machine can read or write. */
  openToOthers: readonly string[];
  /** Without samples while there is a fault in the owner's own content. */
  company: CompanyState & { faults: readonly string[] };
  /** Null if the site has not been built in this folder. */
  dist: Dist | null;
  /** Whether a backend has kept its data in this folder. */
  hasOwnData: boolean;
  /** The secret of the backend: PIN_PEPPER, or the one that is kept with its data. Empty if there is none. */
  pepper: string;
  /**
   * Looks into the database of DATABASE_URL, which is not changed, or asks the process that has the data; once. Null
   * if no process answers.
   */
  getData: () => Promise<DataReport | null>;
  sendsMail: boolean;
  timeoutMs: number;
  ask: Ask;
  /** Asks the published site for a path; for each path once. */
  getPublished: (path: string) => Promise<Asked>;
}

export interface SetupOptions {
  /** Holds the built site and the backend's data. */
  folder: string;
  variables: Variables;
  /** A line for each variable that cannot be read for certain. */
  faults?: readonly string[];
  hasEnvFile: boolean;
  openToOthers?: readonly string[];
  /** Throws a ConfigError for wrong content of the owner. */
  readCompany: () => CompanyState;
  /** Of the backend, in `folder`. */
  dataFolder: string;
  /** Of the built site, in `folder`. */
  dist?: string;
  /** Whether to send a test email. */
  sendsMail?: boolean;
  send?: typeof fetch;
  timeoutMs?: number;
}

/** Apps Script needs up to 8 seconds when nobody has used the backend for a while. */
const TIMEOUT_MS = 12_000;
/** Requests at a time: Google runs at most 30, for all visitors and reps together. */
const AT_A_TIME = 6;

/** Reads values, or the default ones and the lines of the ConfigError. */
function readOr<T>(read: () => T, readDefault: () => T): { value: T; faults: string[] } {
  try {
    return { value: read(), faults: [] };
  } catch (fault) {
    if (!(fault instanceof ConfigError)) throw fault;
    return { value: readDefault(), faults: fault.message.split('\n') };
  }
}

async function readData(databaseUrl: string, ownFolder: string): Promise<DataReport | null> {
  if (databaseUrl !== '')
    return lookIntoPostgres(databaseUrl, (db) =>
      readDataReport(
        {
          repsInState: (args) => READERS.repsInState(db, args),
          ownerSettings: () => READERS.ownerSettings(db, {}),
        },
        createOutbox(db),
      ),
    );
  if (!(await isServing(ownFolder))) return null;
  return (await sendCommand(ownFolder, { command: 'report' })).data ?? null;
}

export function createSetup({
  folder,
  variables,
  faults = [],
  hasEnvFile,
  openToOthers = [],
  readCompany,
  dataFolder,
  dist = 'dist',
  sendsMail = false,
  send = fetch,
  timeoutMs = TIMEOUT_MS,
}: SetupOptions): Setup {
  const site = readOr(
    () => readSiteConfig(variables),
    () => readSiteConfig({}),
  );
  const host = readOr(
    () => readHostEnv(variables, 0),
    () => readHostEnv({}, 0),
  );
  const company = readOr(readCompany, () => ({ samples: [], unused: [], changedAt: 0 }));
  const oneAtATime = limitConcurrency(AT_A_TIME);
  const askNow = createAsk(send, timeoutMs);
  const ask: Ask = (url, request) => oneAtATime(() => askNow(url, request));
  const ownFolder = join(folder, dataFolder);
  let data: Promise<DataReport | null> | undefined;
  const asked = new Map<string, Promise<Asked>>();
  return {
    ...{ variables, hasEnvFile, openToOthers, sendsMail, timeoutMs, ask },
    company: { ...company.value, faults: company.faults },
    config: site.value,
    env: host.value,
    faults: [...faults, ...site.faults, ...host.faults],
    dist: openDist(join(folder, dist)),
    hasOwnData: existsSync(join(ownFolder, 'db')),
    pepper: host.value.pinPepper || readPepper(ownFolder),
    getData: () => {
      data ??= readData(host.value.databaseUrl, ownFolder);
      return data;
    },
    getPublished: (path) => {
      const known = asked.get(path) ?? ask(`${site.value.siteUrl}${path}`);
      asked.set(path, known);
      return known;
    },
  };
}
