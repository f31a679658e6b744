import { TextButton } from '#src/components/rep/text-button.tsx';
import { PHOTOS } from '#src/content/rep/worklist.ts';
import type { LeaseState } from '#src/features/worklist/card/card.ts';
import { PANEL } from '#src/features/worklist/card/lead-details.tsx';
import type { AskPhotos } from './ask-photos.ts';
import { PhotoList } from './photo-list.tsx';
import { useAnswers } from './use-answers.ts';

interface LeadPhotosProps {
  leadId: string;
  leaseState: LeaseState;
  ask: AskPhotos;
  onExpired?: () => void;
}

/** The photos of a booking, once it is held. Remounted for each lead, so that none shows on another lead. */
export function LeadPhotos({ leadId, leaseState, ask, onExpired }: LeadPhotosProps) {
  const { result, reload } = useAnswers({
    key: leaseState === 'leased' ? leadId : '',
    ask: ask.list,
    onExpired,
  });
  if (leaseState === 'lost' || (result && !result.ok && result.error === 'lease_lost')) return null;
  if (!result) {
    return (
      <p role="status" className="px-5 text-sm text-slate-600">
        {PHOTOS.loading}
      </p>
    );
  }
  if (!result.ok) {
    return (
      <section className={`flex flex-wrap items-center justify-between gap-x-4 py-2! ${PANEL}`}>
        <p role="status">{PHOTOS.failed}</p>
        <TextButton onClick={reload}>{PHOTOS.retry}</TextButton>
      </section>
    );
  }
  const { photos } = result.answer;
  if (photos.length === 0) return null;
  return (
    <section className={PANEL}>
      <h3 className="flex items-baseline justify-between gap-3">
        {PHOTOS.title}
        <span className="font-sans text-sm font-normal text-slate-600 normal-case">
          {PHOTOS.count(photos.length)}
        </span>
      </h3>
      <PhotoList leadId={leadId} photos={photos} ask={ask.one} onExpired={onExpired} />
    </section>
  );
}
