import type { TryOnFailureCode, TryOnType } from '@vitrine/try-on';
import type { LabelKey } from '../../../shared/i18n/labels.ts';
import { useLabels } from '../../../shared/page/page.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { cameraHelpKey } from '../camera-help.ts';
import { PhotoButton } from '../controls/photo-button.tsx';
import { openingErrorKey } from '../failure-words.ts';
import styles from './message.module.css';

interface CameraRefusedProps {
  readonly tryOnType: TryOnType;
  readonly reason: TryOnFailureCode;
  readonly onPhoto: (file: File) => void;
  readonly onRetry: () => void;
}

/** What a photo has to show. */
const INSTEAD = {
  sunglasses: 'tryon_photo_instead',
  earrings: 'tryon_photo_instead',
  lipsticks: 'tryon_photo_instead',
  eyeshadows: 'tryon_photo_instead',
  rings: 'tryon_photo_instead_hand',
  watches: 'tryon_photo_instead_wrist',
  sneakers: 'tryon_photo_instead_feet',
} as const satisfies Record<TryOnType, LabelKey>;

/** No camera: says why and where its switch is, in few words, and makes the photo the thing to do. */
export function CameraRefused({ tryOnType, reason, onPhoto, onRetry }: CameraRefusedProps) {
  const t = useLabels();
  const helpKey = cameraHelpKey(reason, navigator);
  return (
    <div className={styles['message']}>
      <p role="alert" className={styles['help']}>
        {t(openingErrorKey({ code: reason }))}
        {helpKey && ` ${t(helpKey)}`}
      </p>
      <p className={styles['text']}>{t(INSTEAD[tryOnType])}</p>
      <div className={styles['actions']}>
        <PhotoButton look="solid" onFile={onPhoto} />
        <Button look="outline" onClick={onRetry}>
          {t('tryon_camera_retry')}
        </Button>
      </div>
    </div>
  );
}
