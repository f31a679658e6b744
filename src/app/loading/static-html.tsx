import type { LazyComponent } from './lazy-component.ts';

interface StaticHtmlProps {
  /** Finds it again in the prerendered document. */
  id: string;
  part: LazyComponent;
}

/** A part in which only links and native elements act: made of its code, or kept as it was prerendered. */
export function StaticHtml({ id, part }: StaticHtmlProps) {
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
export function keepStaticHtml({ id, part }: StaticHtmlProps): void {
  const element = document.getElementById(id);
  if (element) part.keep(element.innerHTML);
}
