import { existsSync, readFileSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { parseEnv } from 'node:util';

type Mode = 'development' | 'production';

/** The `.env` files of the working folder, the same ones as the build's; what an earlier one sets stays. */
const getEnvFiles = (mode: Mode): string[] =>
  [`.env.${mode}.local`, `.env.${mode}`, '.env.local', '.env'].filter((file) => existsSync(file));

/** Reads the `.env` files into the environment. What is set already stays. */
export function loadEnvFiles(mode: Mode): void {
  for (const file of getEnvFiles(mode)) loadEnvFile(file);
}

/** The variables as `loadEnvFiles` would leave them, for a program that looks before it chooses its mode. */
export function readVariables(mode: Mode): Record<string, string | undefined> {
  const variables: Record<string, string | undefined> = {};
  for (const file of getEnvFiles(mode).reverse())
    Object.assign(variables, parseEnv(readFileSync(file, 'utf8')));
  return { ...variables, ...process.env };
}
