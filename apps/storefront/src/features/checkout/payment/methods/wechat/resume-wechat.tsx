import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { failureText } from '../../../../../shared/api/failure-text.ts';
import { shopClient } from '../../../../../shared/api/shop-client.ts';
import { usePage } from '../../../../../shared/page/page.tsx';
import { useCheckoutPath } from '../../../steps/use-checkout-path.ts';
import { faultText, type PlacingFault } from '../../placing.ts';
import type { ResumeProps } from '../payment-means.ts';
import { ResumeWallet } from '../wallet/resume-wallet.tsx';
import { payByBridge } from './wechat-bridge.ts';
import { WECHAT_SIDE, wechatFault } from './wechat-side.ts';

/** Pays by the bridge where WeChat has said who the shopper is; else leads to where it does. */
export function ResumeWeChat({ orderId, code, providerOrigins }: ResumeProps) {
  const { t } = usePage().labels;
  const fault = useBridge(code);
  return (
    <>
      {code === undefined && <ResumeWallet {...{ orderId, providerOrigins }} wallet={WECHAT_SIDE} />}
      {fault !== undefined && <p role="alert">{faultText(fault, t)}</p>}
    </>
  );
}

/** Gives the code to the services, once, and asks the bridge to pay; what stands in the way of it. */
function useBridge(code: string | undefined): PlacingFault | undefined {
  const { labels } = usePage();
  const navigate = useNavigate();
  const pathTo = useCheckoutPath();
  const [confirmation, payment] = [pathTo('/checkout/confirmation'), pathTo('/checkout/payment')];
  const [fault, setFault] = useState<PlacingFault>();
  const given = useRef('');

  useEffect(() => {
    if (code === undefined || given.current === code) return;
    given.current = code;
    const pay = async () => {
      const { call } = shopClient();
      const prepared = await call('payInWeChat', { body: { code } });
      if (!prepared.ok) {
        setFault({ text: failureText(prepared.failure, labels) });
        await navigate(confirmation, { replace: true });
        return;
      }
      const end = await payByBridge(prepared.value.bridge).catch((error: unknown) => wechatFault(error));
      if (end === 'cancelled') {
        const withdrawn = await call('withdrawPayment', { params: { method: 'wechat' } });
        if (!withdrawn.ok) setFault({ text: failureText(withdrawn.failure, labels) });
        await navigate(withdrawn.ok ? payment : confirmation, { replace: true });
        return;
      }
      if (end !== 'paid') setFault(end);
      await navigate(confirmation, { replace: true });
    };
    void pay();
  }, [code, confirmation, labels, navigate, payment]);

  return fault;
}
