import { type LeadPhoto, leadPhotosAction, showPhotoAction } from '#contract/actions/photos.ts';
import { call, type RepResult } from '#src/services/rep-endpoint/transport.ts';

/** How the photos of a lead are asked for: reps and the crew have an action of their own. */
export interface AskPhotos {
  /** All of a lead, small. */
  list: (leadId: string, signal: AbortSignal) => Promise<RepResult<{ photos: LeadPhoto[] }>>;
  /** One of them in full. */
  one: (leadId: string, photoId: string, signal: AbortSignal) => Promise<RepResult<{ photo: string }>>;
}

/** @param auth the session of a rep, without which the backend shows no photo */
export const askAsRep = (auth: string): AskPhotos => ({
  list: (leadId, signal) => call(leadPhotosAction, { auth, leadId }, { signal }),
  one: (leadId, photoId, signal) => call(showPhotoAction, { auth, leadId, photoId }, { signal }),
});
