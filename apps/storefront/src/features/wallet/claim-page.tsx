import type { Collectible } from '@vitrine/contracts';
import { useEffect, useRef, useState } from 'react';
import { shopClient } from '../../shared/api/shop-client.ts';
import { Form } from '../../shared/forms/form.tsx';
import { Link } from '../../shared/navigation/link.tsx';
import { usePage } from '../../shared/page/page.tsx';
import { buttonClass } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import styles from './claim-page.module.css';
import { CollectibleCard } from './wallet-page.tsx';

/** [R2.054] A code makes a collectible the customer's. Opening the page claims nothing: a press does. */
export function ClaimPage({ code }: { readonly code: string }) {
  const { t } = usePage().labels;
  const [claimed, setClaimed] = useState<Collectible>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (claimed !== undefined) heading.current?.focus();
  }, [claimed]);
  if (claimed !== undefined)
    return (
      <div className={styles['page']}>
        <h1 ref={heading} tabIndex={-1} className={styles['title']}>
          {t('wallet_claim_done')}
        </h1>
        <CollectibleCard collectible={claimed} />
        <Link to="/mylv/wallet" className={buttonClass('solid')}>
          {t('wallet_see')}
        </Link>
      </div>
    );
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>{t('wallet_claim')}</h1>
      <p className={styles['intro']}>{t('wallet_claim_text')}</p>
      <Form
        submit={t('wallet_claim_submit')}
        send={({ code: typed = '' }) => shopClient().call('claimCollectible', { body: { code: typed } })}
        onDone={setClaimed}
      >
        <Field
          label={t('wallet_claim_code')}
          name="code"
          defaultValue={code}
          required
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
        />
      </Form>
      <p>
        <Link to="/mylv/wallet" className={styles['quiet']}>
          {t('wallet_see')}
        </Link>
      </p>
    </div>
  );
}
