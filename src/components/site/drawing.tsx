interface DrawingProps {
  /** Text of an SVG file of this project, imported with `?raw`. */
  file: string;
  className?: string;
  preserveAspectRatio?: string;
}

const SVG = /<svg\b[^>]*\sviewBox="([^"]*)"[^>]*>([\s\S]*)<\/svg>/;
const INDENTS = />\s+</g;

/**
 * Draws an SVG file as part of the page: without a request, with the first HTML, and its parts can be shown again.
 * It takes the viewBox and what is drawn; the page decides the rest. Screen readers skip it.
 */
export function Drawing({ file, className, preserveAspectRatio }: DrawingProps) {
  const [, viewBox, drawn = ''] = SVG.exec(file) ?? [];
  return (
    <svg
      aria-hidden="true"
      viewBox={viewBox}
      preserveAspectRatio={preserveAspectRatio}
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this project, no visitor's text
      dangerouslySetInnerHTML={{ __html: drawn.replace(INDENTS, '><') }}
    />
  );
}
