import type { SheetMaker, SheetRequest } from './sheet-maker.ts';

const VERSION = 3;

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
