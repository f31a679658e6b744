import { CREW } from '#src/content/rep/crew.ts';
import { CrewDay } from '#src/features/crew/crew-day.tsx';
import { LeadPhotos } from '#src/features/worklist/photos/lead-photos.tsx';

export const { description } = CREW;

/** The photos' code comes with the page: on a bad network it would not come later. */
export default function CrewPage() {
  return (
    <div className="mx-auto max-w-3xl px-4 pt-4 pb-16 sm:pt-8">
      <CrewDay renderPhotos={(leadId, ask) => <LeadPhotos leadId={leadId} leaseState="leased" ask={ask} />} />
    </div>
  );
}
