import { useState } from 'react';
import { CodeField } from '../../../shared/account/code-field.tsx';
import { IdentityProof, withProof } from '../../../shared/mylv/identity-proof.tsx';
import { shopClient } from '../../../shared/api/shop-client.ts';
import { Form } from '../../../shared/forms/form.tsx';
import { useLabels } from '../../../shared/page/page.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import styles from './profile-page.module.css';

interface MobileChangeProps {
  readonly onChanged: (phone: string) => void;
  readonly onClose: () => void;
}

/** [R7.021] A new number and the password, then the code that was sent there. */
export function MobileChange({ onChanged, onClose }: MobileChangeProps) {
  const t = useLabels();
  const [asked, setAsked] = useState<string>();
  return (
    <div className={styles['change']}>
      {asked === undefined ? (
        <Form
          key="number"
          submit={t('mylv_mobile_submit')}
          look="outline"
          className={styles['form']}
          send={(entered) => {
            const { mobileNumber = '' } = entered;
            return withProof(entered, () => shopClient().call('askMobileCode', { body: { mobileNumber } }));
          }}
          onDone={(_answer, { mobileNumber = '' }) => setAsked(mobileNumber)}
        >
          <Field
            label={t('mylv_mobile_new')}
            name="mobileNumber"
            type="tel"
            autoComplete="tel"
            required
            maxLength={40}
          />
          <IdentityProof />
        </Form>
      ) : (
        <>
          <output>{t('mylv_mobile_sent', { phone: `\u2066${asked}\u2069` })}</output>
          <Form
            key="code"
            submit={t('mylv_mobile_confirm')}
            look="outline"
            className={styles['form']}
            send={({ code = '' }) =>
              shopClient().call('changeMobile', { body: { mobileNumber: asked, code } })
            }
            onDone={({ phone }) => onChanged(phone)}
          >
            <CodeField name="code" label={t('mylv_mobile_code')} />
          </Form>
        </>
      )}
      <Button look="text" onClick={onClose}>
        {t('mylv_contact_cancel')}
      </Button>
    </div>
  );
}
