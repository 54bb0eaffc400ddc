import type { Language, Readiness } from '@vitrine/domain';
import { COLONS } from '../../mail/index.ts';

/** The words of the confirmation mail; `%s` is filled in. */
export interface MailWords {
  readonly subject: string;
  readonly thanks: string;
  readonly intro: string;
  readonly number: string;
  readonly quantity: string;
  readonly subtotal: string;
  readonly shipping: string;
  readonly tax: string;
  readonly taxIncluded: string;
  readonly total: string;
  readonly deliverTo: string;
  /** Of several parcels: which one, and why it travels apart. */
  readonly parcel: Readonly<Record<Readiness, string>>;
  readonly giftWrapped: string;
  /** Above the words on the card of a gift. */
  readonly giftCard: string;
  readonly view: string;
  /** Between a label and its value, and between a name and its traits, in the plain text. */
  readonly colon: string;
  readonly comma: string;
}

export const MAIL_WORDS: Readonly<Record<Language, MailWords>> = {
  eng: {
    subject: 'Your order %s',
    thanks: 'Thank you, %s',
    intro: 'Your order is placed.',
    number: 'Order number',
    quantity: 'Quantity',
    subtotal: 'Subtotal',
    shipping: 'Delivery',
    tax: 'Sales tax',
    taxIncluded: 'of which VAT',
    total: 'Total',
    deliverTo: 'Delivery',
    parcel: { in_stock: 'Parcel %s, ready to leave', made_to_order: 'Parcel %s, made to order' },
    giftWrapped: 'Wrapped as a gift',
    giftCard: 'On the card',
    view: 'View your order',
    colon: COLONS.eng,
    comma: ', ',
  },
  fra: {
    subject: 'Votre commande %s',
    thanks: 'Merci, %s',
    intro: 'Votre commande est enregistrée.',
    number: 'Numéro de commande',
    quantity: 'Quantité',
    subtotal: 'Sous-total',
    shipping: 'Livraison',
    tax: 'Taxes',
    taxIncluded: 'dont TVA',
    total: 'Total',
    deliverTo: 'Livraison',
    parcel: { in_stock: 'Colis %s, prêt à partir', made_to_order: 'Colis %s, fait sur commande' },
    giftWrapped: 'Emballage cadeau',
    giftCard: 'Sur la carte',
    view: 'Voir votre commande',
    colon: COLONS.fra,
    comma: ', ',
  },
  ita: {
    subject: 'Il Suo ordine %s',
    thanks: 'Grazie, %s',
    intro: 'Il Suo ordine è stato registrato.',
    number: 'Numero d’ordine',
    quantity: 'Quantità',
    subtotal: 'Subtotale',
    shipping: 'Consegna',
    tax: 'Imposte',
    taxIncluded: 'di cui IVA',
    total: 'Totale',
    deliverTo: 'Consegna',
    parcel: { in_stock: 'Pacco %s, pronto a partire', made_to_order: 'Pacco %s, realizzato su ordinazione' },
    giftWrapped: 'Confezione regalo',
    giftCard: 'Sul biglietto',
    view: 'Visualizza l’ordine',
    colon: COLONS.ita,
    comma: ', ',
  },
  jpn: {
    subject: 'ご注文の確認 %s',
    thanks: '%s様、ありがとうございます',
    intro: 'ご注文を承りました。',
    number: 'ご注文番号',
    quantity: '数量',
    subtotal: '小計',
    shipping: '送料',
    tax: '消費税',
    taxIncluded: 'うち消費税',
    total: '合計',
    deliverTo: 'お届け先',
    parcel: { in_stock: 'お届け%s：すぐに発送', made_to_order: 'お届け%s：受注製作' },
    giftWrapped: 'ギフトラッピング',
    giftCard: 'カードのメッセージ',
    view: 'ご注文を確認する',
    colon: COLONS.jpn,
    comma: '、',
  },
  kor: {
    subject: '주문 확인 %s',
    thanks: '%s 님, 감사합니다',
    intro: '주문이 접수되었습니다.',
    number: '주문 번호',
    quantity: '수량',
    subtotal: '소계',
    shipping: '배송비',
    tax: '부가세',
    taxIncluded: '포함된 부가세',
    total: '합계',
    deliverTo: '배송지',
    parcel: { in_stock: '배송 %s: 바로 발송', made_to_order: '배송 %s: 주문 제작' },
    giftWrapped: '선물 포장',
    giftCard: '카드 메시지',
    view: '주문 확인하기',
    colon: COLONS.kor,
    comma: ', ',
  },
  zhs: {
    subject: '您的订单 %s',
    thanks: '%s，感谢您的惠顾',
    intro: '您的订单已确认。',
    number: '订单编号',
    quantity: '数量',
    subtotal: '小计',
    shipping: '配送',
    tax: '税费',
    taxIncluded: '其中增值税',
    total: '总计',
    deliverTo: '配送至',
    parcel: { in_stock: '包裹%s：即可发出', made_to_order: '包裹%s：定制' },
    giftWrapped: '礼品包装',
    giftCard: '贺卡留言',
    view: '查看订单',
    colon: COLONS.zhs,
    comma: '，',
  },
  ara: {
    subject: 'طلبك %s',
    thanks: 'شكرًا، %s',
    intro: 'تم تسجيل طلبك.',
    number: 'رقم الطلب',
    quantity: 'الكمية',
    subtotal: 'المجموع الفرعي',
    shipping: 'التوصيل',
    tax: 'الضريبة',
    taxIncluded: 'منها ضريبة القيمة المضافة',
    total: 'المجموع',
    deliverTo: 'التوصيل',
    parcel: { in_stock: 'الطرد %s: جاهز للإرسال', made_to_order: 'الطرد %s: يُصنع حسب الطلب' },
    giftWrapped: 'مغلّفة كهدية',
    giftCard: 'على البطاقة',
    view: 'عرض طلبك',
    colon: COLONS.ara,
    comma: '، ',
  },
};
