/** What is attacked. */
export interface Target {
  /** The shop's origin. */
  readonly origin: string;
  /** Only some of the variants of each attack, for CI. */
  readonly isShort: boolean;
}

/** The environment of an attacked shop. Its flood limits are off, because they would hide the other defences. */
export const UNLIMITED = { FLOOD_FACTOR: '1000' } as const;

export interface Outcome {
  /** How many requests were tried. */
  readonly tried: number;
  /** One line for each request that succeeded and must not. It is empty when the attack failed, as it should. */
  readonly breaches: readonly string[];
}

export interface Attack {
  readonly name: string;
  readonly run: (target: Target) => Promise<Outcome>;
}

/** Counts what is tried, and keeps what went through. */
export class Tally {
  tried = 0;
  readonly breaches: string[] = [];

  /** One attempt; `breach` says what went through, or undefined. */
  note(breach: string | undefined): void {
    this.tried += 1;
    if (breach !== undefined) this.breaches.push(breach);
  }
}

/** Every variant, or the first few of a short run. */
export const some = <Variant>({ isShort }: Target, variants: readonly Variant[], few: number) =>
  isShort ? variants.slice(0, few) : variants;
