import type { AnswerOf, BodyOf } from '@vitrine/contracts';
import type { CallResult } from '../../shared/api/call-failure.ts';
import { inSessionOfAllTabs, setOwnHash } from '../../shared/api/assisted.ts';
import { clearSessionHint, forgetTyped, USER_HASH } from '../../shared/api/session-hint.ts';
import { shopClient } from '../../shared/api/shop-client.ts';

type Grant = AnswerOf<'serveClient'>;

/**
 * [R6.003, R4.032] Calls act for this agent and their client from now on. The hash stands in the storage of all tabs and in
 * that of this one: others, which were made for somebody else, see that they differ.
 */
export function adoptAgent({ accessToken, expiresIn, hash, userIsLogged }: Grant): void {
  const kind = userIsLogged ? 'agent_for_client' : 'agent_as_guest';
  shopClient().adoptSession({ accessToken }, { kind, expiresIn });
  forgetTyped();
  localStorage.setItem(USER_HASH, hash);
  setOwnHash(hash);
}

/** [R6.003] Serves a client, or with an empty body nobody in particular. A tab of another client may ask for it as well. */
export async function serve(body: BodyOf<'serveClient'>): Promise<CallResult<Grant>> {
  const answer = await inSessionOfAllTabs(() => shopClient().call('serveClient', { body }));
  if (answer.ok) adoptAgent(answer.value);
  return answer;
}

/** [R6.001] Ends the agent's session: nothing of it stays in the browser. */
export async function leaveAssistedMode(): Promise<CallResult<unknown>> {
  const answer = await inSessionOfAllTabs(() => shopClient().call('logout'));
  if (answer.ok) {
    clearSessionHint();
    setOwnHash(null);
  }
  return answer;
}
