import type { LabelKey } from '../../../shared/i18n/labels.ts';
import { useLabels } from '../../../shared/page/page.tsx';
import type { ComparedSide } from '../compare/half-choice.tsx';
import type { Experience } from '../engine/experience.ts';
import type { EngineModule } from '../load-engine.ts';
import { controlsShown, type TryOnControl } from '../session/controls-shown.ts';
import type { TryOnSession } from '../session/session.ts';
import { cameraWayKey } from '../stage/camera-way.ts';
import type { StageState } from '../stage/stage.ts';
import type { TryOnSettings } from '../try-on-settings.ts';
import type { Piece } from '../pieces/piece.ts';
import { CameraChoice } from './camera-choice.tsx';
import { ControlButton } from './control-button.tsx';
import styles from './controls.module.css';
import { type ExtraControls, Extras } from './extras.tsx';
import { keptFocus } from './kept-focus.ts';
import { PhotoControl } from './photo-button.tsx';
import { PictureOut } from './picture-out.tsx';

interface ControlsProps {
  readonly module: EngineModule;
  readonly session: TryOnSession;
  readonly stage: StageState;
  readonly isBusy: boolean;
  readonly settings: Pick<TryOnSettings, 'upload'>;
  readonly experience: Experience;
  /** What is being worn: it names the picture. */
  readonly piece: Piece;
  /** [R4.018] What it is compared with. */
  readonly compared: Piece | undefined;
  /** Of a comparison, the one that is chosen: it is the one that is photographed. */
  readonly half: ComparedSide;
  readonly extras: ExtraControls;
  /** The buttons that move what is worn on a photo; undefined where nothing can be moved. */
  readonly handles: HandlesToggle | undefined;
}

interface HandlesToggle {
  readonly id: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** [R2.084–R2.091, R4.012] Each mode shows exactly its own set; what is under way disables what would disturb it. */
export function Controls(props: ControlsProps) {
  const { module, session, stage, isBusy, settings, experience, piece, compared, half, extras, handles } =
    props;
  const t = useLabels();
  const shown = new Set(controlsShown(session));
  const wayToCamera = cameraWayKey(stage);
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
        <PhotoControl
          ref={shown.has('close-photo') && wayToCamera === undefined ? keptFocus : undefined}
          disabled={stage.waits.includes('photo')}
          onFile={(file) => void experience.openPhoto(file)}
        />
      )}
      <WayBack {...{ shown, wayToCamera, isBusy, experience }} />
      <HandlesControl handles={handles} />
      <PictureOut
        {...{ module, experience }}
        pieces={compared ? [piece, compared] : [piece]}
        hasPicture={shown.has('picture-out') && !stage.waits.includes('photo')}
      />
      {shown.has('take-photo') && (
        <ControlButton
          ref={keptFocus}
          look="solid"
          sign="camera"
          disabled={isBusy}
          onClick={() =>
            void experience.takePhoto((picture) => URL.createObjectURL(picture), compared && half)
          }
        >
          {t('tryon_take_photo')}
        </ControlButton>
      )}
    </fieldset>
  );
}

interface WayBackProps {
  readonly shown: ReadonlySet<TryOnControl>;
  readonly wayToCamera: LabelKey | undefined;
  readonly isBusy: boolean;
  readonly experience: Experience;
}

/** [R2.089] Back to the moving picture, from a photo or from a moment of it. */
function WayBack({ shown, wayToCamera, isBusy, experience }: WayBackProps) {
  const t = useLabels();
  return (
    <>
      {shown.has('close-photo') && wayToCamera && (
        <ControlButton
          ref={keptFocus}
          sign="camera"
          aria-disabled={isBusy}
          onClick={() => !isBusy && void experience.closePhoto()}
        >
          {t(wayToCamera)}
        </ControlButton>
      )}
      {shown.has('discard-photo') && (
        <ControlButton ref={keptFocus} sign="discard" onClick={() => experience.discardPhoto()}>
          {t('tryon_discard_photo')}
        </ControlButton>
      )}
    </>
  );
}

/** Shows the buttons that move what is worn on a photo. */
function HandlesControl({ handles }: { readonly handles: HandlesToggle | undefined }) {
  const t = useLabels();
  return (
    handles && (
      <ControlButton
        sign="adjust"
        aria-expanded={handles.isOpen}
        aria-controls={handles.id}
        onClick={handles.onToggle}
      >
        {t('tryon_adjust')}
      </ControlButton>
    )
  );
}
