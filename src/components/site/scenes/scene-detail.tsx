import type { ReactNode } from 'react';

interface SceneDetailProps {
  /** Id of an element of a scene on the same page. */
  of: string;
  /** The part to show, as an SVG viewBox on the scene's canvas. In a narrower box its left is cropped. */
  viewBox: string;
  /** Drawn over it. */
  children?: ReactNode;
}

/** Enlarges a part of a scene that is already on the page, and so adds next to no weight. */
export function SceneDetail({ of, viewBox, children }: SceneDetailProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={viewBox}
      preserveAspectRatio="xMaxYMid slice"
      className="block size-full"
    >
      <use href={`#${of}`} />
      {children}
    </svg>
  );
}
