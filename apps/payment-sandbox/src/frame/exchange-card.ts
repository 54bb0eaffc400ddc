import type { PostedMessage } from './frame-messages.ts';

/** The transient token for an encrypted card, from the provider's own origin; every fault becomes a message. */
export async function exchangeCard(context: string, card: string): Promise<PostedMessage> {
  try {
    const response = await fetch('/card-fields/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ context, card }),
      credentials: 'omit',
      signal: AbortSignal.timeout(15_000),
    });
    if (response.status === 410) return { type: 'vitrine-card:failed', code: 'expired' };
    if (response.status === 400) return { type: 'vitrine-card:failed', code: 'invalid' };
    return readToken(await response.json());
  } catch {
    return { type: 'vitrine-card:failed', code: 'unavailable' };
  }
}

function readToken(body: unknown): PostedMessage {
  if (typeof body !== 'object' || body === null) return { type: 'vitrine-card:failed', code: 'unavailable' };
  const { token, brand, lastFour, expiresInSeconds }: Record<string, unknown> = { ...body };
  const isToken =
    typeof token === 'string' &&
    typeof brand === 'string' &&
    typeof lastFour === 'string' &&
    typeof expiresInSeconds === 'number';
  return isToken
    ? { type: 'vitrine-card:tokenised', token, brand, lastFour, expiresInSeconds }
    : { type: 'vitrine-card:failed', code: 'unavailable' };
}
