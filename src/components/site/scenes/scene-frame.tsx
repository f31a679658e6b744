import type { ReactNode } from 'react';

export interface SceneProps {
  /** What the picture shows; without it the picture is decoration and screen readers pass it by. */
  title?: string | undefined;
  className?: string;
}

interface SceneFrameProps extends SceneProps {
  children: ReactNode;
}

/** The drawing surface of a scene, 800 by 450. It fills its box; what matters stays within x 170 to 630, y 70 to 385. */
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
