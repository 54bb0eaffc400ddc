import { cardBrand, type Language, type PaymentMethod } from '@vitrine/domain';

/** A payment, as far as a mail names it. */
export interface NamedPayment {
  readonly method: PaymentMethod;
  readonly brand?: string | undefined;
  readonly lastFour?: string | undefined;
}

interface MeansWords {
  /** A card by its brand (`%b`) and its last digits (`%s`). */
  readonly card: string;
  readonly giftCard: string;
  readonly bankTransfer: string;
  readonly alipay: string;
  readonly wechat: string;
}

const MEANS_WORDS: Readonly<Record<Language, MeansWords>> = {
  eng: {
    card: '%b ending in %s',
    giftCard: 'Gift card',
    bankTransfer: 'Bank transfer',
    alipay: 'Alipay',
    wechat: 'WeChat Pay',
  },
  fra: {
    card: '%b se terminant par %s',
    giftCard: 'Carte cadeau',
    bankTransfer: 'Virement bancaire',
    alipay: 'Alipay',
    wechat: 'WeChat Pay',
  },
  ita: {
    card: '%b che termina con %s',
    giftCard: 'Carta regalo',
    bankTransfer: 'Bonifico bancario',
    alipay: 'Alipay',
    wechat: 'WeChat Pay',
  },
  jpn: {
    card: '%b 末尾%s',
    giftCard: 'ギフトカード',
    bankTransfer: '銀行振込',
    alipay: 'Alipay',
    wechat: 'WeChat Pay',
  },
  kor: {
    card: '%b 카드(끝자리 %s)',
    giftCard: '기프트 카드',
    bankTransfer: '계좌 이체',
    alipay: 'Alipay',
    wechat: 'WeChat Pay',
  },
  zhs: {
    card: '%b卡（尾号%s）',
    giftCard: '礼品卡',
    bankTransfer: '银行转账',
    alipay: '支付宝',
    wechat: '微信支付',
  },
  ara: {
    card: 'بطاقة %b المنتهية بـ %s',
    giftCard: 'بطاقة هدايا',
    bankTransfer: 'تحويل مصرفي',
    alipay: 'Alipay',
    wechat: 'WeChat Pay',
  },
};

/** What a payment was made with: a card by its last digits, any other means by its name. */
export function meansText({ method, brand, lastFour }: NamedPayment, language: Language): string {
  const words = MEANS_WORDS[language];
  if (method === 'applePay') return 'Apple Pay';
  if (method === 'paypal') return 'PayPal';
  if (method !== 'creditCard') return words[method];
  return words.card.replace('%b', () => cardBrand(brand ?? '')).replace('%s', () => lastFour ?? '');
}
