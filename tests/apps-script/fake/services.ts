import { createHash, randomUUID } from 'node:crypto';
import type { CallLog } from './call-log.ts';

/** The script cache. Entries disappear on removal, on expiry, and beyond 1,000 entries. */
export class FakeCache {
  private readonly entries = new Map<string, { value: string; until: number }>();

  constructor(
    private readonly now: () => number,
    private readonly log: CallLog,
  ) {}

  get(key: string): string | null {
    this.log.add('cache', `get ${key}`);
    const entry = this.entries.get(key);
    return entry && entry.until > this.now() ? entry.value : null;
  }

  put(key: string, value: string, seconds = 600): void {
    this.log.add('cache', `put ${key}`);
    if (key.length > 250) throw new Error('Argument too large: key');
    if (value.length > 100 * 1024) throw new Error('Argument too large: value');
    if (seconds > 21_600) throw new Error('Argument too large: expirationInSeconds');
    this.entries.set(key, { value, until: this.now() + seconds * 1000 });
    if (this.entries.size <= 1000) return;
    const soonest = [...this.entries].sort(([, one], [, other]) => one.until - other.until);
    for (const [old] of soonest.slice(0, this.entries.size - 900)) this.entries.delete(old);
  }

  remove(key: string): void {
    this.log.add('cache', `remove ${key}`);
    this.entries.delete(key);
  }

  /** Clears the cache, as the platform may at any time. */
  evict(): void {
    this.entries.clear();
  }
}

/** The script lock. `heldElsewhere` simulates another execution that holds it. */
export class FakeLock {
  heldElsewhere = false;
  private held = false;

  constructor(private readonly log: CallLog) {}

  waitLock(milliseconds: number): void {
    if (this.heldElsewhere) {
      throw new Error(
        `Lock timeout: another process was holding the lock for too long. (${milliseconds} ms)`,
      );
    }
    this.held = true;
    this.log.add('lock', 'lock');
  }

  releaseLock(): void {
    this.held = false;
    this.log.add('release', 'release');
  }

  hasLock(): boolean {
    return this.held;
  }
}

export class FakeProperties {
  readonly values = new Map<string, string>();

  getProperty(key: string): string | null {
    return this.values.get(key) ?? null;
  }

  setProperty(key: string, value: string): this {
    if (value.length > 9 * 1024) throw new Error('Argument too large: value');
    this.values.set(key, value);
    return this;
  }
}

export interface FakeMail {
  to: string;
  subject: string;
  body: string;
  name: string;
}

export class FakeMailApp {
  readonly sent: FakeMail[] = [];
  quota = 100;
  /** When set, the mail service fails with this message. */
  failure = '';

  constructor(private readonly log: CallLog) {}

  getRemainingDailyQuota(): number {
    return this.quota;
  }

  sendEmail({ to, subject, body, name }: FakeMail): void {
    if (this.failure) throw new Error(this.failure);
    if (this.quota < 1) throw new Error('Service invoked too many times for one day: email.');
    this.log.add('mail', subject);
    this.quota -= 1;
    this.sent.push({ to, subject, body, name });
  }
}

/** Digests are signed bytes, as on the platform. */
export const fakeUtilities = {
  getUuid: (): string => randomUUID(),
  computeDigest: (_algorithm: unknown, bytes: number[] | string): number[] =>
    [
      ...createHash('sha256')
        .update(typeof bytes === 'string' ? bytes : Buffer.from(bytes))
        .digest(),
    ].map((byte) => (byte > 127 ? byte - 256 : byte)),
};

export class FakeTextOutput {
  mimeType = 'TEXT';

  constructor(readonly content: string) {}

  setMimeType(type: string): this {
    this.mimeType = type;
    return this;
  }

  getContent(): string {
    return this.content;
  }
}

export const fakeContentService = {
  MimeType: { JSON: 'JSON', TEXT: 'TEXT' },
  createTextOutput: (content = '') => new FakeTextOutput(content),
};
