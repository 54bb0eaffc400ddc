import { CALL_SPECS } from '@vitrine/contracts';
import { guestToken, signIn, type TestServices } from './open-services.ts';

/** Who may ask for what is of a private sale, and the token of each. */
export type SaleTokens = Readonly<Record<'guest' | 'uninvited' | 'invited', string>>;

/** A guest, a customer who is invited to no sale, and Kim, who is. */
export async function saleTokens(services: TestServices): Promise<SaleTokens> {
  const noor = { login: 'noor@maison-aurele.example', password: 'Vitrine-Noor-2026' };
  const { body } = await services.call('login', { body: noor });
  return {
    guest: await guestToken(services),
    uninvited: CALL_SPECS.login.answer.parse(body).accessToken,
    invited: (await signIn(services)).token,
  };
}
