import { ORDER_LINK_HEADER } from '@vitrine/contracts';

/** How a call shows that it may see an order: a customer by their session, a guest by what their signed link says [R7.127]. */
export const accessBy = (
  linkToken: string | undefined,
): { readonly headers?: Readonly<Record<string, string>> } =>
  linkToken === undefined ? {} : { headers: { [ORDER_LINK_HEADER]: linkToken } };
