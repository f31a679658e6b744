import type { ReactNode } from 'react';
import { Scene } from '#src/components/site/scenes/scene.tsx';

interface SceneHeaderProps {
  eyebrow?: string;
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  /** The text of its SVG file; or only for wide screens, by its address: a phone then shows the form, and loads none. */
  scene: string | { wideOnly: string };
}

/** The top of a page with a picture of its own: lower than the Hero of the home page and the cities. */
export function SceneHeader({ eyebrow, title, children, actions, scene }: SceneHeaderProps) {
  const size = typeof scene === 'string' ? 'sm:pt-10 sm:pb-16 lg:min-h-80' : 'sm:pb-10 lg:min-h-64';
  return (
    <div className="page-header hero on-dark">
      <div className={`wrap relative z-10 pt-4 pb-6 lg:pr-[34rem] ${size}`}>
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1 className="max-w-3xl text-white lg:max-w-lg">{title}</h1>
        {children && (
          <div className="mt-4 max-w-lg text-pretty text-foam-100 text-lg lg:max-w-md">{children}</div>
        )}
        {actions && <div className="mt-7 flex flex-wrap gap-3 max-sm:*:w-full">{actions}</div>}
      </div>
      {typeof scene === 'string' ? (
        <div className="hero-scene header-scene">
          <Scene file={scene} />
        </div>
      ) : (
        <div className="hero-scene header-scene max-lg:hidden">
          <img src={scene.wideOnly} alt="" loading="lazy" className="size-full object-cover" />
        </div>
      )}
      <div className="tarp-hem relative" />
    </div>
  );
}
