import { CART_LIMITS } from '@vitrine/domain';
import type { ServiceConfig } from '@vitrine/services';
import type { Config } from './config.ts';

const MINUTE_MS = 60_000;

/** Requests of one address in a minute. Generous: a family, an office or a store stands behind one address. */
const FLOOD_LIMITS: ServiceConfig['floodLimits'] = {
  all: { max: 1200, timeWindow: MINUTE_MS },
  perCall: {
    startGuestSession: { max: 120, timeWindow: MINUTE_MS },
    login: { max: 60, timeWindow: MINUTE_MS },
    headlessLogin: { max: 60, timeWindow: MINUTE_MS },
    loginOnCheckout: { max: 60, timeWindow: MINUTE_MS },
    subscribeBackInStock: { max: 30, timeWindow: MINUTE_MS },
  },
};

const SIGN_IN_LIMITS: ServiceConfig['signInLimits'] = {
  perLoginAndAddress: 5,
  perAddress: 30,
  windowSeconds: 15 * 60,
  maxHashesAtOnce: 2,
  maxWaitingHashes: 20,
};

/** What the services are told, from the environment and from our own policy. */
export function serviceConfig(config: Config, tokenKey: string): ServiceConfig {
  return {
    ownOrigins: [config.publicOrigin],
    tokenKey,
    floodLimits: FLOOD_LIMITS,
    signInLimits: SIGN_IN_LIMITS,
    cartLimits: {
      ...CART_LIMITS,
      ...(config.limits.perBasket === undefined ? {} : { basketPieces: config.limits.perBasket }),
      ...(config.limits.perSku === undefined ? {} : { perSku: config.limits.perSku }),
    },
  };
}
