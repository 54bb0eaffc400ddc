import type { PersoOffer, Product, Sku } from '@vitrine/contracts';
import type { LaidLetters } from '@vitrine/domain';
import { useMemo } from 'react';
import { stanceFacing, stanceOf } from '../../shared/view-3d/stance-of.ts';
import { ViewStage } from '../../shared/view-3d/view-stage.tsx';
import type { ChosenDesign } from './design.ts';

export interface DesignViewProps {
  readonly product: Product;
  readonly sku: Sku;
  readonly offer: PersoOffer;
  readonly design: ChosenDesign;
  readonly letters: LaidLetters | undefined;
  readonly className: string | undefined;
  readonly onClose: () => void;
}

/** [R1.007, R2.023] The piece to be turned, with the letters on it and its parts as chosen. */
export function DesignView({ product, sku, offer, design, letters, className, onClose }: DesignViewProps) {
  const { model } = product;
  const variant = model?.variants[sku.colorCode];
  const outline = letters?.outline;
  const made = useMemo(() => {
    const place = offer.positions.find(({ code }) => code === design.position);
    const ink = offer.colours.find(({ code }) => code === design.colour);
    const { widthMm = 0, heightMm = 0 } = place ?? {};
    const colours = offer.parts.flatMap(({ code, choices }) => {
      const choice = choices.find((each) => each.code === design.parts[code]);
      return choice === undefined || choice.isPictured ? [] : [[code, choice.hex] as const];
    });
    return {
      letters:
        outline === undefined || place === undefined
          ? undefined
          : {
              outline,
              place: { ...place.onModel, widthMm, heightMm },
              finish: ink?.finish ?? ('engraved' as const),
              colour: ink?.hex,
            },
      colours: Object.fromEntries(colours),
    };
  }, [offer, design.position, design.colour, design.parts, outline]);
  const place = offer.positions.find(({ code }) => code === design.position)?.onModel;
  if (model === undefined || variant === undefined) return undefined;
  const stance = stanceOf(product);
  return (
    <ViewStage
      {...{ model, variant, made, className, onClose }}
      name={product.name}
      // What is engraved inside a ring is seen through it, as the ring stands on its edge.
      stance={
        place === undefined || (place.radius ?? 0) < 0 ? stance : stanceFacing(stance, place, model.rotation)
      }
    />
  );
}
