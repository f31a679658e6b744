/**
 * A required contact field with a value, in the query or in the draft. Service and state are never empty.
 */
const FILLED = /(ame|email|phone|address|city|zip\w*)[=":]+[^&",}]/g;
const COUNT = 7;

const DAY = /(?:date=|Preference=|apptDate":")(\d[\d-]+)/;

/** In Palm Bay, in summer an hour late. */
const now = () => new Date(Date.now() - 18_000_000).toJSON();

/**
 * Says which parts of the booking form the address or this tab's draft answers, so that they are folded from
 * the first paint. Does not parse, because the inline loader must stay small: use-folds.ts decides.
 */
export function readAnswered(): string {
  try {
    // What follows in the draft is what an earlier query has filled in.
    const texts = [location.search, `${sessionStorage.bookingDraft}`.replace(/"pre.*/, '')];
    const contact = texts.some((text) => text.split(FILLED).length > 2 * COUNT) ? 'contact' : '';
    const day = DAY.exec(`${texts}`)?.[1] ?? '';
    return contact + (day > now() ? 'slot' : '');
  } catch {
    return ''; // Blocked storage.
  }
}
