import { webcrypto } from 'node:crypto';
import { expect, it, onTestFinished, vi } from 'vitest';
import { newSubmissionId } from '#src/lib/submission-id.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

function expectUniqueIds() {
  const ids = Array.from({ length: 100 }, newSubmissionId);
  expect(new Set(ids).size).toBe(100);
  for (const id of ids) expect(id).toMatch(UUID);
}

it('every new submission id is a UUID of its own', expectUniqueIds);

it('submission ids are also unique on a page without a secure origin, where browsers have no randomUUID', () => {
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => webcrypto.getRandomValues(bytes),
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  expectUniqueIds();
});
