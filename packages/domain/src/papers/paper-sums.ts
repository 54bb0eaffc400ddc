/** What an order cost, minor units, as it was frozen. */
export interface PricedOrder {
  readonly subtotal: number;
  readonly shipping: number;
  readonly tax: number;
  readonly total: number;
  readonly taxIncluded: boolean;
}
/** Pieces and delivery that a paper is about, minor units. */
export interface PaperPart {
  readonly goods: number;
  readonly shipping: number;
}
/** The sums of a paper, minor units; `tax` is part of `total` either way. */
export interface PaperSums extends PaperPart {
  readonly tax: number;
  readonly total: number;
}

/**
 * [R7.042, R7.129] The sums of a parcel. Its tax is what the parcels so far are worth beyond those before, rounded half up,
 * as its money is taken (`dueFor`): so papers and payments of an order add up to the minor unit.
 */
export function invoiceSums(order: PricedOrder, before: readonly PaperPart[], part: PaperPart): PaperSums {
  const [first, last] = [costOf(before), costOf([...before, part])];
  const total = share(order.total, last, order) - share(order.total, first, order);
  const { goods, shipping } = part;
  const tax = order.taxIncluded
    ? share(order.tax, last, order) - share(order.tax, first, order)
    : total - goods - shipping;
  return { goods, shipping, tax, total };
}

/**
 * [R7.043] The sums of a refund: pieces, delivery where it is given back too, and tax, which add up to what was given back
 * to the minor unit.
 */
export function creditSums(
  order: PricedOrder,
  before: readonly PaperPart[],
  { goods, refund }: { readonly goods: number; readonly refund: number },
): PaperSums {
  const distance = (shipping: number) => Math.abs(refund - share(order.total, goods + shipping, order));
  const shipping = distance(order.shipping) < distance(0) ? order.shipping : 0;
  const [first, last] = [costOf(before), costOf([...before, { goods, shipping }])];
  const tax = order.taxIncluded
    ? share(order.tax, last, order) - share(order.tax, first, order)
    : refund - goods - shipping;
  return { goods, shipping, tax, total: refund };
}

function share(whole: number, cost: number, { subtotal, shipping }: PricedOrder): number {
  const all = subtotal + shipping;
  return all === 0 ? 0 : Math.round((whole * cost) / all);
}

function costOf(parts: readonly PaperPart[]): number {
  return parts.reduce((sum, { goods, shipping }) => sum + goods + shipping, 0);
}
