import type { CallRow } from './call-row.ts';

const CLIENT_PROFILE = '/{realm}/lvcom-client-eapi/v1/clients/profile';

/** What customers say of themselves. */
export const PROFILE_CALLS = {
  getProfile: {
    id: 'R7.175',
    service: 'account',
    method: 'GET',
    path: 'account/profile',
    twin: CLIENT_PROFILE,
    access: 'customer',
    origin: 'session',
  },
  patchProfile: {
    id: 'R7.176',
    service: 'account',
    method: 'PATCH',
    path: 'account/profile',
    twin: CLIENT_PROFILE,
    access: 'customer',
    origin: 'session',
  },
  updateFiscal: {
    id: 'R7.026',
    service: 'account',
    method: 'POST',
    path: 'update-fiscal',
    access: 'customer',
    origin: 'session',
  },
} as const satisfies Record<string, CallRow>;
