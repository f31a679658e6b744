/**
 * A required contact field with a value, in the query or in the draft. Service and state are never empty.
 */
const FILLED = /(ame|email|phone|address|city|zip\w*)[=":]+[^&",}]/g;
const COUNT = 7;

/**
 * Says which parts of the booking form the address or this tab's draft answers, so that they are folded from
 * the first paint. Does not parse, because the inline loader must stay small: use-folds.ts decides.
 */
export function readAnswered(): string {
  try {
    // What follows in the draft is what an earlier query has filled in.
    const texts = [location.search, `${sessionStorage.bookingDraft}`.replace(/"pre.*/, '')];
    const contact = texts.some((text) => text.split(FILLED).length > 2 * COUNT) ? 'contact' : '';
    return contact + (/(date=|apptDate":")\d/.test(`${texts}`) ? 'slot' : '');
  } catch {
    return ''; // Blocked storage.
  }
}
