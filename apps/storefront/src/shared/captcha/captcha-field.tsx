import type { CaptchaBody } from '@vitrine/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { TYPED_CODE } from '../account/typed-code.ts';
import { shopClient } from '../api/shop-client.ts';
import { useLabels } from '../page/page.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import styles from './captcha-field.module.css';
import { workFor } from './captcha-work.ts';

export interface Captcha {
  /** Undefined until it has come, and where it does not come. */
  readonly shown: CaptchaBody | undefined;
  readonly isMissing: boolean;
  /** Asks for another one, with which the field begins anew. */
  readonly renew: () => void;
}

/** The captcha of a form; after every try that failed it has to be another one. */
export function useCaptcha(): Captcha {
  const turn = useRef(0);
  const [answer, setAnswer] = useState<Pick<Captcha, 'shown' | 'isMissing'>>({
    shown: undefined,
    isMissing: false,
  });
  const renew = useCallback(async () => {
    turn.current += 1;
    const own = turn.current;
    const result = await shopClient().call('getCaptcha');
    // A later picture stands in its place already.
    if (own !== turn.current) return;
    setAnswer(result.ok ? { shown: result.value, isMissing: false } : { shown: undefined, isMissing: true });
  }, []);
  useEffect(() => void renew(), [renew]);
  return { ...answer, renew: () => void renew() };
}

/** The work of the device in the place of the digits; that for another picture counts no more. */
function useWork(name: string | undefined) {
  const [work, setWork] = useState<{ readonly of: string; readonly code?: string }>();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const begin = async () => {
    if (name === undefined || work?.of === name) return;
    stop.current?.abort();
    const { signal } = (stop.current = new AbortController());
    setWork({ of: name });
    const code = await workFor(name, signal);
    if (code !== undefined && !signal.aborted) setWork({ of: name, code });
  };
  const own = work !== undefined && work.of === name ? work : undefined;
  return { isBegun: own !== undefined, code: own?.code, begin: () => void begin() };
}

/** [R7.019] Six digits of a picture to be typed; for who cannot read it the device does some work instead. */
export function CaptchaField({ captcha: { shown, isMissing, renew } }: { readonly captcha: Captcha }) {
  const t = useLabels();
  // What was typed for another picture is gone, and the field stays where the focus is.
  const [typed, setTyped] = useState<{ readonly of: string | undefined; readonly text: string }>({
    of: undefined,
    text: '',
  });
  const work = useWork(shown?.randomstr);
  const workText = work.code === undefined ? 'captcha_working' : 'captcha_worked';
  return (
    <div className={styles['captcha_digits']}>
      <div className={styles['plate']}>
        {shown !== undefined && <img src={shown.image} width={360} height={120} alt={t('captcha_picture')} />}
        <output>{isMissing && t('captcha_missing')}</output>
      </div>
      <div className={styles['choices']}>
        <Button look="text" onClick={renew}>
          {t('captcha_new')}
        </Button>
        <Button look="text" disabled={shown === undefined} onClick={work.begin}>
          {t('captcha_work')}
        </Button>
      </div>
      <output className={styles['work']}>{work.isBegun && t(workText)}</output>
      {work.code === undefined ? (
        <Field
          label={t('captcha_digits')}
          hint={t('captcha_hint')}
          name="verificationCode"
          value={typed.of === shown?.randomstr ? typed.text : ''}
          onChange={({ target }) => setTyped({ of: shown?.randomstr, text: target.value })}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          {...TYPED_CODE}
          required
        />
      ) : (
        <input type="hidden" name="verificationCode" value={work.code} />
      )}
    </div>
  );
}
