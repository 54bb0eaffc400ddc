import { useState } from 'react';
import { failureText } from '../../../shared/api/failure-text.ts';
import { usePage } from '../../../shared/page/page.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { SizeChoice } from '../pieces/size-choice.tsx';
import { PieceRow } from '../pieces/piece-row.tsx';
import type { Piece } from '../pieces/piece.ts';
import type { Sizes } from '../pieces/use-sizes.ts';

interface WishPanelProps {
  readonly piece: Piece;
  readonly sizing: Sizes;
  readonly onConfirm: (skuId: string) => void;
  readonly onClose: () => void;
}

/** [R2.101] Which size goes onto the wishlist; stock is no matter for a wish. */
export function WishPanel({ piece, sizing, onConfirm, onClose }: WishPanelProps) {
  const { labels } = usePage();
  const { t } = labels;
  const [chosenId, choose] = useState<string>();
  const { sizes, failure, isAskedAgain, askAgain } = sizing;
  // A piece that turns out to have no sizes is added as it is.
  const wantedId = sizes?.length === 0 ? piece.identifier : chosenId;
  const press = () => {
    if (failure) askAgain();
    else if (wantedId !== undefined) onConfirm(wantedId);
  };
  return (
    <Dialog title={t('tryon_choose_wishlist')} onClose={onClose}>
      <PieceRow piece={piece} />
      <SizeChoice sizes={sizes} chosenId={chosenId} onChoose={choose} />
      <div role="alert">{failure && <p>{failureText(failure, labels)}</p>}</div>
      <Button
        disabled={wantedId === undefined && failure === undefined && !isAskedAgain}
        aria-disabled={isAskedAgain}
        onClick={press}
      >
        {t(failure || isAskedAgain ? 'tryon_try_again' : 'tryon_add_to_wishlist')}
      </Button>
    </Dialog>
  );
}
