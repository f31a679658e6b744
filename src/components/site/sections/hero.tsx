import type { ReactNode } from 'react';

interface HeroProps {
  eyebrow?: string;
  title: string;
  /** The subtitle. */
  children: ReactNode;
  actions: ReactNode;
  /** Drawn to the right on wide screens and below the text on small ones. */
  scene?: ReactNode;
}

/** Each sentence of a headline starts its own line. */
const sentences = (title: string) => title.split(/(?<=\.) /);

/** The top of a page that has a scene: home and the cities. */
export function Hero({ eyebrow, title, children, actions, scene }: HeroProps) {
  return (
    <section className="hero on-dark">
      <div className="wrap hero-text">
        <div className="max-w-lg">
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h1 className="text-white">
            {sentences(title).map((sentence) => (
              <span key={sentence} className="block">
                {sentence}{' '}
              </span>
            ))}
          </h1>
          <div className="mt-4 max-w-prose text-lg text-foam-100 lg:max-xl:max-w-104">{children}</div>
          <div className="mt-7 flex flex-wrap gap-3 max-sm:*:w-full">{actions}</div>
        </div>
      </div>
      {scene && <div className="hero-scene">{scene}</div>}
    </section>
  );
}
