import { BUSINESS_CONTEXT_HEADER } from '@vitrine/contracts';
import { accepted, refused } from '@vitrine/domain';
import type { CardMemory } from '../catalog/index.ts';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { personalRecommendations } from './recommend.service.ts';

export { learnNeighbours } from './learn-neighbours.job.ts';
export { dropViews, forgetViews, heldViews } from './view.store.ts';

/** Where it is asked, as one word. */
const PLACE = /^[\w-]{1,60}$/u;

/** [R7.167] What is recommended to one person. */
export function mountRecommendations(mount: MountCall, deps: ServiceDeps, cards: CardMemory): void {
  mount('getPersonalRecommendations', async ({ session, locale, header, body: { context = {} } }) => {
    const place = header(BUSINESS_CONTEXT_HEADER);
    if (place !== undefined && !PLACE.test(place))
      return refused({ code: 'bad_request', about: BUSINESS_CONTEXT_HEADER });
    return accepted(await personalRecommendations(deps, cards, { session, locale, context }));
  });
}
