import type { KoreanAddressesBody } from '@vitrine/contracts';

/** [R7.188] An address that the search of Korea has found. */
export type FoundAddress = KoreanAddressesBody['results'][number];
