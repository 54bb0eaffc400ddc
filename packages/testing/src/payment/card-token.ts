import { CompactEncrypt, decodeJwt, importJWK } from 'jose';
import * as z from 'zod/mini';

const Context = z.object({ key: z.record(z.string(), z.unknown()) });
const Token = z.object({ token: z.string() });

/**
 * What the card fields do in the shopper's browser: the token for a card, from the provider's own origin. `number`:
 * one of the sandbox's test cards, digits only.
 */
export async function cardToken(
  paymentOrigin: string,
  captureContext: string,
  number: string,
): Promise<string> {
  const { key } = Context.parse(decodeJwt(captureContext));
  const card = { number, expiryMonth: 12, expiryYear: 2040, holder: 'Ana', securityCode: '123' };
  const jwe = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(card)))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM' })
    .encrypt(await importJWK(key, 'RSA-OAEP-256'));
  const response = await fetch(`${paymentOrigin}/card-fields/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ context: captureContext, card: jwe }),
  });
  return Token.parse(await response.json()).token;
}
