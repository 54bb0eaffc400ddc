import { thirdPartyEnd, type WalletMethod } from '@vitrine/domain';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { shopClient } from '../../../shared/api/shop-client.ts';
import type { CheckoutErrorReason } from '../payment/error-reason.ts';
import { useCheckoutPath } from '../steps/use-checkout-path.ts';

interface WalletPayment {
  readonly orderId: string;
  /** The wallet that the order waits for; undefined where its provider has told how it ended. */
  readonly method: WalletMethod | undefined;
}

/**
 * [R7.120, R5.003] Gives the result of the wallet's page to the services, once, and leads on: to the confirmation without
 * it, or to the error page where the payment was rejected. The provider's own notice may have settled it meanwhile: then
 * the order says how.
 */
export function useProviderResult(result: string | undefined, { orderId, method }: WalletPayment): void {
  const navigate = useNavigate();
  const pathTo = useCheckoutPath();
  const confirmation = pathTo('/checkout/confirmation');
  const error = pathTo('/checkout/error');
  const given = useRef('');

  useEffect(() => {
    if (result === undefined || given.current === result) return;
    given.current = result;
    const give = async () => {
      const reason = method && (await errorOf({ orderId, method }, result));
      await navigate(reason === undefined ? confirmation : `${error}?reason=${reason}`, { replace: true });
    };
    void give();
  }, [confirmation, error, method, navigate, orderId, result]);
}

/**
 * Why the error page is shown; undefined where the confirmation is. The order is asked first: its provider may have told
 * already how the payment ended. Only the order says that nothing was charged: an answer that says nothing leaves open how
 * the payment ends.
 */
async function errorOf(
  { orderId, method }: { readonly orderId: string; readonly method: WalletMethod },
  result: string,
): Promise<CheckoutErrorReason | undefined> {
  const { call } = shopClient();
  const ask = () => call('checkOrderPayment', { params: { method, orderId } });
  const isRefused = (told: Awaited<ReturnType<typeof ask>>) =>
    told.ok && told.value.paymentStatus === 'refused';
  const before = await ask();
  if (before.ok && before.value.completeStatus) return undefined;
  if (isRefused(before)) return 'payment-refused';
  const answer = await call('processPayment', { body: { method, result } });
  if (answer.ok && thirdPartyEnd(answer.value, location.origin).ok) return undefined;
  if (isRefused(await ask())) return 'payment-refused';
  return answer.ok ? 'general' : undefined;
}
