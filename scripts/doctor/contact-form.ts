import { PLACEHOLDERS } from '#contract/config.ts';
import { type Check, done, type Outcome, open } from './check.ts';
import { isOwnMail } from './endpoint-calls.ts';
import type { Setup } from './setup.ts';

const NAMES = [
  'VITE_EMAILJS_PUBLIC_KEY',
  'VITE_EMAILJS_SERVICE_ID',
  'VITE_EMAILJS_TEMPLATE_ID',
] as const satisfies (keyof typeof PLACEHOLDERS)[];

const SEND = '/api/v1.0/email/send';

/**
 * Asks the Node host, which takes the email of the contact form itself. A request without the email's fields
 * is refused after the account was checked, so nothing is sent.
 */
async function askOwnHost({ config, ask }: Setup, origin: string): Promise<Outcome> {
  const { emailjsPublicKey: user_id, emailjsServiceId: service_id, emailjsTemplateId: template_id } = config;
  const body = JSON.stringify({ user_id, service_id, template_id });
  const asked = await ask(`${origin}${SEND}`, { body, type: 'application/json' });
  if ('fault' in asked) return open(`${origin}: ${asked.fault}. Is npm run preview running there?`);
  const { text, status } = asked.reply;
  if (text.startsWith('The template params have to be')) return done();
  if (/^The (?:public key|service ID|template ID) is/.test(text))
    return open(
      'The backend has other values of VITE_EMAILJS_… than the site. Set the same ones where npm run preview runs and where the site is built.',
    );
  return open(
    `The form sends to ${origin}, where no backend takes it (status ${status}).`,
    config.emailjsPublicKey === PLACEHOLDERS.VITE_EMAILJS_PUBLIC_KEY
      ? 'Get an account at emailjs.com and set VITE_EMAILJS_PUBLIC_KEY, VITE_EMAILJS_SERVICE_ID and VITE_EMAILJS_TEMPLATE_ID in .env. Or set VITE_EMAILJS_ORIGIN to the origin of the backend (npm run preview), which then sends these emails itself.'
      : 'Leave VITE_EMAILJS_ORIGIN unset to use EmailJS.',
  );
}

async function askEmailjs({ config, variables, ask }: Setup): Promise<Outcome> {
  const left = NAMES.filter((name) => (variables[name]?.trim() || PLACEHOLDERS[name]) === PLACEHOLDERS[name]);
  if (left.length > 0)
    return open(`Set ${left.join(' and ')} in .env: emailjs.com shows them in your account.`);
  const asked = await ask(config.emailjsOrigin);
  if ('fault' in asked)
    return open(
      `${config.emailjsOrigin}: ${asked.fault}. Is VITE_EMAILJS_ORIGIN right? For EmailJS leave it unset.`,
    );
  return done('Only a message shows whether EmailJS accepts it: send one with the form on /contact.');
}

export const contactForm: Check = {
  title: 'The contact form has a mail service that answers',
  needs: ['values'],
  run: (setup) => {
    const { config } = setup;
    return isOwnMail(config) ? askOwnHost(setup, config.emailjsOrigin || config.siteUrl) : askEmailjs(setup);
  },
};
