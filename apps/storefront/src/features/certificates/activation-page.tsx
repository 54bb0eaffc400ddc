import type { CertificateBody } from '@vitrine/contracts';
import { readSerialNumber } from '@vitrine/domain';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { CallResult } from '../../shared/api/call-failure.ts';
import { shopClient } from '../../shared/api/shop-client.ts';
import { Form } from '../../shared/forms/form.tsx';
import { useIsHydrated } from '../../shared/forms/use-is-hydrated.ts';
import { Link } from '../../shared/navigation/link.tsx';
import { usePage } from '../../shared/page/page.tsx';
import { buttonClass } from '../../shared/ui/button.tsx';
import { CardFields, type CardText } from './card-fields.tsx';
import { eventBody } from './event-body.ts';
import { PiecePlate } from './piece-plate.tsx';
import styles from './certificate-form.module.css';

/** [R2.061] Number and code make a piece the customer's; the code of a card's QR brings both behind the `#`. */
export function ActivationPage() {
  const { labels, locale } = usePage();
  const { t } = labels;
  const card = useCardOfAddress();
  const [done, setDone] = useState<CertificateBody>();
  const activate = async (
    entered: Readonly<Record<string, string>>,
  ): Promise<CallResult<CertificateBody>> => {
    const body = eventBody(
      { eventName: 'ACTIVATED', activationCode: entered['code'] ?? '' },
      locale.language,
    );
    const number = readSerialNumber(entered['number'] ?? '');
    const activated = await shopClient().call('putCertificateEvent', { params: { number }, body });
    if (activated.ok) return activated;
    // What was bought signed in stands in the buyer's name since it was delivered.
    const own = await shopClient().call('getCertificate', { params: { number } });
    return own.ok ? own : activated;
  };
  if (done !== undefined)
    return (
      <div className={styles['page']}>
        <h1 className={styles['title']}>{t('certificates_activation_done')}</h1>
        <PiecePlate sku={done.sku} number={done.serialNumber} />
        <Link to={`/mylv/certificates/${done.serialNumber}`} className={buttonClass('solid')}>
          {t('certificates_see')}
        </Link>
      </div>
    );
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>{t('certificates_activate')}</h1>
      <p className={styles['intro']}>{t('certificates_activation_text')}</p>
      <Form submit={t('certificates_activation_submit')} send={activate} onDone={setDone}>
        <CardFields key={card.number} card={card} />
      </Form>
      <p>
        <Link to="/mylv/certificates" className={styles['quiet']}>
          {t('certificates_back')}
        </Link>
      </p>
    </div>
  );
}

/** What stands behind the `#` of the address; it is taken out of the address at once. */
function useCardOfAddress(): CardText {
  const { hash } = useLocation();
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (hash !== '') history.replaceState(history.state, '', location.pathname + location.search);
  }, [hash]);
  // The server knows nothing of it.
  const said = new URLSearchParams(isHydrated ? hash.slice(1) : '');
  return { number: said.get('number') ?? '', code: said.get('code') ?? '' };
}
