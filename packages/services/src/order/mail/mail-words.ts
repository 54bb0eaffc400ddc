import type { Language } from '@vitrine/domain';

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
  readonly visit: string;
}

export const MAIL_WORDS: Readonly<Record<Language, MailWords>> = {
  eng: {
    subject: 'Your order %s',
    thanks: 'Thank you, %s',
    intro: 'Your order is placed. We will write again when it leaves the atelier.',
    number: 'Order number',
    quantity: 'Quantity',
    subtotal: 'Subtotal',
    shipping: 'Delivery',
    tax: 'Sales tax',
    taxIncluded: 'of which VAT',
    total: 'Total',
    deliverTo: 'Delivery',
    visit: 'Visit the house',
  },
  fra: {
    subject: 'Votre commande %s',
    thanks: 'Merci, %s',
    intro: 'Votre commande est enregistrée. Nous vous écrirons lorsqu’elle quittera l’atelier.',
    number: 'Numéro de commande',
    quantity: 'Quantité',
    subtotal: 'Sous-total',
    shipping: 'Livraison',
    tax: 'Taxes',
    taxIncluded: 'dont TVA',
    total: 'Total',
    deliverTo: 'Livraison',
    visit: 'Visiter la maison',
  },
  ara: {
    subject: 'طلبك %s',
    thanks: 'شكرًا، %s',
    intro: 'تم تسجيل طلبك. سنراسلك مجددًا عند مغادرته الورشة.',
    number: 'رقم الطلب',
    quantity: 'الكمية',
    subtotal: 'المجموع الفرعي',
    shipping: 'التوصيل',
    tax: 'الضريبة',
    taxIncluded: 'منها ضريبة القيمة المضافة',
    total: 'المجموع',
    deliverTo: 'التوصيل',
    visit: 'زيارة الدار',
  },
};
