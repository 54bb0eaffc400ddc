import type { PersonalDataBody } from '@vitrine/contracts';
import { useState } from 'react';
import { IdentityProof, withProof } from '../../../shared/mylv/identity-proof.tsx';
import { shopClient } from '../../../shared/api/shop-client.ts';
import { Form } from '../../../shared/forms/form.tsx';
import { dayText } from '../../../shared/i18n/day-text.ts';
import { usePage } from '../../../shared/page/page.tsx';
import styles from './security-page.module.css';

/** What the house holds of a customer, packed for them: a mail says when it is ready, and it stands here until it ends. */
export function DataSection({ exports }: Pick<PersonalDataBody, 'exports'>) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const { country } = locale;
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <ul className={styles['list']}>
        {exports.map(({ exportId, askedAt, endsAt, url }) => (
          <li key={exportId} className={styles['row']}>
            <p>
              {t('mylv_export_of', { date: dayText({ at: askedAt, country }, locale) })}
              <span className={styles['soft']}>
                {url === undefined
                  ? t('mylv_export_waits')
                  : t('mylv_export_until', { date: dayText({ at: endsAt, country }, locale) })}
              </span>
            </p>
            {url !== undefined && (
              <a href={url} download="my-data.zip" className={styles['fetch']}>
                {t('mylv_export_fetch')}
              </a>
            )}
          </li>
        ))}
      </ul>
      {isAsked ? (
        <output>{t('mylv_export_asked')}</output>
      ) : (
        <Form
          submit={t('mylv_export_ask')}
          look="outline"
          send={(entered) => withProof(entered, () => shopClient().call('askForExport'))}
          onDone={() => setAsked(true)}
        >
          <IdentityProof />
        </Form>
      )}
    </>
  );
}
