import type { Sku } from '@vitrine/contracts';
import type { TryOnSession } from '@vitrine/try-on';
import type { Piece } from '../pieces/piece.ts';
import { type KnownCandidates, sourceKey } from '../pieces/use-candidates.ts';
import { ShadePanel } from '../shades/shade-panel.tsx';
import type { Stack } from '../stacking/stack.ts';
import { StackPanel } from '../stacking/stack-panel.tsx';
import type { StackSlot } from '../stacking/stack-slots.ts';
import { VariantSelector } from './variant-selector.tsx';

interface SelectorProps {
  readonly session: TryOnSession;
  /** What is worn, on the half that the choice is for. */
  readonly wornSkuId: string;
  /** The product's SKUs that can be tried on. */
  readonly variants: readonly Sku[];
  readonly known: KnownCandidates;
  readonly slots: readonly StackSlot[];
  readonly stack: Stack;
  readonly pieceOf: (skuId: string | undefined) => Piece | undefined;
  readonly onChoose: (skuId: string) => void;
  readonly onStack: (slot: StackSlot, skuId: string | undefined) => void;
  /** The shop did not say what there is for a place. */
  readonly onAgain: (slot: StackSlot) => void;
}

/** [R2.095–R2.098] What there is to choose, by type and by what lies open. Make-up without shades has its own colours. */
export function Selector(props: SelectorProps) {
  const { session, wornSkuId, variants, known, slots, stack, pieceOf, onChoose, onStack, onAgain } = props;
  if (session.extra === 'stacking')
    return <StackPanel {...{ slots, stack, known, pieceOf, onAgain }} onChoose={onStack} />;
  const own = known[sourceKey({ tryOnType: session.tryOnType, dimId: undefined })];
  return own !== undefined && own !== 'failed' && own.shades.length > 0 ? (
    <ShadePanel shades={own.shades} {...{ wornSkuId, onChoose }} />
  ) : (
    <VariantSelector {...{ variants, wornSkuId, onChoose }} />
  );
}
