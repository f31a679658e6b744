import { onTestFinished } from 'vitest';
import type { SiteConfig } from '#contract/config.ts';
import { env } from '#src/lib/env.ts';

/** Overrides the site's configuration until the test ends. */
export function configured(values: Partial<SiteConfig>): void {
  const before = { ...env };
  Object.assign(env, values);
  onTestFinished(() => void Object.assign(env, before));
}
