import { FULFILMENT_STATES, PAYMENT_METHODS, PAYMENT_STATES } from '@vitrine/domain';
import * as z from 'zod/mini';
import { BundlePart, GiftBody } from './cart.ts';
import { PostalAddress, PostedAddress } from './address.ts';
import { Contact } from './collecting.ts';
import { Price } from './money.ts';
import { ShownDesign } from './personalisation.ts';

const text = (max: number) => z.string().check(z.maxLength(max));

/**
 * [R3.046, R3.047] `price` is a label: one without digits counts as free. Dates are ISO; labels show day and month [R9.038].
 * `timeSlot`: the hours that were chosen or, where a way is offered, its first free ones. What a way has not is null.
 */
export const ShippingMethod = z.object({
  id: z.string(),
  name: z.string(),
  price: z.string(),
  amount: z.int(),
  description: z.string(),
  estimatedDeliveryDateLabel: z.string(),
  eddMinDate: z.nullish(z.string()),
  eddMaxDate: z.nullish(z.string()),
  timeSlot: z.nullish(z.string()),
  collectionDate: z.nullish(z.string()),
  /** It comes at hours that are chosen, whether or not some are free. */
  takesTimeSlots: z.optional(z.boolean()),
  /** The id of `timeSlot`. */
  slotId: z.optional(z.string()),
});
export type ShippingMethod = z.infer<typeof ShippingMethod>;
const Readiness = z.enum(['in_stock', 'made_to_order']);
/** [R7.115] `parcels`: what of the order leaves together, with its own methods; `shippingMethods` are the first one's. */
export const ShippingMethodsBody = z.object({
  shippingMethods: z.array(ShippingMethod),
  parcels: z.array(
    z.object({
      readiness: Readiness,
      itemIds: z.array(z.string()),
      shippingMethods: z.array(ShippingMethod),
    }),
  ),
});
export type ShippingMethodsBody = z.infer<typeof ShippingMethodsBody>;

/** A day as a calendar shows it; `date` is ISO, `label` day and month. */
const SlotDay = z.object({ date: z.string(), label: z.string(), weekday: z.string() });
/** [R7.114] `dates`: the days that have free hours; `full…`: hours and days that the house would come in if they were not taken. */
export const DeliverySlotsBody = z.object({
  dates: z.array(
    z.extend(SlotDay, {
      timeSlots: z.array(
        z.object({
          slotId: z.string(),
          methodId: z.string(),
          /** Its hours alone. */
          timeSlot: z.string(),
          /** The same with its day, as a sentence of the house. */
          label: z.string(),
          price: z.string(),
        }),
      ),
      fullTimeSlots: z.array(z.string()),
    }),
  ),
  fullDates: z.array(SlotDay),
});
export type DeliverySlotsBody = z.infer<typeof DeliverySlotsBody>;
export const LeadTimeBody = z.object({ leadTime: z.int(), label: z.string() });
export const DeliveryDateBody = z.object({
  eddMinDate: z.string(),
  eddMaxDate: z.string(),
  label: z.string(),
  /** The country has postal codes to ask for. */
  hasPostalCodes: z.boolean(),
});

const ofParcels = z.optional(
  z.strictObject({ in_stock: z.optional(text(60)), made_to_order: z.optional(text(60)) }),
);

/**
 * To an address that is sent, or to one of the caller's address book. `methodId` and `slotId` are those of every parcel
 * that `parcelMethods` and `parcelSlots` say nothing else of.
 */
export const HomeDelivery = z
  .strictObject({
    shippingAddress: z.optional(PostedAddress),
    addressId: z.optional(text(60)),
    methodId: text(60),
    parcelMethods: ofParcels,
    slotId: z.optional(text(60)),
    parcelSlots: ofParcels,
  })
  .check(
    z.refine(
      ({ shippingAddress, addressId }) => (shippingAddress === undefined) !== (addressId === undefined),
      { error: 'one of the two', path: ['shippingAddress'] },
    ),
  );
export type HomeDelivery = z.input<typeof HomeDelivery>;
export const BillingAddress = z.strictObject({
  billingAddress: PostedAddress,
  mainAddress: z.literal(false),
});

export const PaymentMethod = z.enum(PAYMENT_METHODS);

export const OrderBody = z.object({
  orderId: z.string(),
  orderNumber: z.optional(z.string()),
  state: z.string(),
  createdAt: z.string(),
  email: z.optional(z.string()),
  country: z.string(),
  /** [R6.007] How it was taken: PBL, MOTO, APP or WEB. */
  channel: z.string(),
  gift: z.optional(GiftBody),
  lines: z.array(
    z.object({
      itemId: z.string(),
      skuId: z.string(),
      productId: z.string(),
      name: z.string(),
      color: z.string(),
      size: z.optional(z.string()),
      mediaUrl: z.string(),
      url: z.string(),
      /** [R1.007] */
      personalisation: z.optional(ShownDesign),
      /** What is inside a bundle. */
      parts: z.optional(z.array(BundlePart)),
      /** It came along for nothing, and counts as no piece [R3.035]. */
      isSample: z.optional(z.literal(true)),
      quantity: z.int(),
      unitPrice: Price,
      lineTotal: Price,
    }),
  ),
  shippingGroups: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['home', 'collect', 'slot']),
      readiness: Readiness,
      itemIds: z.array(z.string()),
      state: z.string(),
      tracking: z.optional(z.object({ carrier: z.string(), number: z.string() })),
      /** Since it comes later than `method` promised: the day by which it is expected, and that day in words. */
      delay: z.optional(z.object({ until: z.string(), label: z.string() })),
      address: PostalAddress,
      method: ShippingMethod,
      /** The hours of a draft are somebody else's by now, and are to be chosen again. */
      isSlotLost: z.optional(z.boolean()),
      /** The store of a draft has not all of its pieces any more: another way is to be chosen. */
      isStoreShort: z.optional(z.boolean()),
      /** [R7.112] Where it is collected; `address` is then the store's, with the name and the telephone of the buyer. */
      store: z.optional(z.object({ id: z.string(), slug: z.string(), name: z.string(), phone: z.string() })),
      /** Who fetches it, where that is not the buyer. */
      collector: z.optional(Contact),
      /** [R4.042] Its whole way, once the order is committed. */
      steps: z.optional(
        z.array(
          z.object({
            state: z.enum(FULFILMENT_STATES),
            isReached: z.boolean(),
            at: z.optional(z.string()),
          }),
        ),
      ),
    }),
  ),
  billingAddress: z.optional(PostalAddress),
  /** What pays the order; each its own amount. */
  payments: z.array(
    z.object({
      method: PaymentMethod,
      amount: Price,
      brand: z.optional(z.string()),
      lastFour: z.optional(z.string()),
      state: z.enum(PAYMENT_STATES),
      /** What was given back of it for returns. */
      refunded: z.optional(Price),
    }),
  ),
  totals: z.object({ subtotal: Price, shipping: Price, tax: Price, total: Price, taxIncluded: z.boolean() }),
});
export type OrderBody = z.infer<typeof OrderBody>;
/**
 * [R7.128] `justPlaced`: by this very session and a short time ago, so that it is still to be thanked for [R2.044].
 * `linkToken`: of a guest's order, what its signed link says [R7.127].
 */
export const LastOrderBody = z.extend(OrderBody, {
  justPlaced: z.boolean(),
  linkToken: z.optional(z.string()),
});

/** Whether a name of an address is a payment method of the shop. */
export function isPaymentMethod(name: string): name is z.infer<typeof PaymentMethod> {
  return PaymentMethod.safeParse(name).success;
}

/** How much of the order a means pays, minor units; all of it where nothing is said. */
const PaymentShare = z.optional(z.int().check(z.minimum(1)));
/** Raw card numbers and security codes have no field here: a body that carries them is refused unread [R7.118]. */
export const ApplyPayment = z.strictObject({
  token: z.optional(text(4000)),
  transactionId: z.optional(text(100)),
  /** The card is kept for the next purchase, once this one is paid; a guest's is not [R6.014]. */
  copyToProfile: z.optional(z.boolean()),
  amount: PaymentShare,
  /** [R2.045] Of a pay-by-link: the client is asked to approve the order first. */
  asksApproval: z.optional(z.boolean()),
  /** [R7.126] Of a pay-by-link: the link goes to the telephone of the order as well. */
  byText: z.optional(z.boolean()),
});
/** [R7.118] Besides the means that a shopper pays with: the link by which an agent leaves the paying to the client. */
export const AppliedMethod = z.enum([...PAYMENT_METHODS, 'payByLink']);
/** [R7.126] `token`: what the link of the mail says; an id alone opens nothing. */
export const LoadOrder = z.strictObject({ orderId: text(60), token: z.optional(text(200)) });
/** [R7.119] Both ways back lead to the shop's own origin. */
export const RedirectPayment = z.strictObject({
  method: PaymentMethod,
  returnUrl: text(500),
  cancelUrl: text(500),
});
export const RedirectPaymentBody = z.object({ redirectionUrl: z.string() });
/** [R7.120] What the provider's page gave the browser on its way back: signed, and good for one payment. */
export const ProcessPayment = z.strictObject({ method: PaymentMethod, result: text(2000) });
export const ProcessPaymentBody = z.object({ redirectionUrl: z.string(), completeStatus: z.boolean() });
/** A gift card as its owner reads it. Number and PIN are exchanged at once for a token of the provider, and not kept. */
export const GiftCardCheck = z.strictObject({
  number: z.string().check(z.regex(/^\d{8,24}$/u)),
  pin: z.string().check(z.regex(/^\d{3,8}$/u)),
});
export const GiftCardBody = z.object({ token: z.string(), lastFour: z.string(), balance: Price });
/** What Apple Pay's sheet asks its merchant to be validated at. */
export const ApplePaySession = z.strictObject({ validationUrl: text(500) });
/** The session as Apple gave it, for the sheet alone. */
export const ApplePaySessionBody = z.object({ merchantSession: z.record(z.string(), z.unknown()) });
/** [R7.121] `inApp`: inside WeChat, whose own browser pays through its bridge once it knows who the shopper is. */
export const WeChatRedirect = z.strictObject({ orderId: text(60), inApp: z.optional(z.boolean()) });
/** [R7.122] What WeChat gave its browser, good once. */
export const WeChatCode = z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(200)) });
/** [R7.122] Who the shopper is to the shop, and what the bridge is asked to pay: signed by the provider. */
export const WeChatPayBody = z.object({
  openid: z.string(),
  bridge: z.object({
    appId: z.string(),
    timeStamp: z.string(),
    nonceStr: z.string(),
    package: z.string(),
    signType: z.string(),
    paySign: z.string(),
  }),
});
/**
 * [R7.123] The origins that the card fields may post their token to: exactly the one that frames them. With the identifier
 * of a saved card the fields ask for its security code alone.
 */
export const CaptureContextRequest = z.strictObject({
  targetOrigins: z.tuple([text(200)]),
  savedCard: z.optional(text(60)),
});
/** `captureContext`: a signed JWT of the provider; `frameUrl`: where its card fields are. */
export const CaptureContextBody = z.object({ captureContext: z.string(), frameUrl: z.string() });
export const TestEnroll = z.strictObject({
  token: text(4000),
  amount: PaymentShare,
  browser: z.strictObject({
    language: text(40),
    colorDepth: z.int(),
    screenWidth: z.int(),
    screenHeight: z.int(),
    timeZoneOffsetMinutes: z.int(),
    userAgent: text(500),
  }),
});
/** [R7.117] `acsUrl` and `payload` only when the bank asks the shopper. */
export const TestEnrollBody = z.object({
  enrolled: z.boolean(),
  acsUrl: z.optional(z.string()),
  payload: z.optional(z.string()),
  transactionId: z.string(),
});
/** [R7.116] `cancelled`: the shopper gave it up at the bank. `acsUrl` and `payload` while the bank still waits for the shopper; `orderState`: the order as it stands now. */
export const PayerAuthBody = z.object({
  status: z.enum(['none', 'pending', 'passed', 'failed', 'cancelled']),
  completeStatus: z.boolean(),
  acsUrl: z.optional(z.string()),
  payload: z.optional(z.string()),
  orderState: z.optional(z.string()),
});
/** [R7.129] `redirectionUrl` leads to the bank's challenge or on to the confirmation, always on our own origin. */
export const CommitBody = z.object({
  orderId: z.string(),
  state: z.string(),
  redirectionUrl: z.optional(z.string()),
});
export const CancelOrder = z.strictObject({ cancelOrder: z.literal(true) });
export const CancelBody = z.object({ orderId: z.string(), state: z.literal('CANCELLED') });
/** [R3.026, R7.169] What is shown of a card that a customer keeps: never its number, nor a security code. */
export const SavedCard = z.object({
  identifier: z.string(),
  creditCardType: z.string(),
  hideContent: z.string(),
  expiryMonth: z.int(),
  expiryYear: z.int(),
  isExpired: z.boolean(),
});
export type SavedCard = z.infer<typeof SavedCard>;
/** `mayKeepMore`: whether another card finds a place. */
export const SavedCardsBody = z.object({ creditCards: z.array(SavedCard), mayKeepMore: z.boolean() });
/** [R3.052] */
export const OrderStateBody = z.object({ completeStatus: z.boolean(), orderState: z.string() });
export const OrderPaymentBody = z.object({ completeStatus: z.boolean(), paymentStatus: z.string() });
