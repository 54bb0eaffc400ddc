import type { AuthenticityAnswer } from '@vitrine/domain';
import { useState } from 'react';
import { shopClient } from '../../shared/api/shop-client.ts';
import { Form } from '../../shared/forms/form.tsx';
import { Link } from '../../shared/navigation/link.tsx';
import { usePage } from '../../shared/page/page.tsx';
import { CardFields } from './card-fields.tsx';
import styles from './certificate-form.module.css';

/** Anybody learns of a number and its code whether they are genuine, not known, or reported; and nothing else. */
export function AuthenticityPage() {
  const { t } = usePage().labels;
  const [answer, setAnswer] = useState<AuthenticityAnswer>();
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>{t('certificates_auth_title')}</h1>
      <p className={styles['intro']}>{t('certificates_auth_text')}</p>
      <Form
        submit={t('certificates_auth_submit')}
        send={({ number = '', code = '' }) => {
          setAnswer(undefined);
          return shopClient().call('checkAuthenticity', { body: { number, code } });
        }}
        onDone={({ answer: said }) => setAnswer(said)}
      >
        <CardFields card={{ number: '', code: '' }} />
      </Form>
      <output className={styles['answer']}>
        {answer !== undefined && (
          <>
            <strong className={styles['word']} data-answer={answer}>
              {t(`certificates_auth_${answer}`)}
            </strong>
            <span>{t(`certificates_auth_says_${answer}`)}</span>
          </>
        )}
      </output>
      <p>
        <Link to="/mylv/certificates/activation" className={styles['quiet']}>
          {t('certificates_auth_own')}
        </Link>
      </p>
    </div>
  );
}
