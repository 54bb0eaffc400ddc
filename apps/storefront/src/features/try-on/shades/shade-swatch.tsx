import type { Shade } from '@vitrine/contracts';
import { useLabels } from '../../../shared/page/page.tsx';
import { ChoiceTile, Colours } from '../choice/choice-tile.tsx';

interface ShadeSwatchProps {
  readonly shade: Shade;
  /** One for all swatches of a panel: they are one choice. */
  readonly name: string;
  readonly isWorn: boolean;
  readonly onChoose: (skuId: string) => void;
}

/** Also while it is on its way back to the shop. */
export const isOutOfStock = ({ omsAvailabilityStatus }: Shade): boolean =>
  omsAvailabilityStatus !== 'IN_STOCK';

/** A shade as a tile of its colour, a palette as tiles of its pans; what is sold out can be tried on all the same. */
export function ShadeSwatch({ shade, name, isWorn, onChoose }: ShadeSwatchProps) {
  const t = useLabels();
  const isStruck = isOutOfStock(shade);
  const said = [shade.colorName, shade.price?.label, isStruck ? t('tryon_out_of_stock') : undefined];
  return (
    <ChoiceTile
      name={name}
      isChosen={isWorn}
      title={shade.colorName}
      said={said.filter(Boolean).join(', ')}
      {...{ isStruck }}
      onChoose={() => onChoose(shade.skuId)}
    >
      <Colours colours={shade.powders.length > 0 ? shade.powders : [shade.color]} />
    </ChoiceTile>
  );
}
