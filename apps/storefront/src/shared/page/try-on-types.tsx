import type { Sku } from '@vitrine/contracts';
import { createContext, type ReactNode, use } from 'react';

type TryOnType = NonNullable<Sku['tryOnType']>;

const TryOnTypes = createContext<readonly string[] | undefined>(undefined);

interface TryOnTypesProviderProps {
  /** The types that the configuration names an engine for; undefined when it could not be read. */
  readonly types: readonly string[] | undefined;
  readonly children: ReactNode;
}

export function TryOnTypesProvider({ types, children }: TryOnTypesProviderProps) {
  return <TryOnTypes value={types}>{children}</TryOnTypes>;
}

interface TriedOn {
  readonly tryOnEnabled: boolean;
  readonly tryOnType?: TryOnType | undefined;
}

/** Tells what can be tried on today. */
export function useCanTryOn(): (piece: TriedOn) => boolean {
  const types = use(TryOnTypes);
  return (piece) => canTryOn(piece, types);
}

/**
 * [R5.009] The catalogue says that a piece can be tried on, and the configuration names an engine for its type. Where the
 * configuration could not be read the catalogue is believed; the try-on itself then says what is missing [R8.034].
 */
export function canTryOn(
  { tryOnEnabled, tryOnType }: TriedOn,
  types: readonly string[] | undefined,
): boolean {
  if (!tryOnEnabled || tryOnType === undefined) return false;
  return types === undefined || types.includes(tryOnType);
}
