import type { Product, Sku } from '@vitrine/contracts';
import { TRY_ON_TYPES, type TryOnType } from '@vitrine/domain';
import type { StartTryOn } from '@vitrine/try-on';
import { useEffect, useReducer } from 'react';
import { AddToCart } from '../adding/add-to-cart.tsx';
import { HalfChoice } from '../compare/half-choice.tsx';
import { useComparing } from '../compare/use-comparing.ts';
import type { ExtraControls } from '../controls/extras.tsx';
import { photoFate } from '../controls/photo-fate.ts';
import { usePhotoDrop } from '../controls/use-photo-drop.ts';
import { useExperience } from '../engine/use-experience.ts';
import { useWearing } from '../engine/use-wearing.ts';
import { useExposedState } from '../exposed-state.ts';
import type { Opening, OpeningEvent } from '../opening/opening.ts';
import type { TryOnKit } from '../opening/use-opening.ts';
import { initialSession, nextSession } from '../session/session.ts';
import { INITIAL_STAGE, nextStage } from '../stage/stage.ts';
import { CameraRefused } from './camera-refused.tsx';
import styles from './experience-view.module.css';
import { LiveStage } from './live-stage.tsx';
import { LookPicture } from '../pieces/look-picture.tsx';
import { Selector } from './selector.tsx';
import { StageMessages } from './stage-messages.tsx';
import { useWornPieces } from './use-worn-pieces.ts';
import { waysToWear } from './ways-to-wear.ts';
import { WornPieces } from './worn-pieces.tsx';

interface ExperienceViewProps {
  readonly kit: TryOnKit;
  readonly start: StartTryOn;
  readonly product: Product;
  readonly sku: Sku;
  readonly tryOnType: TryOnType;
  readonly opening: Opening;
  readonly tell: (event: OpeningEvent) => void;
  readonly containerId: string;
  readonly onWorn: (skuId: string) => void;
  readonly onMeasure: () => void;
}

/**
 * [R2.083] The stage with everything around it. It is mounted as soon as the opening knows that it will be needed, so
 * that the engine warms up while the shopper reads what they are asked to agree to; camera and product come after that.
 */
export function ExperienceView(props: ExperienceViewProps) {
  const { kit, product, sku, tryOnType, opening, tell } = props;
  const { module, settings } = kit;
  const variants = product.skus.filter((variant) => variant.tryOnEnabled);
  const [session, move] = useReducer(
    nextSession,
    {
      tryOnType,
      skuId: sku.identifier,
      variants: variants.map(({ identifier, colorCode }) => ({ skuId: identifier, look: colorCode })),
    },
    initialSession,
  );
  const [stage, hear] = useReducer(nextStage, INITIAL_STAGE);
  const { experience, stageRef } = useExperience({
    module,
    start: props.start,
    tryOnType,
    listeners: { opening: tell, stage: hear, session: move },
  });

  const slots = settings.stacking[tryOnType] ?? [];
  const outfit = useWornPieces({ product, sku, tryOnType, slots, session, move });
  useWearing(experience, opening.step === 'loading', outfit.requestsFor(wristOf(opening)));
  useRevokedUrl(session.snapShotUrl);
  useExposedState({ opening, session, slots });

  const { worn, compared, names } = outfit;
  const { wear, wearLook } = waysToWear({ session, move, outfit, experience, ...props });
  const comparing = useComparing({ experience, session, move, wear });
  const extras: ExtraControls = {
    canStack: outfit.canStack,
    onStack: outfit.toggleStacking,
    canCompare: TRY_ON_TYPES[tryOnType].isComparable,
    onCompare: () => move({ type: 'compare-toggled' }),
    onMeasure: props.onMeasure,
  };
  const hasPicture = isRunning(opening);
  const openPhoto = (file: File) => {
    void experience?.openPhoto(file);
  };
  usePhotoDrop(photoFate({ step: opening.step, mode: session.mode, canUpload: settings.upload }), openPhoto);

  return (
    <div className={styles['experience']} data-step={opening.step}>
      <div className={styles['stage']} data-mode={session.mode} data-type={tryOnType}>
        <StageMessages {...{ stage, session }} step={opening.step} />
        <div className={styles['frame']}>
          {!hasPicture && <LookPicture sku={worn} alt="" className={styles['waiting']} />}
          <div ref={stageRef} id={props.containerId} className={styles['canvas']} />
          {opening.step === 'photo-choice' && (
            <CameraRefused
              tryOnType={tryOnType}
              reason={opening.reason}
              path={worn.url}
              onPhoto={openPhoto}
              onRetry={() => void experience?.openCamera()}
            />
          )}
          {opening.step === 'live' && experience && (
            <LiveStage
              {...{ kit, session, stage, experience, worn, compared, names, extras }}
              half={comparing.side}
            />
          )}
        </div>
      </div>
      <div className={styles['column']}>
        <WornPieces pieces={outfit.chosen.length > 1 ? outfit.chosen : [worn]} />
        {compared && <HalfChoice side={comparing.side} names={names} onSide={comparing.setSide} />}
        <Selector
          {...{ session, variants }}
          {...outfit.laid}
          wornSkuId={comparing.chosenSkuId}
          known={outfit.known}
          pieceOf={outfit.pieceOf}
          onChoose={comparing.choose}
          onLook={wearLook}
          onStack={outfit.choose}
          onAgain={outfit.askAgain}
        />
        <AddToCart
          {...{ product, tryOnType }}
          pieces={outfit.chosen}
          isLoading={session.loading}
          settings={{ isMultiple: settings.multipleAddToCart, goesToCart: settings.goToCart }}
        />
      </div>
    </div>
  );
}

const wristOf = (opening: Opening): number | undefined =>
  'facts' in opening ? opening.facts.wristSizeMm : undefined;

const isRunning = ({ step }: Opening): boolean => step === 'live' || step === 'photo-choice';

/** An object URL keeps its picture in memory until it is revoked. */
function useRevokedUrl(url: string | undefined): void {
  useEffect(() => () => (url === undefined ? undefined : URL.revokeObjectURL(url)), [url]);
}
