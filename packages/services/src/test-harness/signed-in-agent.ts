import { CALL_SPECS } from '@vitrine/contracts';
import type { useAccountMails } from './account-mails.ts';
import { OWN_PAGE, type TestServices } from './open-services.ts';

export const LEA = {
  login: 'lea.marchand@agents.maison-aurele.example',
  password: 'Vitrine-Agent-2026',
} as const;
/** Of another store. */
export const THEO = { login: 'theo.vance@agents.maison-aurele.example', password: LEA.password } as const;

/** An agent who has signed in as agents do, with password and code. */
export async function signedInAgent(
  { services, received }: Pick<ReturnType<typeof useAccountMails>, 'services' | 'received'>,
  body: { readonly login: string; readonly password: string } = LEA,
) {
  const asked = await services.call('loginAgent', { headers: OWN_PAGE, body });
  const { challenge } = CALL_SPECS.loginAgent.answer.parse(asked.body);
  const { code } = await received();
  const answer = await services.call('loginAgentByCode', { headers: OWN_PAGE, body: { challenge, code } });
  return { ...CALL_SPECS.loginAgentByCode.answer.parse(answer.body), cookies: answer.cookies };
}

/** The id of a customer of the house by the beginning of their login. */
export async function customerIdOf(services: TestServices, name: string): Promise<string> {
  const { rows } = await services.db.executeSql('SELECT id FROM customer WHERE login LIKE $1', [`${name}@%`]);
  return String(rows[0]?.['id']);
}
