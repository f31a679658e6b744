import type { ReactNode } from 'react';
import { env } from '#src/lib/env.ts';
import { phoneLink } from '#src/lib/phone.ts';

interface SlotNoteProps {
  isNoneFree: boolean;
  /** Whether a visit can be booked without a free slot: its time is then agreed on by phone. */
  canAgree: boolean;
  isChosenTaken: boolean;
}

function getWords({ isNoneFree, canAgree, isChosenTaken }: SlotNoteProps): string {
  if (isNoneFree && !canAgree) return 'No time is available right now. Need another time?';
  if (isNoneFree) {
    return 'No time is available right now. Pick the one you’d like, and we’ll call you to agree on a time. Can’t wait?';
  }
  if (isChosenTaken && canAgree) {
    return 'The time you picked isn’t available. Pick another one, or send the form anyway: we’ll call you to agree on a time. Can’t wait?';
  }
  return 'Some times aren’t available. Can’t wait for the next one?';
}

/** Says what to do about slots without a place. */
export default function SlotNote(props: SlotNoteProps): ReactNode {
  const { href, text } = phoneLink(env.hotline);
  return (
    <p className="mt-4 rounded-lg bg-sand-200 px-3 py-2 text-navy-950">
      {getWords(props)}{' '}
      <a href={href} className="font-semibold underline underline-offset-4">
        Call <span className="whitespace-nowrap">{text}</span>, day or night
      </a>
    </p>
  );
}
