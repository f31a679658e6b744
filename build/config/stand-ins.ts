import { placeholdersLeft } from '#contract/config.ts';

/**
 * Returns one warning that lists all placeholder variables and sample content, or null when none is left.
 * @param samples a line for each piece of sample content
 */
export function describePlaceholders(
  variables: Record<string, string | undefined>,
  samples: readonly string[],
): string | null {
  const placeholders = placeholdersLeft(variables).map(
    (name) => `${name} holds a placeholder (.env.example)`,
  );
  const lines = [...placeholders, ...samples].map((line) => `  ${line}`);
  return lines.length > 0 ? ['This build is not ready for the public yet:', ...lines].join('\n') : null;
}
