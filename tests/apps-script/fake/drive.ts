import { randomUUID } from 'node:crypto';
import type { FakeBlob } from './services.ts';
import type { Access } from './world.ts';

export const OAUTH_TOKEN = 'token of the owner';

const FOLDER = 'application/vnd.google-apps.folder';

interface NewFile {
  name: string;
  mimeType: string;
  parents?: string[];
}

export interface FakeFile extends NewFile {
  /** From -128 to 127. */
  bytes: number[];
  isInTrash: boolean;
}

const notFound = (id: string) =>
  new Error(`API call to drive.files failed with error: File not found: ${id}.`);

/** The advanced Drive service with the scope `drive.file`: the script sees only what it has made. */
export class FakeDrive {
  private readonly all = new Map<string, FakeFile>();
  /** When set, no file can be made, for this reason. */
  failure = '';
  /** When set, no file can be deleted, for this reason. */
  refusal = '';
  /** Runs while a file is uploaded: what others do in that time. */
  meanwhile = (): void => {};

  constructor(private readonly log: Access[]) {}

  readonly Files = {
    create: (file: NewFile, content?: FakeBlob, options?: { fields: string }) => {
      this.log.push('drive create');
      if (this.failure) throw new Error(this.failure);
      for (const parent of file.parents ?? []) if (!this.all.has(parent)) throw notFound(parent);
      if (content) this.meanwhile();
      const id = `1${randomUUID().replaceAll('-', '')}`;
      this.all.set(id, { ...file, bytes: [...(content?.bytes ?? [])], isInTrash: false });
      return { id, ...(options?.fields.includes('trashed') && { trashed: this.isTrashed(id) }) };
    },
    get: (id: string) => {
      this.log.push('drive get');
      if (!this.all.has(id)) throw notFound(id);
      return { trashed: this.isTrashed(id) };
    },
    remove: (id: string) => {
      this.log.push('drive remove');
      if (this.refusal) throw new Error(this.refusal);
      if (!this.all.has(id)) throw notFound(id);
      this.delete(id);
    },
  };

  /** Ids of the files with images that are in no trash, in the order in which they were made. */
  photos(): string[] {
    return [...this.all].flatMap(([id, { mimeType }]) =>
      mimeType === FOLDER || this.isTrashed(id) ? [] : [id],
    );
  }

  folders(): string[] {
    return [...this.all].flatMap(([id, { mimeType }]) =>
      mimeType !== FOLDER || this.isTrashed(id) ? [] : [id],
    );
  }

  file(id: string): FakeFile {
    const file = this.all.get(id);
    if (!file) throw notFound(id);
    return file;
  }

  /** Moves a file or a folder to the trash, as "Remove" in Drive does. Its content stays readable. */
  trash(id: string): void {
    this.file(id).isInTrash = true;
  }

  /** Deletes a file, or a folder with all that is in it, for good. */
  delete(id: string): void {
    this.all.delete(id);
    for (const [other, { parents = [] }] of [...this.all]) if (parents.includes(id)) this.delete(other);
  }

  private isTrashed(id: string): boolean {
    const { isInTrash, parents = [] } = this.file(id);
    return isInTrash || parents.some((parent) => this.isTrashed(parent));
  }

  /** Answers a request of UrlFetchApp to the Drive API. */
  download(url: string, authorization: string | undefined): { status: number; bytes: number[] } {
    const id = /^https:\/\/www\.googleapis\.com\/drive\/v3\/files\/([\w-]+)\?alt=media$/.exec(url)?.[1];
    if (authorization !== `Bearer ${OAUTH_TOKEN}`) return { status: 401, bytes: [] };
    const file = id === undefined ? undefined : this.all.get(id);
    return file ? { status: 200, bytes: [...file.bytes] } : { status: 404, bytes: [] };
  }
}

interface FakeRequest {
  url: string;
  method?: string;
  contentType?: string;
  headers?: Record<string, string>;
  payload?: string;
  followRedirects?: boolean;
  muteHttpExceptions?: boolean;
}

/** Requests to the Drive API, and posts to the owner's webhook. */
export class FakeUrlFetchApp {
  readonly posts: FakeRequest[] = [];
  /** What the webhook answers: a status, or the error of a connection that fails. */
  webhook: (post: FakeRequest) => number | Error = () => 200;

  constructor(
    private readonly drive: FakeDrive,
    private readonly log: Access[],
  ) {}

  fetchAll(requests: FakeRequest[]) {
    return requests.map((request) => {
      const { url, headers, muteHttpExceptions } = request;
      this.log.push('fetch');
      const { status, bytes } =
        request.method === 'post' ? this.post(request) : this.drive.download(url, headers?.Authorization);
      if (status !== 200 && !muteHttpExceptions) throw new Error(`Request failed: returned code ${status}.`);
      return { getResponseCode: () => status, getContent: () => bytes };
    });
  }

  private post(request: FakeRequest) {
    this.posts.push(request);
    const answer = this.webhook(request);
    if (answer instanceof Error) throw answer;
    return { status: answer, bytes: [] };
  }
}

/** Encodes bytes from -128 to 127, with padding. */
export const base64EncodeWebSafe = (bytes: number[]): string =>
  Buffer.from(bytes).toString('base64').replaceAll('+', '-').replaceAll('/', '_');

/** Takes only padded texts. */
export function base64DecodeWebSafe(text: string): number[] {
  if (text.length % 4 !== 0 || !/^[\w-]*={0,2}$/.test(text)) throw new Error('Could not decode string.');
  return [...new Int8Array(Buffer.from(text, 'base64url'))];
}
