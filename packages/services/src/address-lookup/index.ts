import { createHash } from 'node:crypto';
import {
  accepted,
  type AddressSuggestion,
  isEnoughToSuggest,
  KOREAN_ADDRESSES_LIMIT,
  koreanParts,
  refused,
  SUGGESTIONS_LIMIT,
} from '@vitrine/domain';
import { addressCountry } from '../addressbook/index.ts';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';

/** [R7.131, R2.129, R7.188, R7.085] What is known of addresses while one is typed. */
export function mountAddressLookup(mount: MountCall, deps: ServiceDeps): void {
  const { addresses } = deps.gateways;
  mount('getPostalPlaces', async ({ params, query, locale }) => {
    const options = await addresses.placesOf(query.country ?? locale.country, params.postalCode);
    const [first] = options;
    if (first === undefined) return refused({ code: 'not_found', about: 'postalCode' });
    const { city, state } = first;
    return accepted({ city, state, options: [...options] });
  });
  mount('suggestAddresses', async ({ query: { text, country: asked }, locale }) => {
    const country = asked ?? locale.country;
    const suggestions = isEnoughToSuggest(text) ? await suggest(deps, country, text) : [];
    return accepted({ suggestions: [...suggestions] });
  });
  mount('searchKoreanAddresses', async ({ query: { keyword } }) =>
    accepted({ results: [...(await addresses.searchKorea(keyword, KOREAN_ADDRESSES_LIMIT))] }),
  );
  mount('getChinaDivisions', async () => {
    const bytes = await addresses.divisionsOfChina();
    const version = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    return accepted({ bytes, version });
  });
}

/** In Korea the search by road answers, which every provider there has. */
async function suggest(
  { db, gateways: { addresses } }: ServiceDeps,
  country: string,
  text: string,
): Promise<readonly AddressSuggestion[]> {
  if (country !== 'KR') return addresses.suggest({ country, text, limit: SUGGESTIONS_LIMIT });
  const rules = (await addressCountry(db, country))?.addressRules ?? {};
  const found = await addresses.searchKorea(text, SUGGESTIONS_LIMIT);
  return found.map(({ roadAddr, zipNo }) => ({ ...koreanParts(roadAddr, rules), postalCode: zipNo }));
}
