import { openAlive, sitePaths, UNKNOWN_PATH } from './support/site-pages.ts';
import { expect, test } from './support/test.ts';
import { typeSizes } from './support/type-sizes.ts';

/** 12 points, in CSS pixels. */
const TWELVE_POINTS = 16;

const SPEAKS_OF_INSURANCE = /insur|deductible|claim/i;

/** What the law wants said (F.S. 489.147(2)(a)), by words of each of its three statements. */
const STATEMENTS = [
  'consumer, are responsible for the payment of any insurance deductible',
  'with intent to injure, defraud, or deceive, pay, waive, or rebate all or part of an insurance deductible',
  'intentionally file an insurance claim containing any false, incomplete, or misleading information',
];

for (const path of sitePaths) {
  test(`${path} never speaks of insurance without the disclosure, in 12 points and half of its largest type`, async ({
    page,
    faults,
  }) => {
    if (path === UNKNOWN_PATH) faults.expect(/status of 404/);
    await openAlive(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const words = `${await page.getByRole('main').innerText()} ${await page.getByRole('contentinfo').innerText()}`;
    const isBound = SPEAKS_OF_INSURANCE.test(words);

    const { largest, passages } = await typeSizes(page, isBound ? STATEMENTS : []);
    const least = Math.max(TWELVE_POINTS, largest / 2);
    const tooSmall = passages.flatMap((size, index) =>
      size < least ? [`${size} px, at least ${least} px: ${STATEMENTS[index]}`] : [],
    );
    expect(tooSmall).toEqual([]);
  });
}

test('home, process and the booking page do speak of insurance', async ({ request }) => {
  for (const path of ['/', '/process', '/schedule/book']) {
    const [, main = ''] = (await (await request.get(path)).text()).split('<main');
    expect(main.slice(0, main.indexOf('</main>')), path).toMatch(SPEAKS_OF_INSURANCE);
  }
});
