import * as z from 'zod/mini';
import { stored, storedFlag, storedNumber, storedText } from './stored.ts';

const schema = z.object({
  /** Whose news it is: what one rep has seen, another has not. */
  email: z.string(),
  /** When the answer came that this is made of, by this device's clock, in milliseconds since 1970. */
  askedAt: storedNumber,
  /** When the newest lead came that has rung, or was there before (ISO instant); empty for none. */
  seenAt: storedText,
  /** How many leads wait for their first call. */
  count: storedNumber,
  /** There are more than `count`. */
  more: storedFlag,
  /** When the newest of them came (ISO instant), and its batch; empty for none. */
  newestAt: storedText,
  batchId: storedText,
  /** What the line on the page says: that a lead has come, only that leads wait, or nothing. */
  says: z.catch(z.enum(['new', 'waiting', 'nothing']), 'nothing'),
  /** Whether the titles of the tabs say it too: nobody has looked at the page since it rang. */
  isMarked: storedFlag,
});
export type LeadNews = z.infer<typeof schema>;

/** The new leads of the website as one tab of this browser has asked last; all tabs show them. */
export const leadNews = stored({ area: 'local', key: 'repLeadNews', schema, fallback: null });

/** The rep has looked at a page: the titles say nothing any more. */
export function unmarkLeadNews(): void {
  const news = leadNews.read();
  if (news?.isMarked) leadNews.write({ ...news, isMarked: false });
}

/** The rep has opened the batch, or closed the line: there is nothing to say until another lead comes. */
export function closeLeadNews(): void {
  const news = leadNews.read();
  if (news) leadNews.write({ ...news, says: 'nothing', isMarked: false });
}
