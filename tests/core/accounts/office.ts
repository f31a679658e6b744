import { aBackend } from '#tests/core/backend.ts';
import { getMailedCode } from '#tests/mailed-code.ts';

/** An account request, and its email as it is stored. */
export const REQUEST = {
  email: 'New@Reps.Example',
  name: 'Noor Haddad',
  phone: '(321) 555-0133',
  pin: '2580',
};
export const REQUEST_EMAIL = 'new@reps.example';

/** A backend with a manager, where somebody asks for an account. */
export function newOffice() {
  const backend = aBackend();
  const manager = backend.signedIn({ email: 'boss@tarps.example', role: 'manager' });
  const rep = (email = REQUEST_EMAIL) => backend.store.read('rep', { email });
  return {
    backend,
    manager,
    ask: (over: Partial<typeof REQUEST> = {}) =>
      backend.call('request_user_approval', { ...REQUEST, ...over }),
    decide: (decision: string, over: Record<string, unknown> = {}) =>
      manager.call('decide_request', { email: REQUEST_EMAIL, decision, ...over }),
    requests: () => manager.call('list_requests').requests,
    login: (password = REQUEST.pin) => backend.call('auth_login', { email: REQUEST_EMAIL, password }),
    /** Sets a PIN with the code of the last mail, as the owner of its mailbox can. */
    open: (pin = REQUEST.pin) => {
      const { to, text } = backend.mail.at(-1) ?? { to: '', text: '' };
      return backend.call('reset_pin', { email: to, code: getMailedCode(text), pin });
    },
    rep,
    state: (email?: string) => rep(email)?.state,
  };
}
export type Office = ReturnType<typeof newOffice>;
