import type { TryOnControl, TryOnSession } from '@vitrine/try-on';
import { useLabels } from '../../../shared/page/page.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import type { Side } from '../compare/half-choice.tsx';
import type { Experience } from '../engine/experience.ts';
import type { EngineModule } from '../load-engine.ts';
import type { Stage } from '../stage/stage.ts';
import type { TryOnSettings } from '../try-on-settings.ts';
import type { Piece } from '../pieces/piece.ts';
import { CameraChoice } from './camera-choice.tsx';
import styles from './controls.module.css';
import { type ExtraControls, Extras } from './extras.tsx';
import { keptFocus } from './kept-focus.ts';
import { PhotoButton } from './photo-button.tsx';
import { PictureOut } from './picture-out.tsx';

interface ControlsProps {
  readonly module: EngineModule;
  readonly session: TryOnSession;
  readonly stage: Stage;
  readonly isBusy: boolean;
  readonly settings: Pick<TryOnSettings, 'upload'>;
  readonly experience: Experience;
  /** What is being worn: it names the picture. */
  readonly piece: Piece;
  /** [R4.018] What it is compared with. */
  readonly compared: Piece | undefined;
  /** Of a comparison, the one that is chosen: it is the one that is photographed. */
  readonly half: Side;
  readonly extras: ExtraControls;
}

/** [R2.084–R2.091, R4.012] Each mode shows exactly its own set; what is under way disables what would disturb it. */
export function Controls(props: ControlsProps) {
  const { module, session, stage, isBusy, settings, experience, piece, compared, half, extras } = props;
  const t = useLabels();
  const shown = new Set(module.controlsShown(session));
  return (
    <fieldset className={styles['controls']}>
      <legend className="visually-hidden">{t('tryon_controls')}</legend>
      {session.mode === 'live' && stage.camera && (
        <CameraChoice
          camera={stage.camera}
          disabled={isBusy}
          onChoose={(deviceId) => void experience.chooseCamera({ deviceId })}
        />
      )}
      <Extras {...{ session, extras }} hasRuler={shown.has('ruler')} />
      {settings.upload && shown.has('upload') && (
        <PhotoButton
          look="outline"
          className={styles['control']}
          disabled={stage.waits.includes('photo')}
          onFile={(file) => void experience.openPhoto(file)}
        />
      )}
      <WayBack {...{ shown, experience }} />
      <PictureOut
        {...{ module, experience }}
        pieces={compared ? [piece, compared] : [piece]}
        hasPicture={shown.has('picture-out') && !stage.waits.includes('photo')}
      />
      {shown.has('take-photo') && (
        <Button
          ref={keptFocus}
          className={styles['shutter']}
          disabled={isBusy}
          onClick={() =>
            void experience.takePhoto((picture) => URL.createObjectURL(picture), compared && half)
          }
        >
          {t('tryon_take_photo')}
        </Button>
      )}
    </fieldset>
  );
}

interface WayBackProps {
  readonly shown: ReadonlySet<TryOnControl>;
  readonly experience: Experience;
}

/** [R2.089] Back to the moving picture, from a photo or from a moment of it. */
function WayBack({ shown, experience }: WayBackProps) {
  const t = useLabels();
  return (
    <>
      {shown.has('close-photo') && (
        <Button
          ref={keptFocus}
          look="outline"
          className={styles['control']}
          onClick={() => void experience.closePhoto()}
        >
          {t('tryon_back_to_camera')}
        </Button>
      )}
      {shown.has('discard-photo') && (
        <Button
          ref={keptFocus}
          look="outline"
          className={styles['control']}
          onClick={() => experience.discardPhoto()}
        >
          {t('tryon_discard_photo')}
        </Button>
      )}
    </>
  );
}
