import type { ReactNode } from 'react';
import { Scene } from '#src/components/site/scenes/scene.tsx';

interface SceneHeaderProps {
  eyebrow?: string;
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  /** Text of the scene's SVG file. */
  scene: string;
  /** On a phone without the scene, so that the form of the page is on the first screen. */
  compact?: boolean;
}

/** The top of a page with a picture of its own: lower than the Hero of the home page and the cities. */
export function SceneHeader({ eyebrow, title, children, actions, scene, compact }: SceneHeaderProps) {
  return (
    <div className="page-header hero on-dark">
      <div className="wrap relative z-10 pt-4 pb-6 sm:pt-10 sm:pb-16 lg:min-h-80 lg:pr-[34rem]">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1 className="max-w-3xl text-white lg:max-w-lg">{title}</h1>
        {children && <div className="mt-4 max-w-lg text-foam-100 text-lg">{children}</div>}
        {actions && <div className="mt-7 flex flex-wrap gap-3 max-sm:*:w-full">{actions}</div>}
      </div>
      <div className={`hero-scene header-scene ${compact ? 'max-lg:hidden' : ''}`}>
        <Scene file={scene} />
      </div>
      <div className="tarp-hem relative" />
    </div>
  );
}
