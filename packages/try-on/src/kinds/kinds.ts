import type { TryOnType } from '../init/check-init.ts';
import { type AnyKind, anyKind } from './kind.ts';
import { SUNGLASSES } from './sunglasses/sunglasses.ts';

/** The kinds the engine has, by type. A type without one is refused. */
export const KINDS: { readonly [Type in TryOnType]?: AnyKind<Type> } = {
  sunglasses: anyKind(SUNGLASSES),
};
