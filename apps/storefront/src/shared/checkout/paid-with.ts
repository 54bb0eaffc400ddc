import type { OrderBody } from '@vitrine/contracts';
import { cardBrand } from '@vitrine/domain';
import type { Labels } from '../i18n/labels.ts';

type Payment = OrderBody['payments'][number];

/** [R7.118] What confirmation and order page say of a payment: cards by their last digits, any other means by its name. */
export function paidWith({ method, brand = '', lastFour = '' }: Payment, t: Labels['t']): string {
  if (method === 'creditCard') return t('checkout_paid_with', { brand: cardBrand(brand), lastFour });
  if (method === 'giftCard') return t('checkout_paid_with_gift_card', { lastFour });
  if (method === 'bankTransfer') return t('checkout_paid_with_transfer');
  return t('checkout_paid_with_wallet', { means: t(`checkout_means_${method}`) });
}
