import { Drawing } from '#src/components/site/drawing.tsx';
import ceiling from './photos/ceiling.svg?raw';
import roof from './photos/roof.svg?raw';
import shingles from './photos/shingles.svg?raw';
import tarp from './photos/tarp.svg?raw';

const PHOTOS = { roof, shingles, ceiling, tarp };

interface DamagePhotoProps {
  id: keyof typeof PHOTOS;
}

/** A drawn photo of the house in home.svg. Needs that scene and the photo `roof` on the same page. */
export function DamagePhoto({ id }: DamagePhotoProps) {
  return <Drawing file={PHOTOS[id]} className="bg-foam-300" />;
}
