import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';

/** The build's list of the packages in the bundle, with their licenses (vite.config.ts). */
const BUNDLED = 'dist/licenses.md';

const auditReport = z.object({
  metadata: z.object({
    vulnerabilities: z.object({
      info: z.number(),
      low: z.number(),
      moderate: z.number(),
      high: z.number(),
      critical: z.number(),
    }),
  }),
});

function npm(...args: string[]): string {
  const { error, stdout } = spawnSync('npm', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (error) throw error;
  return stdout;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function printPackages(title: string, names: readonly string[]): void {
  console.log(`\n${title}:`);
  for (const name of names) console.log(`  ${name}`);
}

/** The packages that ship, each as `name@version`: those in the bundle, and those of a production install. */
function listShipped(): void {
  if (existsSync(BUNDLED)) {
    const headings = readFileSync(BUNDLED, 'utf8').matchAll(/^## (\S+) - (\S+)/gm);
    const bundled = [...headings].map(([, name, version]) => `${name}@${version}`);
    printPackages(`In the visitor's browser (${BUNDLED}, of the last build)`, bundled);
  } else console.log(`\nWhich packages reach the visitor's browser, ${BUNDLED} says after npm run build.`);
  const lines = npm('ls', '--omit=dev', '--all', '--parseable', '--long').split('\n');
  // Each line is path:name@version, with a path that may contain colons too. The first one is the project.
  const installed = lines.slice(1).flatMap((line) => /:((?:@[^/:]+\/)?[^/:@]+@[^:]+)/.exec(line)?.[1] ?? []);
  printPackages('Installed for production, for the browser or the Node host', [...new Set(installed)].sort());
}

/** Prints what the registry knows against the shipped packages. Returns the exit status. */
function audit(): number {
  const answer = parseJson(npm('audit', '--omit=dev', '--json'));
  const report = z.safeParse(auditReport, answer);
  if (!report.success) {
    const told = z.safeParse(z.object({ message: z.string() }), answer);
    const reason = told.success ? told.data.message.split(' - ')[0] : 'no answer that can be read';
    console.error(`\nNothing was checked: the registry of this machine has no audit (${reason}).`);
    return 2;
  }
  const { info, low, moderate, high, critical } = report.data.metadata.vulnerabilities;
  console.log(
    `\nKnown vulnerabilities: ${critical} critical, ${high} high, ${moderate} moderate, ${low} low, ${info} info.`,
  );
  if (high + critical === 0) return 0;
  console.error('See npm audit --omit=dev for the packages and what to update.');
  return 1;
}

listShipped();
process.exitCode = audit();
