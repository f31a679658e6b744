import { BellRing, X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { formatEasternTime } from '#contract/dates/eastern-time.ts';
import type { Session } from '#contract/session.ts';
import { useOnReturn } from '#src/components/rep/use-on-return.ts';
import { RING } from '#src/content/rep/ring.ts';
import { paths } from '#src/content/site-map.ts';
import { closeLeadNews, type LeadNews, leadNews, unmarkLeadNews } from '#src/stored/lead-news.ts';
import { leasedLead } from '#src/stored/leased-lead.ts';
import { START_WORK } from '#src/stored/start-work.ts';
import { useStored } from '#src/stored/use-stored.ts';
import { notify } from './notification.ts';
import { playSound, unlockSound } from './sound.ts';
import { watchLeads } from './watch-leads.ts';

export interface RingProps {
  session: Session;
  /** Goes to the login, and back here. */
  onSignIn: () => void;
}

/** Rings when a homeowner has made a lead on the website: a sound, a line, the title, a notification. */
export function Ring({ session, onSignIn }: RingProps) {
  const { auth, email } = session;
  const [endedAuth, setEndedAuth] = useState('');
  const stored = useStored(leadNews);
  const news = stored?.email === email && stored.says !== 'nothing' ? stored : null;
  const navigate = useNavigate();

  const onNew = useEffectEvent((came: LeadNews) => {
    void playSound(leasedLead.getBatchId(email) === null ? 'normal' : 'soft');
    if (!document.hasFocus()) void notify(cameWords(came), openHub);
  });
  /** Not while a lead is on the card: the line is there, too. */
  const openHub = useEffectEvent(() => {
    if (leasedLead.getBatchId(email) === null) navigate(paths.rep.hub);
  });
  useEffect(
    () => watchLeads({ session: { auth, email }, onNew, onExpired: () => setEndedAuth(auth) }),
    [auth, email],
  );
  useEffect(unlockAtFirstTouch, []);
  useEffect(() => {
    // The service worker says so when its notification is clicked.
    const listen = ({ data }: MessageEvent) => data === 'new-leads' && openHub();
    navigator.serviceWorker?.addEventListener('message', listen);
    return () => navigator.serviceWorker?.removeEventListener('message', listen);
  }, []);
  useTitleMark(news?.isMarked ? RING.mark(countWords(news)) : '');
  useCloseInBatch(news?.batchId ?? '');

  return (
    <div
      role="status"
      className="print:hidden max-lg:fixed max-lg:inset-x-0 max-lg:top-0 max-lg:z-20 lg:absolute lg:top-0.5 lg:right-4"
    >
      {endedAuth === auth ? (
        <Line text={RING.ended} onClose={() => setEndedAuth('')}>
          <button type="button" className={ACT} onClick={onSignIn}>
            {RING.signIn}
          </button>
        </Line>
      ) : (
        news && (
          <Line
            text={news.says === 'new' ? cameWords(news) : RING.wait(countWords(news))}
            onClose={closeLeadNews}
          >
            <Link to={toBatch(news.batchId)} state={START_WORK} className={ACT} onClick={closeLeadNews}>
              {RING.open}
            </Link>
          </Line>
        )
      )}
    </div>
  );
}

const ACT = 'inline-flex min-h-11 shrink-0 items-center px-2 underline underline-offset-4';

/** In a place of its own over the bar: nothing below it moves. With large text the buttons come below the words. */
const Line = ({ text, children, onClose }: { text: string; children: ReactNode; onClose: () => void }) => (
  <div className="flex min-h-12 flex-wrap items-center bg-amber-100 pl-4 leading-snug font-semibold text-navy-950 lg:min-h-11 lg:rounded-lg">
    <div className="flex min-w-0 flex-1 basis-44 items-center">
      <BellRing aria-hidden="true" className="mr-2.5 size-5 shrink-0" />
      <p className="min-w-0">{text}</p>
    </div>
    <div className="ml-auto flex shrink-0 items-center">
      {children}
      <button
        type="button"
        aria-label={RING.close}
        onClick={onClose}
        className="flex size-11 shrink-0 items-center justify-center"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  </div>
);

const toBatch = (batchId: string) => `${paths.rep.worklist}?${new URLSearchParams({ batch: batchId })}`;

const countWords = ({ count, more }: LeadNews) => `${count}${more ? '+' : ''}`;

const cameWords = (news: LeadNews) =>
  RING.came(formatEasternTime(news.newestAt, { hour: 'numeric', minute: '2-digit' }), countWords(news));

/** Browsers play a sound only in a page that was touched. */
function unlockAtFirstTouch(): () => void {
  const touched = new AbortController();
  const unlock = () => {
    touched.abort();
    void unlockSound();
  };
  for (const type of ['pointerup', 'keydown'])
    window.addEventListener(type, unlock, { capture: true, signal: touched.signal });
  return () => touched.abort();
}

/** Marks the title of the tab until the rep looks at the page. @param mark empty for none */
function useTitleMark(mark: string): void {
  // A page that is opened has a title of its own.
  const { pathname } = useLocation();
  useOnReturn(unmarkLeadNews);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (mark === '') return;
    if (document.hasFocus()) {
      unmarkLeadNews();
      return;
    }
    document.title = mark + document.title;
    return () => {
      if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length);
    };
  }, [mark, pathname]);
}

/** The rep has opened the batch another way. */
function useCloseInBatch(batchId: string): void {
  const { pathname, search } = useLocation();
  const close = useEffectEvent(() => {
    const opened = pathname === paths.rep.worklist && new URLSearchParams(search).get('batch');
    if (opened && opened === batchId) closeLeadNews();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the rep opens it, not when a lead comes
  useEffect(() => close(), [pathname, search]);
}
