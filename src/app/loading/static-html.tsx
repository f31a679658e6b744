import type { LazyComponent } from './lazy-component.ts';

/** Wraps a page that is shown from its prerendered HTML. */
export const STATIC_PAGE_ID = 'static-page';

interface StaticHtmlProps {
  id: string;
  component: LazyComponent;
}

/** Renders a part with only links and native elements, either from its code or from its prerendered HTML. */
export function StaticHtml({ id, component }: StaticHtmlProps) {
  const html = component.html();
  if (html !== undefined) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is this site's own prerendered HTML, read back from the document.
    return <div id={id} dangerouslySetInnerHTML={{ __html: html }} />;
  }
  const Content = component.read();
  return (
    <div id={id}>
      <Content />
    </div>
  );
}

export function keepStaticHtml({ id, component }: StaticHtmlProps): void {
  const element = document.getElementById(id);
  if (element) component.keep(element.innerHTML);
}
