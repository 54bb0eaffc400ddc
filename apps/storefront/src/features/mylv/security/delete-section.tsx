import type { PersonalDataBody } from '@vitrine/contracts';
import { useState } from 'react';
import { noteFarewell } from '../../../shared/account/farewell-note.ts';
import { leaveFor } from '../../../shared/account/enter-account.ts';
import { IdentityProof, withProof } from '../../../shared/mylv/identity-proof.tsx';
import { shopClient } from '../../../shared/api/shop-client.ts';
import { Form } from '../../../shared/forms/form.tsx';
import { Link } from '../../../shared/navigation/link.tsx';
import { localizedPath } from '../../../shared/navigation/page-path.ts';
import { usePage } from '../../../shared/page/page.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { TickBox } from '../../../shared/ui/tick-box.tsx';
import styles from './security-page.module.css';

/** Deletes the account: what goes and what stays is said before, and a piece that is with the house comes first. */
export function DeleteSection({ repairsAtHouse, ordersKeptYears }: Omit<PersonalDataBody, 'exports'>) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const [isOpen, setOpen] = useState(false);
  if (repairsAtHouse > 0)
    return (
      <p>
        {t('mylv_delete_repair')}{' '}
        <Link to="/mylv/care-service" className={styles['fetch']}>
          {t('mylv_care')}
        </Link>
      </p>
    );
  return (
    <>
      <ul className={styles['points']}>
        <li>{t('mylv_delete_goes')}</li>
        <li>{t('mylv_delete_kept', { years: ordersKeptYears })}</li>
        <li>{t('mylv_delete_order')}</li>
        <li>{t('mylv_delete_certificates')}</li>
      </ul>
      {isOpen ? (
        <Form
          submit={t('mylv_delete_submit')}
          send={(entered) =>
            withProof(entered, () => shopClient().call('deleteAccount', { body: { isSure: true } }))
          }
          onDone={() => {
            noteFarewell();
            leaveFor(localizedPath('/homepage', locale));
          }}
        >
          <IdentityProof />
          <TickBox name="isSure" required>
            {t('mylv_delete_sure')}
          </TickBox>
        </Form>
      ) : (
        <Button look="outline" onClick={() => setOpen(true)}>
          {t('mylv_delete_begin')}
        </Button>
      )}
    </>
  );
}
