import type { Sku } from '@vitrine/contracts';
import type { TryOnSession } from '../session/session.ts';
import { LookList } from '../looks/look-list.tsx';
import type { LookChoice } from '../looks/looks-of.ts';
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
  readonly onLook: (choice: LookChoice) => void;
  readonly onStack: (slot: StackSlot, skuId: string | undefined) => void;
  /** The shop did not say what there is for a place. */
  readonly onAgain: (slot: StackSlot) => void;
}

/** [R2.095–R2.098] The choices, by type and by what is open. Make-up without shades has its own colours. */
export function Selector(props: SelectorProps) {
  const { session, wornSkuId, variants, known, slots, stack, pieceOf } = props;
  const { onChoose, onLook, onStack, onAgain } = props;
  const own = known[sourceKey({ tryOnType: session.tryOnType, dimId: undefined })];
  const shades = own === undefined || own === 'failed' ? [] : own.shades;
  const looks = shades.length > 0 && (
    <LookList shades={shades} wornSkuIds={session.cartSkuIds} onChoose={onLook} />
  );
  if (session.extra === 'stacking')
    return (
      <StackPanel {...{ slots, stack, known, pieceOf, onAgain }} onChoose={onStack}>
        {looks}
      </StackPanel>
    );
  return shades.length > 0 ? (
    <ShadePanel {...{ shades, wornSkuId, onChoose }}>{looks}</ShadePanel>
  ) : (
    <VariantSelector {...{ variants, wornSkuId, onChoose }} />
  );
}
