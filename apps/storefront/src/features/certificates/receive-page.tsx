import type { CertificateBody, OfferedCertificateBody } from '@vitrine/contracts';
import { useState } from 'react';
import { failureText } from '../../shared/api/failure-text.ts';
import { shopClient } from '../../shared/api/shop-client.ts';
import { useIsHydrated } from '../../shared/forms/use-is-hydrated.ts';
import { useMutation } from '../../shared/forms/use-mutation.ts';
import { dayText } from '../../shared/i18n/day-text.ts';
import { Link } from '../../shared/navigation/link.tsx';
import { usePage } from '../../shared/page/page.tsx';
import { Button, buttonClass } from '../../shared/ui/button.tsx';
import styles from './certificate-form.module.css';
import { PiecePlate } from './piece-plate.tsx';

export type GoneReason = 'ended' | 'other' | 'unknown';
export type ReceivePageProps =
  | { readonly offer: OfferedCertificateBody; readonly token: string }
  | { readonly reason: GoneReason };

/** [R2.060] What a link offers to its reader, who accepts it by a press; or why it offers nothing. */
export function ReceivePage(props: ReceivePageProps) {
  return 'offer' in props ? <Offer {...props} /> : <Gone reason={props.reason} />;
}

function Offer({ offer, token }: Extract<ReceivePageProps, { readonly offer: unknown }>) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const isHydrated = useIsHydrated();
  const [accepted, setAccepted] = useState<CertificateBody>();
  const { run, isBusy, failure } = useMutation(() =>
    shopClient().call('acceptTransfer', { body: { token } }),
  );
  const accept = async () => {
    const answer = await run();
    if (answer?.ok === true) setAccepted(answer.value);
  };
  const date = dayText({ at: offer.expiresAt, country: locale.country }, locale);
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>
        {t(accepted === undefined ? 'certificates_receive_title' : 'certificates_activation_done')}
      </h1>
      <PiecePlate sku={offer.sku} number={offer.serialNumber} />
      {accepted === undefined ? (
        <>
          <p>{t('certificates_receive_text', { date })}</p>
          <p role="alert" className={styles['refusal']}>
            {failure && failureText(failure, labels)}
          </p>
          <Button disabled={isBusy || !isHydrated} aria-busy={isBusy} onClick={() => void accept()}>
            {t(isBusy ? 'please_wait' : 'certificates_accept')}
          </Button>
        </>
      ) : (
        <Link to={`/mylv/certificates/${accepted.serialNumber}`} className={buttonClass('solid')}>
          {t('certificates_see')}
        </Link>
      )}
    </div>
  );
}

function Gone({ reason }: { readonly reason: GoneReason }) {
  const { t } = usePage().labels;
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>{t('certificates_gone_title')}</h1>
      <p className={styles['intro']}>{t(`certificates_gone_${reason}`)}</p>
      <Link to="/mylv/certificates" className={buttonClass('outline')}>
        {t('certificates_back')}
      </Link>
    </div>
  );
}
