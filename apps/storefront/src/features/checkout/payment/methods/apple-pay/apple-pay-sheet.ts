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
interface SheetRequest {
  readonly countryCode: string;
  readonly currencyCode: string;
  readonly supportedNetworks: readonly string[];
  readonly merchantCapabilities: readonly string[];
  /** In units of the currency. */
  readonly total: { readonly label: string; readonly amount: string };
}
interface SheetMaker {
  new (version: number, request: SheetRequest): Sheet;
  readonly canMakePayments: () => boolean;
  readonly STATUS_SUCCESS: number;
  readonly STATUS_FAILURE: number;
}

const VERSION = 3;

/** [R7.118] Apple Pay, where this browser has it and its owner has a card in it. */
export function applePay(): SheetMaker | undefined {
  const maker: unknown = 'ApplePaySession' in window ? window.ApplePaySession : undefined;
  return isMaker(maker) && maker.canMakePayments() ? maker : undefined;
}

const isMaker = (maker: unknown): maker is SheetMaker =>
  typeof maker === 'function' && 'canMakePayments' in maker && typeof maker.canMakePayments === 'function';

interface SheetSteps<End> {
  /** The session that validates the shop; undefined where there is none. */
  readonly validate: (validationUrl: string) => Promise<object | undefined>;
  /** Pays with what the sheet gave; `isPaid` is what the sheet then says. */
  readonly pay: (token: string) => Promise<{ readonly end: End; readonly isPaid: boolean }>;
}
type SheetEnd<End> =
  | { readonly type: 'answered'; readonly end: End }
  | { readonly type: 'cancelled' | 'invalid' };

/** Shows the sheet, within the press that asked for it, until it is paid, refused or closed. */
export function showSheet<End>(
  maker: SheetMaker,
  request: Omit<SheetRequest, 'supportedNetworks' | 'merchantCapabilities'>,
  { validate, pay }: SheetSteps<End>,
): Promise<SheetEnd<End>> {
  const { promise, resolve } = Promise.withResolvers<SheetEnd<End>>();
  const sheet = new maker(VERSION, {
    ...request,
    supportedNetworks: ['visa', 'masterCard', 'amex', 'chinaUnionPay'],
    merchantCapabilities: ['supports3DS'],
  });
  const answerValidation = async (validationUrl: string) => {
    const session = await validate(validationUrl);
    if (session !== undefined) {
      sheet.completeMerchantValidation(session);
      return;
    }
    sheet.abort();
    resolve({ type: 'invalid' });
  };
  const answerPayment = async (token: string) => {
    const { end, isPaid } = await pay(token);
    sheet.completePayment({ status: isPaid ? maker.STATUS_SUCCESS : maker.STATUS_FAILURE });
    resolve({ type: 'answered', end });
  };
  sheet.onvalidatemerchant = ({ validationURL }) => void answerValidation(validationURL);
  sheet.onpaymentauthorized = ({ payment }) => void answerPayment(JSON.stringify(payment.token.paymentData));
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- Apple documents the three as properties of the sheet
  sheet.oncancel = () => resolve({ type: 'cancelled' });
  sheet.begin();
  return promise;
}
