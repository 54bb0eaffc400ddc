import type { Product } from '@vitrine/contracts';
import { isPainted, type TryOnType } from '@vitrine/domain';
import { useLabels } from '../../../shared/page/page.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import type { Piece } from '../pieces/piece.ts';
import styles from './add-to-cart.module.css';
import { NotOnline } from './not-online.tsx';
import { useOffer } from './use-offer.ts';

interface WayProps {
  readonly tryOnType: TryOnType;
  readonly isDisabled: boolean;
  /** The last attempt brought nothing. */
  readonly hasFailed: boolean;
  readonly onPress: () => void;
}

interface MainWayProps extends WayProps {
  /** Where the try-on was opened. */
  readonly product: Product;
  /** What is worn. */
  readonly pieces: readonly Piece[];
}

/** [R2.093] The button under the stage: by what the shop offers of one piece; several are chosen among in their list. */
export function MainWay({ product, pieces, ...way }: MainWayProps) {
  const [piece, ...others] = pieces;
  return piece && others.length === 0 ? <WayOfOne {...{ product, piece }} {...way} /> : <IntoBag {...way} />;
}

interface WayOfOneProps extends WayProps {
  readonly product: Product;
  readonly piece: Piece;
}

/** [R4.001–R4.003] Into the bag, or what there is instead. A piece with sizes is offered by its size, in the panel. */
function WayOfOne({ product, piece, ...way }: WayOfOneProps) {
  const { offer, isHindered, missing } = useOffer(piece, product);
  if (isHindered) {
    return (
      <div className={styles['instead']}>
        <NotOnline piece={piece} offer={offer} />
      </div>
    );
  }
  // Make-up goes into the bag at once, so its stock must be known; where it cannot be known, the service decides.
  const isChecking = isPainted(way.tryOnType) && offer === 'awaiting-stock' && missing === undefined;
  return <IntoBag {...way} isDisabled={way.isDisabled || isChecking} />;
}

function IntoBag({ isDisabled, hasFailed, onPress }: WayProps) {
  const t = useLabels();
  return (
    <Button className={styles['way']} disabled={isDisabled} onClick={onPress}>
      {t(hasFailed ? 'tryon_try_again' : 'tryon_add_to_cart')}
    </Button>
  );
}
