import { SIGN_IN_LIMITS } from '@vitrine/domain';
import { expect, it } from 'vitest';
import { KIM, OWN_PAGE, signIn, useServices } from '../test-harness/open-services.ts';

/** One password is looked at, and nobody waits: every other stranger is told to come back. */
const NARROW = { ...SIGN_IN_LIMITS, maxHashesAtOnce: 1, maxWaitingHashes: 0 };
const services = useServices({ config: { signInLimits: NARROW } });

const crowd = () =>
  Array.from({ length: 12 }, (_, at) =>
    services.call('login', {
      body: { login: `stranger-${at}@maison-aurele.example`, password: 'wrong' },
      address: `10.8.0.${at}`,
      headers: OWN_PAGE,
    }),
  );

const attempt = () => services.call('login', { body: KIM, headers: OWN_PAGE, address: '10.8.2.1' });

it('[R7.032] a crowd of strangers does not hold up who comes back with a known device', async () => {
  const { cookies } = await signIn(services, { headers: OWN_PAGE });
  const strangers = crowd();
  const known = await services.call('login', { body: KIM, cookies, headers: OWN_PAGE, address: '10.8.1.1' });
  expect(known.status).toBe(200);
  const statuses = (await Promise.all(strangers)).map(({ status }) => status);
  expect(statuses).toContain(429);
});

it('[R7.032] a try whose password nobody looked at is no failure', async () => {
  let held = 0;
  for (let round = 0; round < 60 && held <= SIGN_IN_LIMITS.perLoginAndAddress; round += 1) {
    const strangers = crowd();
    if ((await attempt()).status === 429) held += 1;
    await Promise.all(strangers);
  }
  expect(held).toBeGreaterThan(SIGN_IN_LIMITS.perLoginAndAddress);
  expect((await attempt()).status).toBe(200);
});
