import { placeholdersLeft } from '#contract/config.ts';
import { SAMPLE_CONTENT, type SampleContent } from '#src/content/company/sample-content.ts';

/** Returns a line for each piece of sample content: what it is, and the file to change. */
export const listSampleContent = (samples: readonly SampleContent[] = SAMPLE_CONTENT): string[] =>
  samples.map(({ what, file }) => `${what}: sample content (${file})`);

/** Returns one warning that lists all placeholder variables and sample content, or null when none is left. */
export function describePlaceholders(
  variables: Record<string, string | undefined>,
  samples: readonly SampleContent[],
): string | null {
  const placeholders = placeholdersLeft(variables).map(
    (name) => `  ${name} holds a placeholder (.env.example)`,
  );
  const content = listSampleContent(samples).map((line) => `  ${line}`);
  const lines = [...placeholders, ...content];
  return lines.length > 0 ? ['This build is not ready for the public yet:', ...lines].join('\n') : null;
}
