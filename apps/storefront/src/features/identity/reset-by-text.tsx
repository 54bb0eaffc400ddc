import { useState } from 'react';
import { shopClient } from '../../shared/api/shop-client.ts';
import { Form } from '../../shared/forms/form.tsx';
import { usePage } from '../../shared/page/page.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { CaptchaField, useCaptcha } from '../../shared/captcha/captcha-field.tsx';
import { CodeField } from '../../shared/account/code-field.tsx';
import { IdentityPage } from './identity-page.tsx';
import styles from './identity-page.module.css';

interface AskForCodeProps {
  /** What the code is for: a new password of an account, or an account that begins. */
  readonly aim: 'reset' | 'registration';
  readonly onSent: (asked: { readonly phone: string; readonly seconds: number }) => void;
  /** Back to the other way, as where this part cannot be fetched. */
  readonly onClose: () => void;
}

/** [R7.020] A number and the digits of a captcha; the answer is the same for every number. */
export function AskForCode({ aim, onSent }: AskForCodeProps) {
  const { t } = usePage().labels;
  const captcha = useCaptcha();
  return (
    <Form
      submit={t('identity_mobile_submit')}
      send={async ({ phone = '', verificationCode = '' }) => {
        const randomstr = captcha.shown?.randomstr ?? '';
        const answer = await askForCode(aim, { phone, typed: { randomstr, verificationCode } });
        if (!answer.ok) captcha.renew();
        return answer;
      }}
      onDone={({ expiresIn: seconds }, { phone = '' }) => onSent({ phone, seconds })}
    >
      <Field
        label={t('identity_mobile')}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        required
      />
      <CaptchaField captcha={captcha} />
    </Form>
  );
}

interface AskedNumber {
  readonly phone: string;
  readonly typed: { readonly randomstr: string; readonly verificationCode: string };
}

async function askForCode(aim: AskForCodeProps['aim'], { phone, typed }: AskedNumber) {
  const solved = await shopClient().call('solveCaptcha', { body: typed });
  if (!solved.ok) return solved;
  const { key } = solved.value;
  return aim === 'reset'
    ? shopClient().call('getOtpCode', { params: { phone }, query: { key } })
    : shopClient().call('askRegistrationCode', { body: { mobileNumber: phone, key } });
}

interface TypeOtpProps {
  readonly phone: string;
  /** How long the code is good. */
  readonly seconds: number;
  /** Of the page that sets the password. */
  readonly url: string;
  readonly onAgain: () => void;
}

/** [R7.016] The code of the text message, and a captcha of its own; then the link is on its way. */
export function TypeOtp({ phone, seconds, url, onAgain }: TypeOtpProps) {
  const { labels, locale } = usePage();
  const { t } = labels;
  const captcha = useCaptcha();
  const [isSent, setSent] = useState(false);
  const number = `\u2068${phone}\u2069`;
  if (isSent)
    return (
      <IdentityPage
        key="sent"
        takesFocus
        title={t('identity_mobile_sent_title')}
        text={t('identity_mobile_sent', { phone: number })}
      >
        <Unreached onAgain={onAgain} />
      </IdentityPage>
    );
  const minutes = new Intl.NumberFormat(locale.bcp47, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
  return (
    <IdentityPage
      key="type"
      takesFocus
      title={t('identity_code_title')}
      text={t('identity_mobile_if', { phone: number, minutes: minutes.format(seconds / 60) })}
    >
      <Form
        submit={t('identity_mobile_link')}
        send={async ({ otp = '', verificationCode = '' }) => {
          const randomstr = captcha.shown?.randomstr ?? '';
          const body = { mobileNumber: phone, otp, verificationCode, randomstr, url };
          const answer = await shopClient().call('resetPasswordMobile', { body });
          if (!answer.ok) captcha.renew();
          return answer;
        }}
        onDone={() => setSent(true)}
      >
        <CodeField name="otp" label={t('identity_code')} />
        <CaptchaField captcha={captcha} />
      </Form>
      <Unreached onAgain={onAgain} />
    </IdentityPage>
  );
}

function Unreached({ onAgain }: Pick<TypeOtpProps, 'onAgain'>) {
  const { t } = usePage().labels;
  return (
    <>
      <p className={styles['note']}>{t('identity_mobile_note')}</p>
      <Button look="outline" onClick={onAgain}>
        {t('identity_mobile_again')}
      </Button>
    </>
  );
}
