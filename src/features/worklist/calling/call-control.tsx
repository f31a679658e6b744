import { Clock, Phone, PhoneOff } from 'lucide-react';
import type { Ref } from 'react';
import { buttonClass } from '#src/components/ui/button.tsx';
import { WORKLIST } from '#src/content/rep/worklist.ts';
import { KeyMark, useKeyShortcut } from '#src/features/worklist/keys/key-mark.tsx';
import type { CallPermission } from './call-permission.ts';
import { DialLink } from './dial-link.tsx';

const SIZE = 'min-h-14 leading-tight lg:min-h-12';

interface CallControlProps {
  call: CallPermission;
  link: Ref<HTMLAnchorElement>;
  /** Pressed while the lease is on its way. */
  onEarlyCall: () => void;
}

export function CallControl({ call, link, onEarlyCall }: CallControlProps) {
  const shortcut = useKeyShortcut();
  if ('reason' in call) {
    // Keeps a time and its zone on one line.
    const at = call.reason.search(/\d+:\d/);
    const [before, time] = at < 0 ? [call.reason, ''] : [call.reason.slice(0, at), call.reason.slice(at)];
    const Icon = call.tone === 'stop' ? PhoneOff : Clock;
    return (
      <button
        type="button"
        disabled
        className={buttonClass('outline', `${SIZE} px-1.5! py-0! text-sm max-xs:text-[4.5vw]!`)}
      >
        {/* Without the icon, the text takes two lines on a phone, not three. */}
        <Icon aria-hidden="true" className="size-5 shrink-0 max-sm:hidden" />
        <span className="text-balance">
          {before}
          <span className="whitespace-nowrap">{time}</span>
        </span>
      </button>
    );
  }
  const words = (
    <>
      <Phone aria-hidden="true" className="size-5" />
      <span>{WORKLIST.call}</span>
      <KeyMark of="C" />
    </>
  );
  const look = buttonClass('act', `${SIZE} px-2! text-lg`);
  // The lease is on its way: same look, but not a link yet.
  if (call.isWaiting)
    return (
      <button type="button" onClick={onEarlyCall} {...shortcut('C')} className={look}>
        {words}
      </button>
    );
  return (
    <DialLink ref={link} call={call} {...shortcut('C')} className={look}>
      {words}
    </DialLink>
  );
}
