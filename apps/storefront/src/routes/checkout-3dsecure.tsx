import { useLoaderData } from 'react-router';
import { afterChallenge } from '../features/checkout/challenge/after-challenge.ts';
import { ChallengePage } from '../features/checkout/challenge/challenge-page.tsx';
import { redirectTo } from '../features/checkout/loading/leave-checkout.ts';
import { ResumeSession } from '../features/checkout/loading/resume-session.tsx';
import { hasLapsed } from '../features/checkout/loading/session-lapse.ts';
import { loadWithLabels } from '../shared/i18n/load-with-labels.ts';
import { privateHead } from '../shared/server/page-head.ts';
import { serverLabels } from '../shared/server/page-labels.server.ts';
import { pageLoader } from '../shared/server/page-loader.ts';

/**
 * [R2.043] Where the bank's challenge begins and where it returns to. How it ended is what the provider told the service,
 * whatever the address says; the next page is one of our own.
 */
export const loader = pageLoader('private', async (scope) => {
  const head = privateHead(serverLabels(scope).t('checkout_challenge_title'));
  const challenge = await scope.ask('getPayerAuthStatus');
  if (hasLapsed(challenge, scope)) return { head, challenge: undefined };
  const next = challenge.ok ? afterChallenge(challenge.body) : '/cart';
  if (typeof next === 'string') throw redirectTo(scope, next);
  return { head, challenge: next };
});

export const handle = { labels: 'checkout' };

export const clientLoader = loadWithLabels('checkout');

export const meta = ({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loader>> }) =>
  loaderData?.head ?? [];

export default function ChallengeRoute() {
  const { challenge } = useLoaderData<typeof loader>();
  return challenge ? <ChallengePage {...challenge} /> : <ResumeSession />;
}
