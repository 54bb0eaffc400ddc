import type { PurchaseButton } from '@vitrine/domain';
import { useState } from 'react';
import { pieceText } from '../../../shared/i18n/variant-text.ts';
import { lazyPart } from '../../../shared/page/lazy-part.tsx';
import { useLabels } from '../../../shared/page/page.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { keptFocus } from '../controls/kept-focus.ts';
import type { Piece } from '../pieces/piece.ts';

const AdvisorPanel = lazyPart(
  async () => (await import('../../../shared/advice/advisor-panel.tsx')).AdvisorPanel,
);
const NotifyDialog = lazyPart(
  async () => (await import('../../../shared/advice/notify-dialog.tsx')).NotifyDialog,
);

/**
 * [R2.102, R2.103] The ways for a piece that cannot be bought now: a message when it is back, if it comes back, and
 * the telephone.
 */
export function NotOnline({ piece, offer }: { readonly piece: Piece; readonly offer: PurchaseButton }) {
  const t = useLabels();
  const [panel, setPanel] = useState<'none' | 'advisor' | 'notify'>('none');
  const close = () => setPanel('none');
  return (
    <>
      <p>{t(offer === 'notify-me' ? 'tryon_out_of_stock' : 'tryon_not_online')}</p>
      {offer === 'notify-me' && (
        <Button ref={keptFocus} aria-haspopup="dialog" onClick={() => setPanel('notify')}>
          {t('product_notify_me')}
        </Button>
      )}
      <Button
        ref={offer === 'notify-me' ? undefined : keptFocus}
        look={offer === 'notify-me' ? 'outline' : 'solid'}
        aria-haspopup="dialog"
        onClick={() => setPanel('advisor')}
      >
        {t('global_call_to_perso_advice')}
      </Button>
      {panel === 'notify' && <NotifyDialog sku={piece} onClose={close} />}
      {panel === 'advisor' && (
        <AdvisorPanel about={pieceText(piece.name, piece, t)} skuId={piece.identifier} onClose={close} />
      )}
    </>
  );
}
