import { thirdPartyEnd } from '@vitrine/domain';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { shopClient } from '../../../shared/api/shop-client.ts';
import { useCheckoutPath } from '../steps/use-checkout-path.ts';

/**
 * [R7.120, R5.003] Gives the result of the wallet's page to the services, once, and leads on: to the confirmation without
 * it, or to the error page where the payment was rejected. The provider's own notice may have settled it meanwhile: then
 * the order says how.
 */
export function useProviderResult(orderId: string, result: string | undefined): void {
  const navigate = useNavigate();
  const pathTo = useCheckoutPath();
  const confirmation = pathTo('/checkout/confirmation');
  const rejected = pathTo('/checkout/error?reason=payment-refused');
  const given = useRef('');

  useEffect(() => {
    if (result === undefined || given.current === result) return;
    given.current = result;
    const give = async () => {
      const { call } = shopClient();
      const answer = await call('processPayment', { body: { method: METHOD, result } });
      const isRejected = answer.ok
        ? !thirdPartyEnd(answer.value, location.origin).ok
        : await wasRefused(orderId);
      await navigate(isRejected ? rejected : confirmation, { replace: true });
    };
    void give();
  }, [confirmation, navigate, orderId, rejected, result]);
}

const METHOD = 'paypal';

async function wasRefused(orderId: string): Promise<boolean> {
  const told = await shopClient().call('checkOrderPayment', { params: { method: METHOD, orderId } });
  return told.ok && told.value.paymentStatus === 'refused';
}
