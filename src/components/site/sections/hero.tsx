import type { ReactNode } from 'react';
import { Scene } from '#src/components/site/scenes/scene.tsx';

interface HeroProps {
  eyebrow?: string;
  title: string;
  children: ReactNode;
  actions: ReactNode;
  /** Text of the scene's SVG file. */
  scene: string;
  /** A line of short facts below the actions. */
  facts?: string;
}

const sentences = (title: string) => title.replaceAll('. ', '.\n').split('\n');

export function Hero({ eyebrow, title, children, actions, scene, facts }: HeroProps) {
  return (
    <section className="hero on-dark">
      <div className="wrap hero-text">
        <div className="max-w-lg">
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h1 className="text-white">
            {sentences(title).map((sentence) => (
              <span key={sentence} className="block">
                {`${sentence} `}
              </span>
            ))}
          </h1>
          <div className="mt-4 max-w-prose text-lg text-foam-100 lg:max-w-104 xl:max-w-md xl:text-xl">
            {children}
          </div>
          <div className="mt-7 flex flex-wrap gap-3 max-sm:*:w-full">{actions}</div>
          {facts && <p className="mt-5 text-foam-300 text-sm">{facts}</p>}
        </div>
      </div>
      <div className="hero-scene">
        <Scene file={scene} />
      </div>
    </section>
  );
}
