import { existsSync, readFileSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { parseEnv } from 'node:util';

type Mode = 'development' | 'production';

/** The existing `.env` files in the working folder, as the build reads them, highest priority first. */
export const getEnvFiles = (mode: Mode): string[] =>
  [`.env.${mode}.local`, `.env.${mode}`, '.env.local', '.env'].filter((file) => existsSync(file));

/** Loads the `.env` files into the environment. Variables that are already set keep their value. */
export function loadEnvFiles(mode: Mode): void {
  for (const file of getEnvFiles(mode)) loadEnvFile(file);
}

/** Returns the variables as `loadEnvFiles` would set them, without changing the environment. */
export function readVariables(mode: Mode): Record<string, string | undefined> {
  const variables: Record<string, string | undefined> = {};
  for (const file of getEnvFiles(mode).reverse())
    Object.assign(variables, parseEnv(readFileSync(file, 'utf8')));
  return { ...variables, ...process.env };
}
