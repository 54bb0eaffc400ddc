import { CaptchaField, useCaptcha } from '../captcha/captcha-field.tsx';
import { loadLabels } from '../i18n/load-labels.ts';

// The import of this module waits for its labels too.
await loadLabels('captcha');

/** A captcha among the fields of a form; a new one for each key. */
export function CallbackCaptcha() {
  const captcha = useCaptcha();
  return (
    <>
      <CaptchaField captcha={captcha} />
      <input type="hidden" name="randomstr" value={captcha.shown?.randomstr ?? ''} />
    </>
  );
}
