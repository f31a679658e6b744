import { placeholdersLeft } from '#contract/config.ts';
import type { SampleContent } from '#src/content/company/sample-content.ts';

/** Returns one warning that lists all placeholder variables and sample content, or null when none is left. */
export function describePlaceholders(
  variables: Record<string, string | undefined>,
  samples: readonly SampleContent[],
): string | null {
  const placeholders = placeholdersLeft(variables).map(
    (name) => `  ${name} holds a placeholder (.env.example)`,
  );
  const content = samples.map(({ what, file }) => `  ${what}: sample content (${file})`);
  const lines = [...placeholders, ...content];
  return lines.length > 0 ? ['This build is not ready for the public yet:', ...lines].join('\n') : null;
}
