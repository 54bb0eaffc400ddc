import { useLoaderData } from 'react-router';
import { afterChallenge } from '../features/checkout/challenge/after-challenge.ts';
import { ChallengePage } from '../features/checkout/challenge/challenge-page.tsx';
import { privateHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';
import { redirectTo } from '../shared/server/redirect-to.ts';

/**
 * [R2.043] Where the bank's challenge begins and where it returns to. How it ended is what the provider told the service,
 * whatever the address says; the next page is one of our own.
 */
export const loader = pageLoader(async (scope) => {
  const head = privateHead(serverLabels(scope).t('checkout_challenge_title'));
  const challenge = await scope.ask('getPayerAuthStatus');
  const next = challenge.ok ? afterChallenge(challenge.body) : '/cart';
  if (typeof next === 'string') throw redirectTo(scope, next);
  return { head, challenge: next };
});

export default function ChallengeRoute() {
  return <ChallengePage {...useLoaderData<typeof loader>().challenge} />;
}
