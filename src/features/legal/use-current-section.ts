import { type RefObject, useEffect, useState } from 'react';

/** The part of the screen, from its top, above which a section is the one that is read. */
const READ_AT = 0.3;

/** Returns the id of the section of `text` that is being read, or null before there was one. */
export function useCurrentSection(text: RefObject<Element | null>): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const read = entries.find(({ isIntersecting }) => isIntersecting);
        if (read) setCurrent(read.target.id);
      },
      // One line across the screen, which at most one section is on.
      { rootMargin: `-${READ_AT * 100}% 0px -${(1 - READ_AT) * 100}%` },
    );
    for (const section of text.current?.querySelectorAll('section') ?? []) observer.observe(section);
    return () => observer.disconnect();
  }, [text]);
  return current;
}
