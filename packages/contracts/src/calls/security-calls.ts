import type { CallRow } from './call-row.ts';

/** For whoever the account is theirs alone; who has just shown it where it says so. */
const OWNERS = { service: 'account', access: 'customer', agents: 'never', origin: 'session' } as const;
const SIGN_IN = { rate: 'sign-in' } as const;

/** [R7.021, R7.151] What leads into an account and where it is open, for its owner. */
export const SECURITY_CALLS = {
  updateEmail: { ...OWNERS, ...SIGN_IN, id: 'R7.021', method: 'PATCH', path: 'updateEmail' },
  askMobileCode: { ...OWNERS, ...SIGN_IN, id: 'R7.021', method: 'POST', path: 'account/mobile-code' },
  changeMobile: { ...OWNERS, ...SIGN_IN, id: 'R7.021', method: 'PUT', path: 'account/mobile' },
  /** Where the customer is signed in. */
  getSessions: { ...OWNERS, id: 'R7.151', method: 'GET', path: 'account/sessions' },
  endSession: { ...OWNERS, id: 'R7.151', method: 'DELETE', path: 'account/sessions/:sessionId' },
  /** Everywhere, here as well. */
  endSessions: { ...OWNERS, id: 'R7.151', method: 'DELETE', path: 'account/sessions' },
  /** What the house holds of the customer: what was packed of it, and what stands against deleting it. */
  getPersonalData: { ...OWNERS, id: 'R7.015', method: 'GET', path: 'account/personal-data' },
  askForExport: { ...OWNERS, ...SIGN_IN, id: 'R7.015', method: 'POST', path: 'account/exports' },
  getExport: { ...OWNERS, id: 'R7.015', method: 'GET', path: 'account/exports/:exportId' },
  deleteAccount: { ...OWNERS, ...SIGN_IN, id: 'R7.015', method: 'POST', path: 'account/deletion' },
  getPasskeys: { ...OWNERS, id: 'R7.181', method: 'GET', path: 'account/passkeys' },
  wishPasskey: { ...OWNERS, ...SIGN_IN, id: 'R7.181', method: 'POST', path: 'account/passkeys/options' },
  addPasskey: { ...OWNERS, ...SIGN_IN, id: 'R7.181', method: 'POST', path: 'account/passkeys' },
  removePasskey: { ...OWNERS, id: 'R7.181', method: 'DELETE', path: 'account/passkeys/:passkeyId' },
} as const satisfies Record<string, CallRow>;
