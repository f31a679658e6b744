import type { Access } from './world.ts';

/** The script cache. Entries disappear on removal and on expiry. */
export class FakeCache {
  private readonly entries = new Map<string, { value: string; until: number }>();

  constructor(
    private readonly now: () => number,
    private readonly log: Access[],
  ) {}

  get(key: string): string | null {
    this.log.push('cache read');
    const entry = this.entries.get(key);
    return entry && entry.until > this.now() ? entry.value : null;
  }

  put(key: string, value: string, seconds: number): void {
    if (key.length > 250) throw new Error('Argument too large: key');
    if (value.length > 100 * 1024) throw new Error('Argument too large: value');
    if (seconds > 21_600) throw new Error('Argument too large: expirationInSeconds');
    this.log.push('cache write');
    this.entries.set(key, { value, until: this.now() + seconds * 1000 });
  }

  remove(key: string): void {
    this.log.push('cache write');
    this.entries.delete(key);
  }

  /** All that the cache holds, as one text. */
  content(): string {
    return JSON.stringify([...this.entries]);
  }

  /** Clears the cache, as the platform may at any time. */
  evict(): void {
    this.entries.clear();
  }
}

/** The script lock. `heldElsewhere` simulates another execution that holds it. */
export class FakeLock {
  heldElsewhere = false;
  /** Runs while a request waits for the lock: what others do in that time. */
  meanwhile = (): void => {};

  constructor(private readonly log: Access[]) {}

  waitLock(milliseconds: number): void {
    this.meanwhile();
    if (this.heldElsewhere) {
      throw new Error(
        `Lock timeout: another process was holding the lock for too long. (${milliseconds} ms)`,
      );
    }
    this.log.push('lock');
  }

  releaseLock(): void {
    this.log.push('release');
  }
}

export class FakeProperties {
  readonly values = new Map<string, string>();
  /** When set, every read fails with this message. */
  failure = '';

  constructor(private readonly log: Access[]) {}

  getProperties(): Record<string, string> {
    if (this.failure) throw new Error(this.failure);
    this.log.push('property read');
    return Object.fromEntries(this.values);
  }

  setProperty(key: string, value: string): this {
    if (value.length > 9 * 1024) throw new Error('Argument too large: value');
    this.values.set(key, value);
    return this;
  }
}

/** A file, as `Utilities.newBlob` makes it. */
export class FakeBlob {
  /** Empty for a file of bytes. */
  readonly text: string;
  /** From -128 to 127. */
  readonly bytes: number[];

  constructor(
    content: string | number[],
    readonly type: string,
    private readonly name: string,
  ) {
    this.text = typeof content === 'string' ? content : '';
    this.bytes = typeof content === 'string' ? [...new Int8Array(Buffer.from(content))] : content;
  }

  getName(): string {
    return this.name;
  }
}

interface FakeMail {
  to: string;
  subject: string;
  body: string;
  name: string;
  attachments?: FakeBlob[];
}

export class FakeMailApp {
  readonly sent: FakeMail[] = [];
  quota = 100;
  /** When set, the mail service fails with this message. */
  failure = '';

  constructor(private readonly log: Access[]) {}

  getRemainingDailyQuota(): number {
    return this.quota;
  }

  sendEmail(mail: FakeMail): void {
    if (this.failure) throw new Error(this.failure);
    if (this.quota < 1) throw new Error('Service invoked too many times for one day: email.');
    this.log.push('mail');
    this.quota -= 1;
    this.sent.push(mail);
  }
}

export class FakeHtmlOutput {
  /** In pixels. */
  width = 0;
  height = 0;

  constructor(readonly html: string) {}

  setWidth(width: number): this {
    this.width = width;
    return this;
  }

  setHeight(height: number): this {
    this.height = height;
    return this;
  }
}

export class FakeTextOutput {
  mimeType = 'TEXT';

  constructor(readonly content: string) {}

  setMimeType(type: string): this {
    this.mimeType = type;
    return this;
  }
}
