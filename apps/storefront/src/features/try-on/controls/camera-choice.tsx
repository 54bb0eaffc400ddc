import type { OpenedCamera } from '@vitrine/try-on';
import { useLabels } from '../../../shared/page/page.tsx';
import styles from './controls.module.css';

interface CameraChoiceProps {
  readonly camera: OpenedCamera;
  readonly disabled: boolean;
  readonly onChoose: (deviceId: string) => void;
}

/** Which of a desktop's cameras looks; a phone's are told apart by where they look, and are turned round. */
export function CameraChoice({ camera, disabled, onChoose }: CameraChoiceProps) {
  const t = useLabels();
  if (camera.devices.length < 2 || camera.facing !== undefined) return undefined;
  return (
    <label className={styles['camera']}>
      <span>{t('tryon_camera')}</span>
      <select value={camera.deviceId} disabled={disabled} onChange={(event) => onChoose(event.target.value)}>
        {camera.devices.map(({ deviceId, label }, index) => (
          <option key={deviceId} value={deviceId}>
            {label === '' ? t('tryon_camera_number', { number: index + 1 }) : label}
          </option>
        ))}
      </select>
    </label>
  );
}
