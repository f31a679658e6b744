import { aScript } from '#tests/core/script.ts';
import { getMailedCode } from '#tests/mailed-code.ts';

/** An account request, and its email as it is stored. */
export const REQUEST = {
  email: 'New@Reps.Example',
  name: 'Noor Haddad',
  phone: '(321) 555-0133',
  pin: '2580',
};
export const REQUEST_EMAIL = 'new@reps.example';

/** A script with a manager, where somebody asks for an account. */
export function newOffice() {
  const script = aScript();
  const manager = script.signedIn({ email: 'boss@tarps.example', role: 'manager' });
  const rep = (email = REQUEST_EMAIL) => script.store.read('rep', { email });
  return {
    script,
    manager,
    ask: (over: Partial<typeof REQUEST> = {}) =>
      script.call('request_user_approval', { ...REQUEST, ...over }),
    decide: (decision: string, over: Record<string, unknown> = {}) =>
      manager.call('decide_request', { email: REQUEST_EMAIL, decision, ...over }),
    requests: () => manager.call('list_requests').requests,
    login: (password = REQUEST.pin) => script.call('auth_login', { email: REQUEST_EMAIL, password }),
    /** Sets a PIN with the code of the last mail, as the owner of its mailbox can. */
    open: (pin = REQUEST.pin) => {
      const { to, text } = script.mail.at(-1) ?? { to: '', text: '' };
      return script.call('reset_pin', { email: to, code: getMailedCode(text), pin });
    },
    rep,
    state: (email?: string) => rep(email)?.state,
  };
}
export type Office = ReturnType<typeof newOffice>;
