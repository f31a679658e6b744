import { Copy, Share2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import {
  type DayLinks,
  endDayLinkAction,
  makeDayLinkAction,
  showDayLinksAction,
} from '#contract/actions/manager/day-links.ts';
import { crewLink, type DayLink, feedUrl } from '#contract/visits/day-link.ts';
import { ConfirmableItem } from '#src/components/rep/confirmable-item.tsx';
import { useOnReturn } from '#src/components/rep/use-on-return.ts';
import { Button, buttonClass } from '#src/components/ui/button.tsx';
import { Outcome, type OutcomeMessage } from '#src/components/ui/outcome.tsx';
import { failureWords } from '#src/content/rep/rep-failures.ts';
import { LINKS } from '#src/content/rep/visits.ts';
import { LoadFailed, Loading } from '#src/features/manage/managed-list-view.tsx';
import { useAnswer } from '#src/features/manage/use-answer.ts';
import { copyText } from '#src/lib/clipboard.ts';
import { env } from '#src/lib/env.ts';
import { call } from '#src/services/rep-endpoint/transport.ts';

interface DayLinksSectionProps {
  auth: string;
  onExpired: () => void;
}

/** The links by which the crew and the owner's phone see the visits without an account. */
export function DayLinksSection({ auth, onExpired }: DayLinksSectionProps) {
  const links = useAnswer((signal) => call(showDayLinksAction, { auth }, { signal }), onExpired);
  const { answer, setAnswer, failure, load } = links;
  useOnReturn(load);
  const [message, setMessage] = useState<OutcomeMessage | null>(null);
  const outcome = useRef<HTMLDivElement>(null);

  function say(said: OutcomeMessage) {
    setMessage(said);
    outcome.current?.focus();
  }

  async function set(link: DayLink, ending: string) {
    const failed = ending ? LINKS.notEnded : LINKS.notMade;
    const result = ending
      ? await call(endDayLinkAction, { auth, link, key: ending })
      : await call(makeDayLinkAction, { auth, link });
    if (result.ok) {
      setAnswer(result.answer);
      say({ isSuccess: true, text: ending ? LINKS[link].ended : LINKS[link].made });
    } else if (result.reason === 'expired') onExpired();
    else say({ isSuccess: false, text: failed, detail: failureWords(result) });
  }

  async function copy(address: string, words: string = LINKS.copied) {
    const isCopied = await copyText(address);
    say({ isSuccess: isCopied, text: isCopied ? words : LINKS.notCopied });
  }

  return (
    <section aria-labelledby="links" className="mt-12 print:hidden">
      <h2 id="links">{LINKS.title}</h2>
      <p className="mt-1 mb-5 max-w-3xl text-slate-700">{LINKS.lead}</p>
      <Outcome ref={outcome} message={message} />
      <LoadFailed words={LINKS.failed} failure={failure} onRetry={load} />
      <div role="status">{!answer && !failure && <Loading />}</div>
      {answer && (
        <div className="grid gap-4 lg:grid-cols-2 lg:gap-6">
          <CrewLink links={answer} onSet={set} onCopy={copy} />
          <CalendarLink links={answer} onSet={set} onCopy={copy} />
        </div>
      )}
    </section>
  );
}

interface LinkProps {
  links: DayLinks;
  /** Ends the link with this key; makes one if it is empty. */
  onSet: (link: DayLink, ending: string) => Promise<void>;
  /** @param words to say if it is copied */
  onCopy: (address: string, words?: string) => Promise<void>;
}

function CrewLink({ links, onSet, onCopy }: LinkProps) {
  const { share, openIt, message } = LINKS.crew;
  const url = links.crew && crewLink(window.location.origin, links.crew);
  return (
    <Item link="crew" linkKey={links.crew} url={url} onSet={onSet}>
      {/* Phones have it: the message to the crew is two taps away. */}
      {'share' in navigator ? (
        <Button onClick={() => send(message(env.companyName), url, onCopy)}>
          <Share2 aria-hidden="true" className="size-5" />
          {share}
        </Button>
      ) : null}
      <CopyButton link="crew" onClick={() => onCopy(url)} />
      <a href={url} target="_blank" rel="noopener" className={buttonClass('outline')}>
        {openIt}
      </a>
    </Item>
  );
}

/** Shows the apps of the device that can send the link; copies it if the browser refuses that. */
async function send(title: string, url: string, onCopy: LinkProps['onCopy']): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch (fault) {
    // The list of apps was closed without one.
    if (!(fault instanceof DOMException && fault.name === 'AbortError')) await onCopy(url);
  }
}

/** Google's page for the address of a calendar. A link that adds one at once is not supported, and often refused. */
const GOOGLE_FROM_URL = 'https://calendar.google.com/calendar/r/settings/addbyurl';

function CalendarLink({ links, onSet, onCopy }: LinkProps) {
  const { subscribe, google } = LINKS.calendar;
  const endpoint = new URL(env.repEndpoint, window.location.href).href;
  const url = links.calendar && feedUrl(endpoint, links.calendar);
  // Devices open their calendar for it, and subscribe.
  const webcal = url.replace(/^https?:/, 'webcal:');
  return (
    <Item link="calendar" linkKey={links.calendar} url={url} onSet={onSet}>
      {/* An Android phone has no program for it. */}
      {!navigator.userAgent.includes('Android') && (
        <a href={webcal} className={buttonClass('main')}>
          {subscribe}
        </a>
      )}
      <a
        href={GOOGLE_FROM_URL}
        target="_blank"
        rel="noopener noreferrer"
        onClick={() => onCopy(url, google.copied)}
        className={buttonClass('outline')}
      >
        {google.open}
      </a>
      <CopyButton link="calendar" onClick={() => onCopy(url)} />
    </Item>
  );
}

const CopyButton = ({ link, onClick }: { link: DayLink; onClick: () => void }) => (
  <Button look="outline" onClick={onClick}>
    <Copy aria-hidden="true" className="size-5" />
    {LINKS[link].copy}
  </Button>
);

interface ItemProps extends Pick<LinkProps, 'onSet'> {
  link: DayLink;
  /** Both empty while there is no link. */
  linkKey: string;
  url: string;
  /** What to do with it. */
  children: ReactNode;
}

function Item({ link, linkKey, url, onSet, children }: ItemProps) {
  const [isMaking, setMaking] = useState(false);

  async function makeIt() {
    setMaking(true);
    await onSet(link, '');
    setMaking(false);
  }

  const { title, hint, make, end, askEnd, yesEnd } = LINKS[link];
  return (
    <ConfirmableItem
      key={url}
      name={title}
      isTall
      cancel={LINKS.keep}
      choices={url ? [{ label: end, question: askEnd, yes: yesEnd, onYes: () => onSet(link, linkKey) }] : []}
      plainButton={
        url === '' && (
          <Button look="outline" disabled={isMaking} onClick={makeIt}>
            {make}
          </Button>
        )
      }
    >
      <p className="mt-1 text-slate-700">{hint}</p>
      {url && (
        <>
          <p className="mt-3 rounded-lg bg-sand-100 p-2 text-sm break-all select-all">{url}</p>
          <div className="mt-4 flex flex-wrap gap-3">{children}</div>
        </>
      )}
    </ConfirmableItem>
  );
}
