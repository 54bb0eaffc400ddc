/** What is known of the words of all documents. */
export interface Dictionary {
  has(key: string): boolean;
  hasBeginning(prefix: string): boolean;
  /** Words without digits, and readings, that `typed` may be with at most so many faults. */
  near(typed: string, faults: number): Iterable<string>;
}
