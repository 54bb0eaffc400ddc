/** [R8.003, R8.004, R8.005] How much a cart may hold, in pieces; configuration may say otherwise. */
export interface CartLimits {
  readonly basketPieces: number;
  /** Made to order in the configurator (`nowYoursBasketMaxQty`). */
  readonly fluidPieces: number;
  /** Lines with a personalisation (`maxPersonalizedPlisPerBasket`). */
  readonly personalisedLines: number;
  /** Where set, it stands in for the SKU's own `maxQuantity`. */
  readonly perSku?: number;
}

export const CART_LIMITS: CartLimits = { basketPieces: 10, fluidPieces: 1, personalisedLines: 3 };

/**
 * [R8.004, R8.005] The limits as the served configuration says them: `nowYoursBasketMaxQty` and
 * `maxPersonalizedPlisPerBasket`. What is no count stays as it was.
 */
export function servedLimits(limits: CartLimits, served: Readonly<Record<string, unknown>>): CartLimits {
  const count = (name: string, usual: number): number => {
    const said = served[name];
    return typeof said === 'number' && Number.isInteger(said) && said >= 0 ? said : usual;
  };
  return {
    ...limits,
    fluidPieces: count('nowYoursBasketMaxQty', limits.fluidPieces),
    personalisedLines: count('maxPersonalizedPlisPerBasket', limits.personalisedLines),
  };
}

/** [R3.035, R7.063] How many samples travel with an order. */
export const MAX_SAMPLES = 2;
/** [R3.035] Samples travel with products of these types. */
export const PRODUCT_TYPES_WITH_SAMPLES: readonly string[] = ['fragrance'];
/** [R2.002] Lines that may be put aside beside a cart: as many as are looked through at once. */
export const SAVED_LINES_LIMIT = 30;
/** The pieces a wishlist may hold: more than anybody looks through, few enough to be answered at once. */
export const WISHLIST_LIMIT = 100;
/** [R7.185] How many appointments somebody may have ahead: places of the stores are for many. */
export const APPOINTMENTS_AHEAD = 5;
/** [R3.026] How many cards a customer may keep: more than a purse holds, few enough to be read at once. */
export const SAVED_CARDS_LIMIT = 10;
/** [R7.164] Shades on a page of a picker. */
export const SHADES_PAGE_SIZE = 12;
/** [R7.165] Shades that are recommended to begin with. */
export const RECOMMENDED_SHADES = 8;

/** How often a sign-in may fail before it must wait, and how much work sign-ins may make. */
export interface SignInLimits {
  /** Failures of one login from one address, or from one remembered device of its owner. */
  readonly perLoginAndAddress: number;
  /** Failures from one address, whatever the login; generous, since an office shares one. */
  readonly perAddress: number;
  readonly windowSeconds: number;
  /** Failures of one login from all addresses together; remembered devices of its owner are not held up by it. */
  readonly perAccount: number;
  readonly accountWindowSeconds: number;
  /** Password hashes of unknown devices computed at once: each takes a core for about 45 ms. */
  readonly maxHashesAtOnce: number;
  /** Sign-ins that may wait for a hash, of known and of other devices apart; more are told to come back. */
  readonly maxWaitingHashes: number;
}

/** [R7.032] Five failures are counted and answered, the sixth has to wait. 100 an hour and account: OWASP ASVS 2.2.1. */
export const SIGN_IN_LIMITS: SignInLimits = {
  perLoginAndAddress: 5,
  perAddress: 50,
  windowSeconds: 15 * 60,
  perAccount: 100,
  accountWindowSeconds: 60 * 60,
  maxHashesAtOnce: 2,
  maxWaitingHashes: 100,
};

/** How often something may be done in a time that begins with the first use. */
export interface UseLimit {
  readonly max: number;
  readonly windowSeconds: number;
}

/** Something that strangers may do, from one network, and about one login or number from everywhere. */
export interface StrangerLimits {
  readonly perNetwork: UseLimit;
  readonly perSubject: UseLimit;
}

/** What is limited for strangers; `FLOOD_FACTOR` of the operator lets them do more. */
export interface UseLimits {
  /**
   * [R7.017, R7.022] Mails and text messages that they ask for, of each kind. Few enough to bomb nobody; whoever has to
   * wait has the last ones, which are still good.
   */
  readonly sending: StrangerLimits;
  /** [R7.020] Codes that they ask for by text message: three of a number in ten minutes. */
  readonly texts: StrangerLimits;
  /** [R7.157] Codes that they try. */
  readonly codeTries: StrangerLimits;
  /** [R2.019] Requests for a repair, which may bring photos along. */
  readonly repairs: StrangerLimits;
  /** [R7.185] Appointments that they book and wait for; each sends a mail. An office shares a network. */
  readonly appointments: StrangerLimits;
  /** [R7.186] Call-backs that they ask for: nobody can have others rung. */
  readonly callbacks: StrangerLimits;
  /** [R7.139] Orders that they look up: nobody tries parcels of an order until one fits. */
  readonly orderLookups: StrangerLimits;
  /** [R2.007] What they write to the client service, of a network and of a session. */
  readonly tickets: StrangerLimits;
  /** [R2.116] Messages of their chats. An office shares a network. */
  readonly chatMessages: StrangerLimits;
}

export const USE_LIMITS: UseLimits = {
  sending: {
    perNetwork: { max: 10, windowSeconds: 60 },
    perSubject: { max: 5, windowSeconds: 60 * 60 },
  },
  texts: {
    perNetwork: { max: 10, windowSeconds: 60 },
    perSubject: { max: 3, windowSeconds: 10 * 60 },
  },
  codeTries: {
    perNetwork: { max: 50, windowSeconds: 15 * 60 },
    perSubject: { max: 30, windowSeconds: 60 * 60 },
  },
  repairs: {
    perNetwork: { max: 20, windowSeconds: 60 * 60 },
    perSubject: { max: 10, windowSeconds: 60 * 60 },
  },
  appointments: {
    perNetwork: { max: 60, windowSeconds: 60 },
    perSubject: { max: 20, windowSeconds: 60 * 60 },
  },
  callbacks: {
    perNetwork: { max: 20, windowSeconds: 60 * 60 },
    perSubject: { max: 2, windowSeconds: 10 * 60 },
  },
  orderLookups: {
    perNetwork: { max: 60, windowSeconds: 10 * 60 },
    perSubject: { max: 30, windowSeconds: 60 * 60 },
  },
  chatMessages: {
    perNetwork: { max: 200, windowSeconds: 60 },
    perSubject: { max: 20, windowSeconds: 60 },
  },
  tickets: {
    perNetwork: { max: 5, windowSeconds: 60 },
    perSubject: { max: 5, windowSeconds: 60 },
  },
};

/** [R7.186] Call-backs from one network in an hour that need no captcha. */
export const CALLBACKS_WITHOUT_CAPTCHA: UseLimit = { max: 2, windowSeconds: 60 * 60 };
/** [R7.186] Call-backs of one number in a day, whoever asks for them. */
export const CALLBACKS_OF_NUMBER: UseLimit = { max: 4, windowSeconds: 24 * 60 * 60 };

/** [R2.007] Tickets of one network in a day: each may bring files along. */
export const TICKETS_OF_NETWORK: UseLimit = { max: 60, windowSeconds: 24 * 60 * 60 };
/** [R2.007] Tickets under one e-mail address in an hour, whoever writes them: each is acknowledged to it. */
export const TICKETS_OF_EMAIL: UseLimit = { max: 10, windowSeconds: 60 * 60 };

/** [R2.013] How often an agent may search for clients: nobody types faster, and nobody reads a whole store. */
export const CLIENT_SEARCH_LIMITS = {
  inAMinute: { max: 40, windowSeconds: 60 },
  inADay: { max: 1_000, windowSeconds: 24 * 60 * 60 },
} as const satisfies Record<string, UseLimit>;
/** [R2.013] Clients of one answer; a search that means more asks for another word. */
export const CLIENTS_SHOWN = 10;

/** [R6.003] Notes that a store's agents may have of a client, and the letters of one: what is of use, and no file on somebody. */
export const CLIENT_NOTES_LIMIT = 20;
export const CLIENT_NOTE_LENGTH = 500;
/** [R6.002] Bags that an agent may have put aside at the same time, and the letters of the word that one is known by. */
export const BAGS_ASIDE_LIMIT = 10;
export const BAG_WORD_LENGTH = 40;

/** How often a customer may have packed what the house holds of them. */
export const EXPORT_LIMIT: UseLimit = { max: 3, windowSeconds: 24 * 60 * 60 };

/** [R7.181] How many keys a customer may have: more than they have devices. */
export const PASSKEYS_LIMIT = 20;

/** [R7.012] Characters of what is searched for, once spaces are trimmed. Nobody types more; longer ones are refused. */
export const KEYWORD_MAX_LENGTH = 200;

/** [R7.009] Values that may be chosen of all facets together; more are refused. */
export const FACET_VALUES_LIMIT = 20;

/** [R9.012] The first and the last place that a client asks of `filter/{dimId}` when nobody says another range. */
export const CATALOG_FILTER_RANGE: { readonly first: number; readonly last: number } = { first: 0, last: 17 };

/** [R7.037] Addresses that a customer may keep, of both kinds together; `maxSavedAddresses` of the configuration says otherwise. */
export const SAVED_ADDRESSES_LIMIT = 20;

/** How long a piece may be sent back, free of charge; the pages on delivery and returns say the same. */
export const RETURN_DAYS = 30;

/** Most places that one request for a range may ask for. */
export const MOST_PLACES = 50;

/** [R9.019] How long the mocked list of SKUs takes, so that a page in development shows how it waits. */
export const MOCKED_SKU_LIST_DELAY_MS = 300;
