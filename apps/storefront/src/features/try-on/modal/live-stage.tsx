import { isModelled, TRY_ON_TYPES } from '@vitrine/domain';
import type { TryOnSession } from '../session/session.ts';
import { useId, useState } from 'react';
import { Handles } from '../adjusting/handles.tsx';
import { Divider } from '../compare/divider.tsx';
import type { ComparedSide } from '../compare/half-choice.tsx';
import { FeetPlacing } from '../feet/feet-placing.tsx';
import { Controls } from '../controls/controls.tsx';
import type { ExtraControls } from '../controls/extras.tsx';
import type { Experience } from '../engine/experience.ts';
import { LensRail } from '../lens/lens-rail.tsx';
import type { TryOnKit } from '../opening/use-opening.ts';
import type { Piece } from '../pieces/piece.ts';
import { isWarmingUp, type StageState } from '../stage/stage.ts';

interface LiveStageProps {
  readonly kit: TryOnKit;
  readonly session: TryOnSession;
  readonly stage: StageState;
  readonly experience: Experience;
  readonly worn: Piece;
  readonly compared: Piece | undefined;
  readonly names: Readonly<Record<ComparedSide, string>>;
  /** Of a comparison, the one that is chosen. */
  readonly half: ComparedSide;
  readonly extras: ExtraControls;
}

/** Everything that lies on a running picture: the line between two compared pieces, and the controls. */
export function LiveStage({ kit, experience, worn, compared, names, ...rest }: LiveStageProps) {
  const { module, settings } = kit;
  const { mode, tryOnType } = rest.session;
  const { stage } = rest;
  const hasHandles = mode === 'photo' && isThing(tryOnType);
  const handlesId = useId();
  const [isAdjusting, setIsAdjusting] = useState(false);
  // The next photo begins without them.
  if (isAdjusting && !hasHandles) setIsAdjusting(false);
  const isBusy = stage.waits.some((wait) => wait !== 'model') || isWarmingUp(stage);
  return (
    <>
      {mode !== 'snapshot' && TRY_ON_TYPES[tryOnType].isPlacedByHand && (
        // Every photo, and the camera's picture, has its own places of the feet.
        <FeetPlacing key={`${mode} ${stage.photos}`} {...{ experience, mode, stage }} />
      )}
      {compared && <Divider {...names} onDivide={(share) => experience.divideAt(share)} />}
      <LensRail {...{ mode, stage, isBusy, experience }} canZoom={settings.zoom} />
      <Controls
        {...{ module, settings, isBusy, experience, compared }}
        {...rest}
        piece={worn}
        handles={
          hasHandles
            ? { id: handlesId, isOpen: isAdjusting, onToggle: () => setIsAdjusting(!isAdjusting) }
            : undefined
        }
      />
      {hasHandles && (
        <Handles key={stage.photos} id={handlesId} isOpen={isAdjusting} experience={experience} />
      )}
    </>
  );
}

/** Make-up lies on the face and cannot be moved. Shoes are moved by heel and toe. */
const isThing = (tryOnType: TryOnSession['tryOnType']): boolean =>
  isModelled(tryOnType) && !TRY_ON_TYPES[tryOnType].isPlacedByHand;
