import type { CameraFacing, OpenedCamera } from '@vitrine/try-on';
import type { TryOnSession } from '../session/session.ts';
import { useLabels } from '../../../shared/page/page.tsx';
import { Sign } from '../controls/sign.tsx';
import type { Experience } from '../engine/experience.ts';
import type { StageState } from '../stage/stage.ts';
import styles from './lens-rail.module.css';
import { nextZoom } from './zoom-steps.ts';

interface LensRailProps {
  readonly mode: TryOnSession['mode'];
  readonly stage: StageState;
  readonly isBusy: boolean;
  /** [R2.094] */
  readonly canZoom: boolean;
  readonly experience: Experience;
}

/** How the picture is taken: by which of a phone's cameras, by whose light, and from how near. */
export function LensRail({ mode, stage, isBusy, canZoom, experience }: LensRailProps) {
  const t = useLabels();
  const camera = mode === 'live' ? stage.camera : undefined;
  const other = camera && otherSide(camera);
  return (
    <div className={styles['rail']}>
      {other && (
        <button
          type="button"
          aria-label={t('tryon_camera_turn')}
          disabled={isBusy}
          onClick={() => void experience.chooseCamera({ facing: other })}
        >
          <Sign>
            <path d="M4 11a8 8 0 0 1 14-4l2 2m0-5v5h-5M20 13a8 8 0 0 1-14 4l-2-2m0 5v-5h5" />
          </Sign>
        </button>
      )}
      {camera?.hasTorch === true && (
        <button
          type="button"
          aria-label={t('tryon_lamp')}
          aria-pressed={stage.isLampOn}
          onClick={() => void experience.setTorch(!stage.isLampOn)}
        >
          <Sign>
            <path d="M8 3h8v4l-2 3v11h-4V10L8 7zM8 7h8M12 13v2" />
          </Sign>
        </button>
      )}
      {canZoom && mode !== 'snapshot' && (
        <button
          type="button"
          aria-label={t('tryon_zoom', { times: stage.zoom })}
          onClick={() => void experience.zoomTo(nextZoom(stage.zoom))}
        >
          {t('tryon_zoom_times', { times: stage.zoom })}
        </button>
      )}
    </div>
  );
}

/** Where the phone's other camera looks; undefined where there is none, and on a desktop, whose cameras do not say. */
function otherSide({ facing, devices }: OpenedCamera): CameraFacing | undefined {
  if (facing === undefined || devices.length < 2) return undefined;
  return facing === 'user' ? 'environment' : 'user';
}
