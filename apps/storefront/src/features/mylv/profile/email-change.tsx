import type { ProfileBody } from '@vitrine/contracts';
import { useState } from 'react';
import { IdentityProof, withProof } from '../../../shared/mylv/identity-proof.tsx';
import { shopClient } from '../../../shared/api/shop-client.ts';
import { Form } from '../../../shared/forms/form.tsx';
import { useLabels } from '../../../shared/page/page.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import styles from './profile-page.module.css';

interface EmailChangeProps {
  readonly profile: ProfileBody;
  readonly onClose: () => void;
}

/** [R7.021, R5.019] A new address, twice, and the password; the answer is the same whether somebody else has it. */
export function EmailChange({ profile, onClose }: EmailChangeProps) {
  const t = useLabels();
  const [mailedTo, setMailedTo] = useState<string>();
  const asksPhone = !profile.login.includes('@');
  if (mailedTo !== undefined)
    return (
      <div className={styles['change']}>
        <output>{t('mylv_email_sent', { email: `\u2068${mailedTo}\u2069` })}</output>
        <Button look="text" onClick={onClose}>
          {t('mylv_contact_close')}
        </Button>
      </div>
    );
  return (
    <div className={styles['change']}>
      <p className={styles['soft']}>{t('mylv_email_text')}</p>
      <Form
        submit={t('mylv_email_submit')}
        look="outline"
        className={styles['form']}
        check={({ email = '', checkEmail = '' }) =>
          email.toLowerCase() === checkEmail.toLowerCase() ? {} : { checkEmail: 'field_differs' }
        }
        send={(entered) =>
          withProof(entered, () => {
            const { email = '', checkEmail = '', checkPhone = '' } = entered;
            return asksPhone
              ? shopClient().call('updateEmail', { body: { login: email, checkPhone, checkEmail } })
              : shopClient().call('updateEmail', { body: { email, checkEmail } });
          })
        }
        onDone={(_answer, { email = '' }) => setMailedTo(email)}
      >
        <Field
          label={t('mylv_email_new')}
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
        />
        <Field
          label={t('mylv_email_repeat')}
          name="checkEmail"
          type="email"
          autoComplete="off"
          required
          maxLength={254}
        />
        {asksPhone && (
          <Field
            label={t('mylv_email_phone')}
            name="checkPhone"
            type="tel"
            autoComplete="tel"
            required
            maxLength={40}
          />
        )}
        <IdentityProof />
      </Form>
      <Button look="text" onClick={onClose}>
        {t('mylv_contact_cancel')}
      </Button>
    </div>
  );
}
