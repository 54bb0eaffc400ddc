/** The part of Apple's API that the shop uses (https://developer.apple.com/documentation/apple_pay_on_the_web). */
interface Sheet {
  onvalidatemerchant: (event: { readonly validationURL: string }) => void;
  onpaymentauthorized: (event: {
    readonly payment: { readonly token: { readonly paymentData: unknown } };
  }) => void;
  oncancel: () => void;
  readonly begin: () => void;
  readonly abort: () => void;
  readonly completeMerchantValidation: (session: object) => void;
  readonly completePayment: (end: { readonly status: number }) => void;
}
export interface SheetRequest {
  readonly countryCode: string;
  readonly currencyCode: string;
  readonly supportedNetworks: readonly string[];
  readonly merchantCapabilities: readonly string[];
  /** In units of the currency. */
  readonly total: { readonly label: string; readonly amount: string };
}
export interface SheetMaker {
  new (version: number, request: SheetRequest): Sheet;
  readonly canMakePayments: () => boolean;
  readonly STATUS_SUCCESS: number;
  readonly STATUS_FAILURE: number;
}

/** [R7.118] Apple Pay, where this browser has it and its owner has a card in it. */
export function applePay(): SheetMaker | undefined {
  const maker: unknown = 'ApplePaySession' in window ? window.ApplePaySession : undefined;
  return isMaker(maker) && maker.canMakePayments() ? maker : undefined;
}

const isMaker = (maker: unknown): maker is SheetMaker =>
  typeof maker === 'function' && 'canMakePayments' in maker && typeof maker.canMakePayments === 'function';
