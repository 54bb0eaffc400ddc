import type { Product, Sku } from '@vitrine/contracts';
import { useEffect, useId, useState } from 'react';
import { useLabels, usePage } from '../../shared/page/page.tsx';
import { useNoLeavingByDrop } from './controls/use-photo-drop.ts';
import { modalTitleKey } from './modal-title.ts';
import { ErrorMessage } from './modal/error-message.tsx';
import { DesktopFallback } from './modal/desktop-fallback.tsx';
import { ExperienceView } from './modal/experience-view.tsx';
import { TryOnBoundary } from './modal/try-on-boundary.tsx';

import { Warming } from './modal/warming.tsx';
import type { Opening } from './opening/opening.ts';
import { Questions } from './opening/questions.tsx';
import { useOpening } from './opening/use-opening.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { useExposedState } from './exposed-state.ts';

interface TryOnProps {
  readonly product: Product;
  /** The SKU that is worn first. */
  readonly sku: Sku;
  /** Called once when the shopper leaves, with the SKU worn last; the caller unmounts the component then. */
  readonly onClose: (wornSkuId: string) => void;
}

/** The virtual try-on, open as long as it is mounted. Unmounting puts the camera out and gives everything back. */
export function TryOn({ product, sku, onClose }: TryOnProps) {
  const t = useLabels();
  const { locale } = usePage();
  const containerId = useId();
  const [wornSkuId, setWornSkuId] = useState(sku.identifier);
  const { opening, tell, kit, reopen } = useOpening({
    product,
    skuId: sku.identifier,
    containerId,
    locale: locale.code,
  });
  const leave = () => onClose(wornSkuId);
  const [isMeasuredAnew, setIsMeasuredAnew] = useState(false);
  const [isBroken, setIsBroken] = useState(false);
  useModalClosedEvent();
  useNoLeavingByDrop();

  const facts = factsOf(opening);
  return (
    <Dialog shape="stage" title={t(isBroken ? 'tryon_error_title' : modalTitleKey(opening))} onClose={leave}>
      <TryOnBoundary
        onBroken={() => setIsBroken(true)}
        onAgain={() => {
          setIsBroken(false);
          reopen();
        }}
      >
        {opening.step === 'closed' && <Warming sku={sku} />}
        {opening.step === 'fallback' && <DesktopFallback sku={sku} />}
        {opening.step === 'error' && <WithoutSession opening={opening} onAgain={reopen} />}
        {kit?.start && facts?.tryOnType && (
          <ExperienceView
            {...{ kit, product, sku, opening, tell, containerId }}
            start={kit.start}
            tryOnType={facts.tryOnType}
            onWorn={setWornSkuId}
            onMeasure={() => setIsMeasuredAnew(true)}
          />
        )}
      </TryOnBoundary>
      <Questions
        {...{ opening, tell, isMeasuredAnew }}
        onMeasured={() => setIsMeasuredAnew(false)}
        onLeave={leave}
      />
    </Dialog>
  );
}

interface WithoutSessionProps {
  readonly opening: Extract<Opening, { step: 'error' }>;
  readonly onAgain: () => void;
}

function WithoutSession({ opening, onAgain }: WithoutSessionProps) {
  useExposedState({ opening });
  return <ErrorMessage error={opening.error} onAgain={onAgain} />;
}

/** [R4.020] Said once, however the modal came to be closed. */
function useModalClosedEvent(): void {
  useEffect(() => () => void dispatchEvent(new CustomEvent('tryon:modal-closed')), []);
}

const factsOf = (opening: Opening) => ('facts' in opening ? opening.facts : undefined);
