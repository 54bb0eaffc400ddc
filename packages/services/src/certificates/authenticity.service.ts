import {
  accepted,
  authenticityOf,
  type AuthenticityAnswer,
  certificateState,
  readSerialNumber,
  refused,
  type Refusal,
  type Result,
} from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import { isCode } from './activation-code.ts';
import { certificateByNumber } from './certificate.store.ts';
import { forgiveUses, limitUses } from '../http/limit-uses.ts';
import { codeLimits } from './own-certificate.service.ts';

/**
 * Whether a number and its code are genuine, not known, or reported; nothing else. A wrong code, an unknown number and a piece
 * that went back to the house are the same.
 */
export async function checkAuthenticity(
  deps: Pick<ServiceDeps, 'db' | 'config' | 'clock'>,
  { number, code, network }: { readonly number: string; readonly code: string; readonly network: string },
): Promise<Result<{ answer: AuthenticityAnswer }, Refusal<'too_many_requests'>>> {
  const serialNumber = readSerialNumber(number);
  const limits = codeLimits({ network });
  const wait = await limitUses(deps, limits);
  if (wait !== undefined) return refused({ code: 'too_many_requests', retryAfterSeconds: wait });
  const row = await certificateByNumber(deps.db, serialNumber);
  if (!isCode(row?.activationHash, code) || row === undefined) return accepted({ answer: 'not_known' });
  await forgiveUses(deps, limits);
  return accepted({ answer: authenticityOf(certificateState(row, deps.clock.now())) });
}
