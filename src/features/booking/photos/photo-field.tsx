import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { PhotoInput } from '#src/components/site/photo-input.tsx';
import { mayHaveSavedPhotos } from '#src/stored/outbox/photos-mark.ts';
import { PHOTO_INPUT } from '#words/company/photo-input.ts';

/**
 * Adds photos to the booking that is being filled in. All code but the control itself loads with the first photo.
 * @param children another way to give us photos, beside the button
 */
export function PhotoField({ children }: { children: ReactNode }) {
  const input = useRef<HTMLInputElement>(null);
  const [Photos, setPhotos] = useState<ComponentType>();
  const [status, setStatus] = useState('');

  async function add(control: HTMLInputElement) {
    if (control.files?.length) setStatus(PHOTO_INPUT.adding);
    try {
      const { DraftPhotos, addFiles } = await import('./draft-photos.tsx');
      setPhotos(() => DraftPhotos);
      await addFiles(control, '', setStatus);
    } catch {
      // So that the same photos can be chosen again.
      control.value = '';
      setStatus(PHOTO_INPUT.failed);
    }
  }
  const addEarlier = useEffectEvent(() => {
    const control = input.current;
    // Chosen before the app ran, or kept from before a reload.
    if (control && (control.files?.length || mayHaveSavedPhotos())) void add(control);
  });
  useEffect(() => addEarlier(), []);

  return (
    <>
      <div className="mt-3 flex flex-wrap gap-3 max-sm:*:grow">
        <PhotoInput ref={input} onChange={add}>
          {PHOTO_INPUT.add}
        </PhotoInput>
        {children}
      </div>
      <p role="status">{status}</p>
      {Photos && <Photos />}
    </>
  );
}
