import type { Batch } from '#contract/actions/list-batches.ts';
import type { NextLeadAnswer } from '#contract/actions/next-lead.ts';
import type { Lead } from '#contract/lead/lead.ts';
import type { Session } from '#contract/session.ts';
import { LeadDetails } from './card/lead-details.tsx';
import { askAsRep } from './photos/ask-photos.ts';
import { LeadPhotos } from './photos/lead-photos.tsx';

interface LeadFactsProps extends Pick<NextLeadAnswer, 'history' | 'sameNumber'> {
  lead: Lead;
  batches: readonly Batch[];
  session: Session;
  onExpired: () => void;
}

/** What the card shows beside a lead: details, photos, history. For a lead that is not being called. */
export default function LeadFacts({ session, onExpired, ...facts }: LeadFactsProps) {
  const { leadId, source } = facts.lead;
  const photos = source === 'booking' && (
    <LeadPhotos
      key={leadId}
      leadId={leadId}
      leaseState="leased"
      ask={askAsRep(session.auth)}
      onExpired={onExpired}
    />
  );
  return <LeadDetails {...facts} me={session.email} photos={photos} />;
}
