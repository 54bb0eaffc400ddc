import { lazyPart } from '../../../shared/page/lazy-part.tsx';
import { ConsentDialog } from '../consent/consent-dialog.tsx';
import { storeConsent } from '../consent/consent-storage.ts';
import type { Opening, OpeningEvent } from './opening.ts';

const WristModal = lazyPart(async () => (await import('../wrist/wrist-modal.tsx')).WristModal);

interface QuestionsProps {
  readonly opening: Opening;
  readonly tell: (event: OpeningEvent) => void;
  /** The shopper asked for the ruler while the watch is worn. */
  readonly isMeasuredAnew: boolean;
  readonly onMeasured: () => void;
  readonly onLeave: () => void;
}

/** [R4.005] What the shopper is asked before the experience, or measures anew beside it. */
export function Questions({ opening, tell, isMeasuredAnew, onMeasured, onLeave }: QuestionsProps) {
  if (opening.step === 'consent') {
    return (
      <ConsentDialog
        onAccept={() => {
          storeConsent(new Date());
          tell({ type: 'consent-accepted' });
        }}
        onRefuse={onLeave}
      />
    );
  }
  if (opening.step !== 'wrist' && !isMeasuredAnew) return undefined;
  return (
    <WristModal
      knownMm={'facts' in opening ? opening.facts.wristSizeMm : undefined}
      onSubmit={(sizeMm) => {
        onMeasured();
        tell({ type: 'wrist-submitted', sizeMm });
      }}
      onClose={isMeasuredAnew ? onMeasured : onLeave}
    />
  );
}
