import type { Part } from './lazy-component.ts';

interface StillProps {
  /** Finds it again in the prerendered document. */
  id: string;
  part: Part;
}

/** A part in which only links and native elements act: made of its code, or kept as it was prerendered. */
export function Still({ id, part }: StillProps) {
  const html = part.html();
  if (html !== undefined) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is this site's own prerendered HTML, read back from the document.
    return <div id={id} dangerouslySetInnerHTML={{ __html: html }} />;
  }
  const Content = part.read();
  return (
    <div id={id}>
      <Content />
    </div>
  );
}

/** Keeps the HTML a part was prerendered to, if the document holds it. */
export function keepStill({ id, part }: StillProps): void {
  const element = document.getElementById(id);
  if (element) part.keep(element.innerHTML);
}
