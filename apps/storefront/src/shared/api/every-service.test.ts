import type { ServiceName } from '@vitrine/contracts';
import { describe, expect, it, vi } from 'vitest';
import eng from '../i18n/labels/eng.json';
import { ENGLISH } from '../i18n/test-harness/compiled.ts';
import type { CallResult } from './call-failure.ts';
import { createClient, type ShopClient } from './client.ts';
import { failureTexts } from './failure-text.ts';
import { anEntry, aRefusal } from './test-harness/a-failure.ts';
import { transport } from './transport.ts';

/** One call of each service; a service without one does not compile. */
const ONE_OF_EACH: Readonly<Record<ServiceName, (client: ShopClient) => Promise<CallResult<unknown>>>> = {
  setup: ({ call }) => call('getConfigIndex'),
  search: ({ call }) => call('getListing', { params: { dimId: 'a' } }),
  catalog: ({ call }) => call('getProduct', { params: { id: 'TH2001' } }),
  shades: ({ call }) => call('getShades', { query: { tryOnType: 'lipsticks' } }),
  editorial: ({ call }) => call('getHomepage'),
  wcm: ({ call }) => call('getTemplate', { query: { target: 'node' } }),
  magazine: ({ call }) => call('getArticle', { params: { chunk: 'a' } }),
  footer: ({ call }) => call('getFooterSections'),
  seo: ({ call }) => call('getSeoTags', { query: { page: 'home' } }),
  store: ({ call }) => call('getStore', { params: { id: 'a' } }),
  media: ({ call }) => call('getVideo', { params: { videoId: 'a' } }),
  tryon: ({ call }) => call('getTryOnModel', { params: { skuId: 'TS2001' } }),
  fitting: ({ call }) => call('getFittingImage', { query: { url: 'a' } }),
  tokens: ({ call }) => call('getUserContext'),
  account: ({ call }) => call('login', { body: { login: 'ana@example.com', password: 'x' } }),
  consents: ({ call }) => call('getConsents'),
  addressbook: ({ call }) => call('getAddressBook'),
  agents: ({ call }) => call('searchClients', { body: { words: 'Kim' } }),
  cart: ({ call }) => call('getCart'),
  wishlist: ({ call }) => call('getWishlist'),
  recommendations: ({ call }) => call('getPersonalRecommendations', { body: {} }),
  wardrobing: ({ call }) => call('getSelections'),
  checkout: ({ call }) => call('getLeadTime'),
  payment: ({ call }) => call('applyPayment', { params: { method: 'paypal' }, body: {} }),
  order: ({ call }) => call('getOrder', { params: { id: 'a' } }),
  certificates: ({ call }) => call('getCertifiedProducts'),
  care: ({ call }) => call('getRepairs'),
  appointments: ({ call }) => call('getAppointments'),
  callback: ({ call }) => call('getCallbackSlots'),
  contact: ({ call }) => call('addTicketFile', { params: { id: 'a' }, body: { file: 'AAAA' } }),
  knowledge: ({ call }) => call('getOnlineThemes'),
  club: ({ call }) => call('getClubEligibility'),
  perso: ({ call }) => call('getPersoDetails', { params: { id: 'TS2001' } }),
  clientorders: ({ call }) => call('getExclusiveOffers'),
};

/** A client whose network is the one of the browser. */
const client = createClient({
  locale: 'eng-us',
  isTwist: false,
  transport: (name, request) => transport(name, request, { giveUpAfterMs: 1000, testingAgent: null }),
  session: { read: () => undefined, write: () => undefined, isFresh: () => true },
  assisted: () => undefined,
  endSession: () => undefined,
});

const FAILURES = [
  {
    status: 400,
    body: JSON.stringify(aRefusal(anEntry({ errorCode: 'nobody_knows', message: 'Check it.' }))),
    text: 'Check it.',
  },
  { status: 400, body: '{"code":"ER-7","sql":"SELECT"}', text: eng.error_generic },
  { status: 500, body: '{"stack":"at shop.js:1"}', text: eng.error_generic },
  { status: 500, body: '<html>Internal Server Error</html>', text: eng.error_generic },
];

describe('a failing answer', () => {
  it.each(Object.entries(ONE_OF_EACH))(
    '[R7.192] of %s is a sentence on the screen, never what was sent',
    async (_, ask) => {
      for (const { status, body, text } of FAILURES) {
        vi.stubGlobal('fetch', async () => new Response(body, { status }));
        const result = await ask(client);
        expect(result.ok ? 'ok' : failureTexts(result.failure, ENGLISH)).toEqual([text]);
      }
    },
  );
});
