import type { TryOnFailureCode, TryOnType } from '@vitrine/try-on';
import { useLabels } from '../../../shared/page/page.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { cameraHelpKey } from '../camera-help.ts';
import { keptFocus } from '../controls/kept-focus.ts';
import { PhotoButton } from '../controls/photo-button.tsx';
import { openingErrorKey } from '../failure-words.ts';
import { PhoneCode } from '../phone/phone-code.tsx';
import { usePhoneAddress } from '../phone/use-phone-address.ts';
import styles from './message.module.css';
import { PHOTO_INSTEAD } from './photo-instead.ts';

interface CameraRefusedProps {
  readonly tryOnType: TryOnType;
  readonly reason: TryOnFailureCode;
  /** Of the piece that is looked at. */
  readonly path: string;
  readonly onPhoto: (file: File) => void;
  readonly onRetry: () => void;
}

/** No camera: says why and where its switch is, in few words, and makes the photo the thing to do. */
export function CameraRefused({ tryOnType, reason, path, onPhoto, onRetry }: CameraRefusedProps) {
  const t = useLabels();
  const address = usePhoneAddress(path);
  const helpKey = cameraHelpKey(reason, navigator);
  return (
    <div className={styles['message']}>
      <p role="alert" className={styles['help']}>
        {t(openingErrorKey({ code: reason }))}
        {helpKey && ` ${t(helpKey)}`}
      </p>
      <p className={styles['text']}>{t(PHOTO_INSTEAD[tryOnType])}</p>
      <div className={styles['actions']}>
        <PhotoButton ref={keptFocus} onFile={onPhoto} />
        <Button look="outline" onClick={onRetry}>
          {t('tryon_camera_retry')}
        </Button>
      </div>
      {address !== undefined && (
        <div className={styles['phone']}>
          <p>{t('tryon_phone_or')}</p>
          <PhoneCode address={address} />
        </div>
      )}
    </div>
  );
}
