import { BlockList, isIPv6 } from 'node:net';
import { CART_LIMITS, SIGN_IN_LIMITS, type StrangerLimits, USE_LIMITS, type UseLimit } from '@vitrine/domain';
import type { ServiceConfig } from '@vitrine/services';
import { realmsOf } from './api-routing.ts';
import type { Config } from './config.ts';

const MINUTE_MS = 60_000;

/** Requests of one client in a minute, by class. Generous: a family, an office or a store stands behind one address. */
function floodLimits({ floodFactor: factor, pagesAddresses }: Config): ServiceConfig['floodLimits'] {
  const ofPages = new BlockList();
  for (const { address, bits, family } of pagesAddresses) ofPages.addSubnet(address, bits, family);
  return {
    isOfPages: (address) => ofPages.check(address, isIPv6(address) ? 'ipv6' : 'ipv4'),
    timeWindow: MINUTE_MS,
    max: {
      common: 1200 * factor,
      session: 120 * factor,
      'sign-in': 60 * factor,
      purchase: 20 * factor,
      'gift-card': 10 * factor,
      certificate: 30 * factor,
      care: 60 * factor,
      subscribe: 30 * factor,
      picture: 120 * factor,
      // One workshop tells of all parcels; what it may not tell now it tells later.
      workshop: 6000 * factor,
    },
  };
}

/** How long the payment provider may take to answer, in ms; after that the order waits for its notice. */
export const PROVIDER_ANSWERS_WITHIN_MS = 10_000;

const ORDERS: Omit<ServiceConfig['orders'], 'firstLookAfterMs' | 'linkDays' | 'customOrderDays'> = {
  numberPrefix: 'AU',
  pendingForMs: 60 * MINUTE_MS,
  answerWithinMs: PROVIDER_ANSWERS_WITHIN_MS + 5000,
};

/** The same factor: a shop that is tried out is asked by one client for many, and often about the same ones. */
function forStrangers(limits: StrangerLimits, { floodFactor }: Config): StrangerLimits {
  const times = ({ max, windowSeconds }: UseLimit) => ({ max: max * floodFactor, windowSeconds });
  return { perNetwork: times(limits.perNetwork), perSubject: times(limits.perSubject) };
}

/** What the services are told, from the environment and from our own policy. */
export function serviceConfig(config: Config, tokenKey: string): ServiceConfig {
  return {
    ownOrigins: [config.publicOrigin],
    publicCredentials: config.publicCredentials,
    tokenKey,
    floodLimits: floodLimits(config),
    realms: realmsOf(config),
    sessionMaxSeconds: config.sessionMaxSeconds,
    signInLimits: SIGN_IN_LIMITS,
    useLimits: {
      sending: forStrangers(USE_LIMITS.sending, config),
      texts: forStrangers(USE_LIMITS.texts, config),
      codeTries: forStrangers(USE_LIMITS.codeTries, config),
      repairs: forStrangers(USE_LIMITS.repairs, config),
      appointments: forStrangers(USE_LIMITS.appointments, config),
      callbacks: forStrangers(USE_LIMITS.callbacks, config),
      orderLookups: forStrangers(USE_LIMITS.orderLookups, config),
      tickets: forStrangers(USE_LIMITS.tickets, config),
      chatMessages: forStrangers(USE_LIMITS.chatMessages, config),
    },
    countryHeader: config.countryHeader,
    mocksSkuList: config.mocksSkuList,
    repairPhotoDays: config.repairPhotoDays,
    callbackKeptDays: config.callbackKeptDays,
    ticketKeptDays: config.ticketKeptDays,
    chatKeptDays: config.chatKeptDays,
    orders: {
      ...ORDERS,
      firstLookAfterMs: config.firstLookAfterMs,
      linkDays: config.orderLinkDays,
      customOrderDays: config.customOrderDays,
    },
    cartLimits: {
      ...CART_LIMITS,
      ...(config.limits.perBasket === undefined ? {} : { basketPieces: config.limits.perBasket }),
      ...(config.limits.perSku === undefined ? {} : { perSku: config.limits.perSku }),
    },
  };
}
