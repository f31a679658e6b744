import { withMailState } from '#backend/core/messages/messages.ts';
import { type Context, type Plan, runPlan } from '#backend/core/plan.ts';
import type { Queries, Results, StoreQuery } from '#backend/core/queries.ts';
import type { HostAlertName, Settings } from '#backend/core/settings.ts';
import { suppressMarked as planSuppressMarked } from '#backend/core/suppression/marked-leads.ts';
import type { Decision } from '#backend/core/writes.ts';
import { SheetNotSetUp } from '#backend/stores/sheets/faults.ts';
import { createSheetsStore, type SheetsStore } from '#backend/stores/sheets/store.ts';
import { PHOTO_LIMITS } from '#contract/photos/photo-limits.ts';
import { toSettings } from './company.ts';
import { createContext } from './context.ts';
import { reportFaults } from './error-log.ts';
import type { Google } from './google.ts';
import { withLock } from './lock.ts';
import { createPhotoFiles } from './photo-files.ts';
import { countHash, createPinHash, createSign } from './pin-hash.ts';
import { openSecrets } from './secrets.ts';
import { createSender, leaseOwn } from './sender.ts';
import { whyTooLarge } from './sheet-capacity.ts';

const LOCK_MS = 20_000;

const LARGEST_PHOTO_MB = (PHOTO_LIMITS.bytes + PHOTO_LIMITS.thumbnailBytes) / 1_000_000;

/** Queries that need the do-not-call list as the owner sees it. */
const ABOUT_NUMBERS: ReadonlySet<StoreQuery> = new Set([
  'number',
  'numbers',
  'lockedNumbers',
  'numbersOfFile',
  'countOfFile',
  'suppressedNumbers',
  'leadsByPhone',
  'queueHead',
  'queuePeek',
]);

/**
 * Returns the sheet's store and functions that run plans on it. The spreadsheet is opened by the first
 * query, so a request that is refused before it costs little (docs/decisions/0013).
 * @throws SheetNotSetUp before the sheet is set up
 */
export function createRunner(google: Google) {
  const secrets = openSecrets(google, Date.now());
  // How large a file is would take a call for each.
  const hasPhotoRoom = () => store().countPhotos() < secrets.photosMb / LARGEST_PHOTO_MB;
  const isOutgrown = () => whyTooLarge(google, google.SpreadsheetApp.getActiveSpreadsheet()).length > 0;
  const hostAlerts = (): HostAlertName[] => [
    ...(isOutgrown() ? ['sheetOutgrown' as const] : []),
    // Who has set the total to 0 wants no photos.
    ...(secrets.photosMb > 0 && !hasPhotoRoom() ? ['photosRefused' as const] : []),
  ];
  const settings = toSettings(() => store().settingRows(), secrets, { hasPhotoRoom, hostAlerts });
  const newId = () => google.Utilities.getUuid();
  let hashPin: ReturnType<typeof createPinHash> | null = null;
  /** Whether the request's browser has signed in to the account before. */
  let isKnownBrowser = false;
  const pinHash = (args: Queries['pinHash']): Results['pinHash'] => {
    hashPin ??= createPinHash(secrets.getPinPepper(), () =>
      countHash(google.CacheService.getScriptCache(), Date.now(), isKnownBrowser),
    );
    return hashPin(args);
  };
  let opened: SheetsStore | null = null;
  const store = (): SheetsStore => {
    opened ??= createSheetsStore({
      spreadsheet: google.SpreadsheetApp.getActiveSpreadsheet(),
      cache: google.CacheService.getScriptCache(),
      newId,
      files: createPhotoFiles(google),
    });
    return opened;
  };

  const sign = createSign(secrets.getPinPepper);
  const { sendOwn, sendWaiting } = createSender({ google, company: () => settings.company, sign }, store);

  const contextOf = (nowMs: number) =>
    createContext(nowMs, newId, {
      sign,
      signLink: createSign(() => secrets.linkKey),
    });

  /**
   * Decides without the lock first, because most requests only read. If there are writes, it takes the lock;
   * if another request has written meanwhile, it decides again on the current rows with the same ids and
   * secrets. PIN hashes are cached (pin-hash.ts), so the slow hashing happens outside the lock. Photos are
   * uploaded, and those of erased leads deleted, before the lock, too; files that end up in no row are removed.
   * What the owner has marked DO NOT CALL by hand is put on the list before anything is decided about numbers.
   */
  function decideAndWrite(nowMs: number, plan: (context: Context) => Plan<Decision>): Decision {
    const context = contextOf(nowMs);
    /** The version of the rows before the first query; undefined until then. */
    let before: string | null | undefined;
    let isAboutNumbers = false;
    const read = <K extends StoreQuery>(query: K, args: Queries[K]): Results[K] => {
      isAboutNumbers ||= ABOUT_NUMBERS.has(query);
      if (before === undefined) before = store().version();
      const result = store().read(query, args);
      isKnownBrowser ||= query === 'device' && result !== null;
      return result;
    };
    const decide = () => {
      context.rewind();
      return leaseOwn(runPlan(plan(context), { read, pinHash }), nowMs);
    };
    let decision = decide();
    if (isAboutNumbers && suppressMarked(nowMs) > 0) {
      before = undefined;
      decision = decide();
    }
    if (decision.writes.length === 0) return decision;
    try {
      store().upload(decision.writes);
      store().removeErased(decision.writes);
      return withLock(google, LOCK_MS, () => {
        const isSame = typeof before === 'string' && store().version() === before;
        // A status that the owner types now must not be lost under the one that is written.
        const isMarkedNow = store().changesStatus(decision.writes) && !store().hasSameMarks();
        if (isSame && !isMarkedNow) {
          store().write(decision.writes);
          return decision;
        }
        store().forget();
        if (isAboutNumbers) listMarked(context);
        const anew = decide();
        store().removeErased(anew.writes);
        store().write(anew.writes);
        return anew;
      });
    } finally {
      store().removeUnused();
    }
  }

  /**
   * Runs one action and sends its email. `plan` is called again when the decision is repeated.
   * @throws LockBusy, SheetNotSetUp, and what the plan throws; then nothing is written
   */
  function run(plan: (settings: Settings, context: Context) => Plan<Decision>): Decision {
    const nowMs = Date.now();
    const decide = () => decideAndWrite(nowMs, (context) => plan(settings, context));
    let decision: Decision;
    try {
      decision = decide();
    } catch (fault) {
      // The first request that needs visits adds them to a sheet of an older version.
      if (!(fault instanceof SheetNotSetUp)) throw fault;
      // If it has them by now, another request has added them.
      if (store().lacksVisits()) withLock(google, LOCK_MS, () => store().addVisits());
      store().forget();
      decision = decide();
    }
    const tried = sendOwn(decision, nowMs);
    // The rows are written: a failure from here on must not look like a failed action.
    try {
      if (opened) reportFaults(google, nowMs, opened.faults());
    } catch (fault) {
      console.error(fault);
    }
    opened?.forget();
    const waiting = tried.filter(({ state }) => state === 'waiting');
    return { ...decision, answer: withMailState(decision.answer, waiting, true) };
  }

  /**
   * Puts the numbers of leads that were given DO NOT CALL by hand on the list, in the lock. Returns how many
   * leads there were.
   */
  function listMarked(context: Context): number {
    const marked = store().unlistedMarks();
    if (marked.length === 0) return 0;
    const { writes } = runPlan(planSuppressMarked(marked.flat(), context), { read: store().read, pinHash });
    store().write(writes);
    return marked.length;
  }

  /** Like `listMarked`, outside the lock: takes it only if there is anything to write. */
  function suppressMarked(nowMs: number): number {
    if (store().unlistedMarks().length === 0) return 0;
    const listed = withLock(google, LOCK_MS, () => {
      store().forget();
      return listMarked(contextOf(nowMs));
    });
    store().forget();
    return listed;
  }

  return { store, settings, run, sendWaiting, suppressMarked };
}
