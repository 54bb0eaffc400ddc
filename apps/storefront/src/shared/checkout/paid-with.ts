import type { OrderBody } from '@vitrine/contracts';
import type { Labels } from '../i18n/labels.ts';
import { cardBrand } from './card-brand.ts';

type Payment = OrderBody['payments'][number];

/** What an order says of one of its payments: the card by its last digits, any other means by its name. */
export function paidWith({ method, brand = '', lastFour }: Payment, { t, find }: Labels): string {
  if (lastFour !== undefined) return t('checkout_paid_with', { brand: cardBrand(brand), lastFour });
  return t('checkout_paid_with_wallet', { means: find(`checkout_means_${method}`) ?? method });
}
