import { type BodyPart, TRY_ON_TYPES, type TryOnType } from '@vitrine/domain';
import type { TryOnFailureCode } from '@vitrine/try-on';
import type { LabelKey } from '../../../shared/i18n/labels.ts';
import { useLabels } from '../../../shared/page/page.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { cameraHelpKey } from '../camera-help.ts';
import { keptFocus } from '../controls/kept-focus.ts';
import { PhotoButton } from '../controls/photo-button.tsx';
import { openingErrorKey } from '../failure-words.ts';
import { QrCode } from '../../../shared/ui/qr-code.tsx';
import { usePhoneAddress } from '../phone/phone-address.ts';
import styles from './message.module.css';

interface CameraRefusedProps {
  readonly tryOnType: TryOnType;
  readonly reason: TryOnFailureCode;
  /** Of the piece that is looked at. */
  readonly path: string;
  readonly onPhoto: (file: File) => void;
  readonly onRetry: () => void;
}

/** What a photo has to show. */
const PHOTO_INSTEAD = {
  face: 'tryon_photo_instead',
  hand: 'tryon_photo_instead_hand',
  wrist: 'tryon_photo_instead_wrist',
  foot: 'tryon_photo_instead_feet',
} as const satisfies Record<BodyPart, LabelKey>;

/** Says in few words why there is no camera and where its switch is, and offers a photo as the main action. */
export function CameraRefused({ tryOnType, reason, path, onPhoto, onRetry }: CameraRefusedProps) {
  const t = useLabels();
  const address = usePhoneAddress(path);
  const helpKey = cameraHelpKey(reason, navigator);
  return (
    <div className={`${styles['message']} ${styles['overStage']}`}>
      <p role="alert" className={styles['help']}>
        {t(openingErrorKey({ code: reason }))}
        {helpKey && ` ${t(helpKey)}`}
      </p>
      <p className={styles['text']}>{t(PHOTO_INSTEAD[TRY_ON_TYPES[tryOnType].bodyPart])}</p>
      <div className={styles['actions']}>
        <PhotoButton ref={keptFocus} onFile={onPhoto} />
        <Button look="outline" onClick={onRetry}>
          {t('tryon_camera_retry')}
        </Button>
      </div>
      {address !== undefined && (
        <div className={styles['phone']}>
          <p>{t('tryon_phone_or')}</p>
          <QrCode address={address} label={t('tryon_phone_code')} />
        </div>
      )}
    </div>
  );
}
