import type { Sku } from '@vitrine/contracts';
import { useState } from 'react';
import { useLabels } from '../../../shared/page/page.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { SizeChoice } from '../adding/size-choice.tsx';
import { PieceRow } from '../pieces/piece-row.tsx';
import type { Piece } from '../pieces/piece.ts';

interface WishPanelProps {
  readonly piece: Piece;
  readonly sizes: readonly Sku[];
  readonly onConfirm: (skuId: string) => void;
  readonly onClose: () => void;
}

/** [R2.101] Which size goes onto the wishlist; stock is no matter for a wish. */
export function WishPanel({ piece, sizes, onConfirm, onClose }: WishPanelProps) {
  const t = useLabels();
  const [chosenId, choose] = useState<string>();
  return (
    <Dialog title={t('tryon_choose_wishlist')} onClose={onClose}>
      <PieceRow piece={piece} />
      <SizeChoice sizes={sizes} chosenId={chosenId} onChoose={choose} />
      <Button disabled={chosenId === undefined} onClick={() => chosenId !== undefined && onConfirm(chosenId)}>
        {t('tryon_add_to_wishlist')}
      </Button>
    </Dialog>
  );
}
