import type { ReactNode } from 'react';
import { PhoneText } from '#src/components/ui/phone-text.tsx';
import { env } from '#src/lib/env.ts';
import { phoneLink } from '#src/lib/phone.ts';
import { HOTLINE } from '#words/company/hotline.ts';
import { FULL_SLOTS } from '#words/pages/full-slots.ts';

interface SlotNoteProps {
  isNoneFree: boolean;
  /** Whether a visit can be booked without a free slot: its time is then agreed on by phone. */
  canAgree: boolean;
  isChosenTaken: boolean;
}

function getWords({ isNoneFree, canAgree, isChosenTaken }: SlotNoteProps): string {
  if (isNoneFree) return canAgree ? FULL_SLOTS.noneButAgree : FULL_SLOTS.none;
  return isChosenTaken && canAgree ? FULL_SLOTS.chosen : FULL_SLOTS.some;
}

/** Says what to do about slots without a place. */
export default function SlotNote(props: SlotNoteProps): ReactNode {
  const { href, text } = phoneLink(env.hotline);
  return (
    <p className="mt-4 rounded-lg bg-sand-200 px-3 py-2 text-navy-950">
      {getWords(props)}{' '}
      <a href={href} className="font-semibold underline underline-offset-4">
        <PhoneText>{HOTLINE.callAnyTime(text)}</PhoneText>
      </a>
    </p>
  );
}
