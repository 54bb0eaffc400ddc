import { useReducer, useState } from 'react';
import { useLabels } from '../../../shared/page/page.tsx';

import { CardMatch } from './card-match.tsx';
import { type Measuring, nextMeasuring, NOT_MEASURING } from './measuring.ts';
import { MeasuringView } from './measuring-view.tsx';
import { RulerBoundary } from './ruler-boundary.tsx';
import {
  forgetWristSize,
  isFirstMeasuring,
  keepScreenScale,
  keepWristSize,
  readScreenScale,
  readWristSize,
} from './wrist-storage.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { WristTip } from './wrist-tip.tsx';

export interface WristModalProps {
  /** What is known of the wrist already, from before or from storage. */
  readonly knownMm: number | undefined;
  readonly onSubmit: (sizeMm: number) => void;
  /** Left without a size, or the ruler broke [R8.036]. */
  readonly onClose: () => void;
}

/** [R2.104–R2.106, R4.026–R4.028] Fullscreen: how large the shopper's wrist is, measured by themselves. */
export function WristModal({ knownMm, onSubmit, onClose }: WristModalProps) {
  const t = useLabels();
  const [state, tell] = useReducer(nextMeasuring, knownMm, openedWith);
  const [screen, setScreen] = useState(readScreenScale);

  const submit = (sizeMm: number, saves: boolean) => {
    if (saves) keepWristSize(sizeMm);
    tell({ type: 'submitted' });
    onSubmit(sizeMm);
  };
  const fail = (error: unknown) => {
    reportError(error);
    tell({ type: 'failed' });
    onClose();
  };
  const match = (pxPerMm: number) => {
    keepScreenScale(pxPerMm);
    setScreen({ pxPerMm, isMatched: true });
    tell({ type: 'card-put-away' });
  };
  const tick = (saves: boolean) => {
    if (!saves) forgetWristSize();
    tell({ type: saves ? 'save-ticked' : 'save-unticked' });
  };

  if (state.step === 'closed') return undefined;
  return (
    <Dialog
      shape="stage"
      title={t(state.step === 'matching' ? 'tryon_wrist_card_title' : 'tryon_wrist_title')}
      onClose={onClose}
    >
      <RulerBoundary onError={fail}>
        {state.step === 'matching' ? (
          <CardMatch
            pxPerMm={screen.pxPerMm}
            onMatch={match}
            onBack={() => tell({ type: 'card-put-away' })}
          />
        ) : (
          <MeasuringView
            {...{ state, screen, tell }}
            onTick={tick}
            onError={fail}
            onSubmit={() => submit(state.sizeMm, state.saves)}
          />
        )}
      </RulerBoundary>
      {state.step === 'tooltip' && <WristTip onRead={() => tell({ type: 'info-read' })} />}
    </Dialog>
  );
}

function openedWith(knownMm: number | undefined): Measuring {
  const storedMm = readWristSize();
  return nextMeasuring(NOT_MEASURING, {
    type: 'opened',
    isFirst: isFirstMeasuring(),
    knownMm: knownMm ?? storedMm,
    isStored: storedMm !== undefined,
  });
}
