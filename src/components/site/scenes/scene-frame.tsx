import type { ReactNode } from 'react';

export interface SceneProps {
  /** What the picture shows. Without it the picture is decorative, and screen readers skip it. */
  title?: string | undefined;
  className?: string;
}

interface SceneFrameProps extends SceneProps {
  children: ReactNode;
}

/**
 * The canvas of a scene, 800 by 450 units, scaled to cover its box. Keep what matters within x 170 to 630 and
 * y 70 to 385: the rest may be cropped.
 */
export function SceneFrame({ title, className = '', children }: SceneFrameProps) {
  const drawing = (
    <svg
      aria-hidden="true"
      viewBox="0 0 800 450"
      preserveAspectRatio="xMidYMid slice"
      className={`block size-full ${className}`}
    >
      {children}
    </svg>
  );
  return title ? (
    <div role="img" aria-label={title} className="size-full">
      {drawing}
    </div>
  ) : (
    drawing
  );
}
