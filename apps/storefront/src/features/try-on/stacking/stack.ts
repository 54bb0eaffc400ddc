import type { StackSlot } from './stack-slots.ts';

/** What is worn in each slot, by its id; a slot that is not there is empty [R2.098]. */
export type Stack = Readonly<Record<string, string>>;

/** A stack that holds only what was tried on, in the first slot of its type. */
export function stackOf(slots: readonly StackSlot[], worn: { tryOnType: string; skuId: string }): Stack {
  const own = slots.find(({ tryOnType }) => tryOnType === worn.tryOnType);
  return own ? { [own.id]: worn.skuId } : {};
}

/** [R2.098] A piece in a slot, or none. */
export function stackWith(stack: Stack, slotId: string, skuId: string | undefined): Stack {
  const { [slotId]: _replaced, ...others } = stack;
  return skuId === undefined ? others : { ...others, [slotId]: skuId };
}

/** What is worn together, and the slots it is worn in. */
export interface LaidStack {
  readonly slots: readonly StackSlot[];
  readonly stack: Stack;
}

/**
 * [R2.097] A look in the slots: each piece in the first free one of its type. A second of a type has one more slot beside
 * the first. Pieces of a type that has no slot are left out.
 */
export function stackOfLook(
  slots: readonly StackSlot[],
  pieces: readonly { readonly identifier: string; readonly tryOnType?: StackSlot['tryOnType'] | undefined }[],
): LaidStack {
  return pieces.reduce<LaidStack>(withPiece, { slots, stack: {} });
}

function withPiece({ slots, stack }: LaidStack, piece: Parameters<typeof stackOfLook>[1][number]): LaidStack {
  const own = slots.filter(({ tryOnType }) => tryOnType === piece.tryOnType);
  const free = own.find(({ id }) => !Object.hasOwn(stack, id));
  const last = own.at(-1);
  if (free) return { slots, stack: { ...stack, [free.id]: piece.identifier } };
  if (!last) return { slots, stack };
  const another = { ...last, id: `${last.id}-${own.length + 1}` };
  return {
    slots: slots.toSpliced(slots.indexOf(last) + 1, 0, another),
    stack: { ...stack, [another.id]: piece.identifier },
  };
}

/** What is worn, in the order of the slots, each piece once. */
export const stackedSkuIds = (slots: readonly StackSlot[], stack: Stack): readonly string[] => [
  ...new Set(slots.flatMap(({ id }) => stack[id] ?? [])),
];
