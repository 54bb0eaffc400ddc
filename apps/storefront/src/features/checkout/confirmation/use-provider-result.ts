import { thirdPartyEnd, type WalletMethod } from '@vitrine/domain';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { shopClient } from '../../../shared/api/shop-client.ts';
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
  const rejected = pathTo('/checkout/error?reason=payment-refused');
  const given = useRef('');

  useEffect(() => {
    if (result === undefined || given.current === result) return;
    given.current = result;
    const give = async () => {
      const isRejected = method !== undefined && (await wasRejected({ orderId, method }, result));
      await navigate(isRejected ? rejected : confirmation, { replace: true });
    };
    void give();
  }, [confirmation, method, navigate, orderId, rejected, result]);
}

async function wasRejected(
  { orderId, method }: { readonly orderId: string; readonly method: WalletMethod },
  result: string,
): Promise<boolean> {
  const { call } = shopClient();
  const answer = await call('processPayment', { body: { method, result } });
  if (answer.ok) return !thirdPartyEnd(answer.value, location.origin).ok;
  const told = await call('checkOrderPayment', { params: { method, orderId } });
  return told.ok && told.value.paymentStatus === 'refused';
}
