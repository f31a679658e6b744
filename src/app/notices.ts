import { REP_NEEDS_SCRIPT } from '#src/content/rep/rep-area.ts';
import { env } from '#src/lib/env.ts';
import { phoneLink } from '#src/lib/phone.ts';
import { NOTICES } from '#words/pages/page-failures.ts';
import type { Route } from './routes.ts';

const hotline = phoneLink(env.hotline);
const callLink = `<a class="font-bold underline" href="${hotline.href}">${hotline.text}</a>`;

const NOTICE_CLASS = 'fixed inset-x-0 z-50 bg-amber-100 p-4 text-center text-navy-950';

/** Hidden in every document; the loader shows it when the app cannot be fetched. */
const loadFailedNotice = `<p id="load-failed" role="alert" hidden class="${NOTICE_CLASS} top-0">${NOTICES.notLoaded(callLink)}</p>`;

const noScript = (words: (hotline: string) => string) =>
  `<noscript><p class="${NOTICE_CLASS} bottom-0">${words(callLink)}</p></noscript>`;

/** For screen readers, while the loader holds what the visitor did. */
const pendingActionNotice = `<div role="status" class="sr-only"><p id="pending-action" hidden>${NOTICES.wait}</p></div>`;

/** Returns the notices of a document. The rep area does not work without JavaScript, nor do the forms. */
export function getNotices({ area }: Pick<Route, 'area'>, body: string): string {
  const hasForm = body.includes('<form');
  return [
    loadFailedNotice,
    ...(area === 'rep' ? [noScript(REP_NEEDS_SCRIPT)] : hasForm ? [noScript(NOTICES.formNeedsScript)] : []),
    ...(hasForm ? [pendingActionNotice] : []),
  ].join('');
}
