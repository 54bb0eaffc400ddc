/** Where the house's account is, as its configuration `payment` says. */
export interface TransferAccount {
  readonly holder: string;
  readonly bank: string;
  readonly iban: string;
  readonly bic: string;
}

/** How long an order waits for its transfer, where the house says nothing. */
const USUAL_DAYS = 5;
/** Nothing is held for longer. */
export const TRANSFER_DAYS_LIMIT = 14;

/** [R7.118] How many days an order waits for its transfer: `{transfer: {days: 5, …}}`. */
export function transferDays(config: unknown): number {
  const { days } = transferIn(config);
  const isGood =
    typeof days === 'number' && Number.isInteger(days) && days >= 1 && days <= TRANSFER_DAYS_LIMIT;
  return isGood ? days : USUAL_DAYS;
}

/** [R7.118] The account that a transfer goes to; undefined where the house names none, and then offers none. */
export function transferAccount(config: unknown): TransferAccount | undefined {
  const { holder, bank, iban, bic } = transferIn(config);
  const isWhole = [holder, bank, iban, bic].every((text) => typeof text === 'string' && text !== '');
  return isWhole
    ? { holder: String(holder), bank: String(bank), iban: String(iban), bic: String(bic) }
    : undefined;
}

function transferIn(config: unknown): Readonly<Record<string, unknown>> {
  const { transfer }: Record<string, unknown> = { ...(typeof config === 'object' ? config : undefined) };
  return { ...(typeof transfer === 'object' ? transfer : undefined) };
}
