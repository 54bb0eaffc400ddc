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

/** What is worn, in the order of the slots, each piece once. */
export const stackedSkuIds = (slots: readonly StackSlot[], stack: Stack): readonly string[] => [
  ...new Set(slots.flatMap(({ id }) => stack[id] ?? [])),
];
