import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { control, fill, findControl, getValues } from '#tests/form.ts';
import { address, open } from '#tests/render.tsx';
import { stopClock } from '#tests/setup/clock.ts';

const book = (query: string) => open(`/schedule/book?${query}`);
const values = () => getValues(control('firstName').form);

describe('a hostile or broken query', () => {
  it.each([
    ['markup', 'name=%3Cscript%3Ealert(1)%3C%2Fscript%3E', '<script>alert(1)</script>'],
    ['control characters', 'name=A%00d%0Aa', 'A d a'],
    ['broken escapes', 'name=%E0%A4%A&phone=%', '\uFFFD%A'],
    ['the same name twice', 'name=Ada&name=Eve', 'Ada'],
  ])('with %s never breaks the page', async (_, query, name) => {
    await book(query);
    expect(control('firstName')).toHaveValue(name);
    expect(address()).toBe('/schedule/book');
  });

  it('of a megabyte leaves a form that can be filled in', async () => {
    await book(`name=${'A'.repeat(1_000_000)}&lastName=B`);
    expect(control('firstName').value.length).toBeLessThanOrEqual(1000);
    fill({ firstName: 'Ada' });
    expect(control('firstName')).toHaveValue('Ada');
  });

  it('of any kind opens the form', async () => {
    stopClock();
    const name = fc.constantFrom(
      'date',
      'time',
      'timePreference',
      'service',
      'serviceType',
      'name',
      'phone',
      'zipCode',
      '__proto__',
    );
    const pairs = fc.array(fc.tuple(name, fc.string({ unit: 'binary', maxLength: 40 })), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(pairs, fc.string(), async (known, noise) => {
        const query = known.map(
          ([key, value]) => `${key}=${encodeURIComponent(value.replace(/\p{Cs}/gu, ''))}`,
        );
        const { unmount } = await book(
          [...query, encodeURIComponent(noise.replace(/\p{Cs}/gu, ''))].join('&'),
        );
        expect(await findControl('firstName')).toBeVisible();
        expect(values().apptDate).toBe('');
        unmount();
      }),
      { numRuns: 10 },
    );
  });
});
