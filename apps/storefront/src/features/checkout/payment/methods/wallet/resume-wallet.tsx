import type { WalletMethod } from '@vitrine/domain';
import type { ComponentType } from 'react';
import { useLabels } from '../../../../../shared/page/page.tsx';
import { Button } from '../../../../../shared/ui/button.tsx';
import { faultText, isBusy, READY } from '../../placing.ts';
import { useAttempt } from '../../use-attempt.ts';
import type { ResumeProps } from '../payment-means.ts';
import { leadToWallet } from './pay-by-wallet.ts';
import { useWayBack } from './use-way-back.ts';
import { type WalletSide, walletSide } from './wallet-side.ts';

/** [R7.119] The way back to a wallet like any other. */
export function resumedWallet(method: WalletMethod): ComponentType<ResumeProps> {
  const wallet = walletSide(method);
  return (props) => <ResumeWallet {...props} wallet={wallet} />;
}

/** [R7.119] Back to the provider's page, where the payment waits for the shopper. */
export function ResumeWallet({
  orderId,
  providerOrigins,
  wallet,
}: Pick<ResumeProps, 'orderId' | 'providerOrigins'> & { readonly wallet: WalletSide }) {
  const t = useLabels();
  const wayBack = useWayBack();
  const { placing, place } = useAttempt(READY);
  const lead = () =>
    leadToWallet(() => wallet.redirect(orderId, wayBack()), {
      own: location.origin,
      providers: providerOrigins,
    });
  return (
    <>
      <Button disabled={isBusy(placing)} onClick={() => void place(lead)}>
        {t('checkout_wallet_resume', { means: t(`checkout_means_${wallet.method}`) })}
      </Button>
      {placing.step === 'ready' && placing.fault && <p role="alert">{faultText(placing.fault, t)}</p>}
    </>
  );
}
