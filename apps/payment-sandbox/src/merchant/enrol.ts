import { isChallenged } from '../cards/test-cards.ts';
import { newId, type Sandbox } from '../sandbox.ts';
import type { CardToken, StoredEnrolment } from '../store/records.ts';

export interface EnrolmentRequest {
  readonly amount: number;
  readonly currency: string;
  readonly locale: string;
  readonly returnUrl: string;
  /** Of a payment on the card page. */
  readonly reference?: string;
}

export interface EnrolmentAnswer {
  readonly transactionId: string;
  readonly enrolled: boolean;
  readonly acsUrl?: string;
  /** What the browser posts to `acsUrl`, in the field of the same name. */
  readonly payload?: string;
}

/** Whether the card's bank wants to see the shopper before this amount is paid. */
export async function enrol(
  sandbox: Sandbox,
  token: CardToken,
  { amount, currency, locale, returnUrl, reference }: EnrolmentRequest,
): Promise<EnrolmentAnswer> {
  const enrolled = isChallenged(token);
  const id = newId('txn');
  const status: StoredEnrolment['status'] = enrolled ? 'pending' : 'none';
  const asked = { tokenId: token.id, amount, currency, locale, returnUrl, reference };
  sandbox.records.enrolments.put(id, { id, ...asked, status });
  if (!enrolled) return { transactionId: id, enrolled };
  const payload = await sandbox.texts.sign('challenge', { jti: id });
  return { transactionId: id, enrolled, acsUrl: `${sandbox.config.origin}/acs/challenge`, payload };
}
