/** Crockford's base 32: no I, L, O or U, so that a number read out on the telephone is written down right. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** How many random bytes `orderNumber` takes. */
export const ORDER_NUMBER_BYTES = LENGTH;

/**
 * A house prefix and 8 unambiguous characters, such as `AU7K2M9QXD`. 40 random bits: not guessable one after the
 * other, and a collision (found by the unique index) is drawn again.
 */
export function orderNumber(prefix: string, randomBytes: Uint8Array): string {
  if (randomBytes.length < LENGTH) throw new Error(`An order number needs ${LENGTH} random bytes`);
  const characters = Array.from(randomBytes.subarray(0, LENGTH), (byte) =>
    ALPHABET.charAt(byte % ALPHABET.length),
  );
  return prefix + characters.join('');
}
