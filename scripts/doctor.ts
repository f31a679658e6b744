import { parseArgs } from 'node:util';
import { readEnvFiles } from '#backend/hosts/node/env-files.ts';
import { runScript, UsageError } from '#backend/hosts/node/run-script.ts';
import { readCompany } from '#build/config/company-folder.ts';
import { type Checked, countLine, runChecks, toLines } from './doctor/report.ts';
import { createSetup } from './doctor/setup.ts';
import { SITES } from './environment.ts';

const USAGE = `Usage: npm run doctor
       npm run doctor -- --send-mail   also sends a test email to VITE_CONTACT_EMAIL by SMTP_URL`;

function readOptions(): { sendsMail: boolean } {
  try {
    const { values } = parseArgs({ options: { 'send-mail': { type: 'boolean' } } });
    return { sendsMail: values['send-mail'] === true };
  } catch (fault) {
    throw new UsageError(USAGE, { cause: fault });
  }
}

await runScript(async () => {
  const { mode, folder: dataFolder } = SITES.preview;
  const { isAny, openToOthers, faults, ...files } = readEnvFiles(mode);
  const variables = { ...files.variables, ...process.env };
  const setup = createSetup({
    ...readOptions(),
    folder: '.',
    dataFolder,
    hasEnvFile: isAny,
    openToOthers,
    variables,
    faults,
    readCompany: () => readCompany('.', variables.COMPANY_FOLDER),
  });
  const all: Checked[] = [];
  for (const checking of runChecks(setup)) {
    const checked = await checking;
    all.push(checked);
    for (const line of toLines(checked)) console.log(line);
  }
  console.log(`\n${countLine(all)}`);
  process.exitCode = all.some(({ outcome }) => outcome.state === 'open') ? 1 : 0;
});
