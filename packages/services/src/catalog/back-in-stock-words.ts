import type { Language } from '@vitrine/domain';

/** The words of the mail that says a piece is back, and of the page that ends such mails; `%s` is the piece. */
export interface BackInStockWords {
  readonly subject: string;
  readonly heading: string;
  readonly intro: string;
  readonly view: string;
  readonly why: string;
  readonly unsubscribe: string;
  readonly unsubscribeTitle: string;
  readonly unsubscribeText: string;
  readonly unsubscribed: string;
}

export const BACK_IN_STOCK_WORDS: Readonly<Record<Language, BackInStockWords>> = {
  eng: {
    subject: '%s is available again',
    heading: 'It is here again',
    intro: '%s can be ordered again. Few pieces are made, and none can be kept aside.',
    view: 'See the piece',
    why: 'You asked us to write once when this piece is back. There will be no other mail about it.',
    unsubscribe: 'Ask for no more of these mails',
    unsubscribeTitle: 'Mails about pieces that are back',
    unsubscribeText: 'We forget your address and every piece you asked about.',
    unsubscribed: 'Your address is forgotten. No more of these mails will come.',
  },
  fra: {
    subject: '%s est de nouveau disponible',
    heading: 'De retour',
    intro:
      '%s peut de nouveau être commandé. Peu de pièces sont fabriquées, et aucune ne peut être réservée.',
    view: 'Voir la pièce',
    why: 'Vous nous avez demandé de vous écrire une fois à son retour. Vous ne recevrez pas d’autre message à son sujet.',
    unsubscribe: 'Ne plus recevoir ces messages',
    unsubscribeTitle: 'Messages sur les pièces de retour',
    unsubscribeText: 'Nous oublions votre adresse et toutes les pièces que vous attendiez.',
    unsubscribed: 'Votre adresse est oubliée. Vous ne recevrez plus ces messages.',
  },
  ara: {
    subject: '%s متوفّر من جديد',
    heading: 'عاد من جديد',
    intro: 'أصبح بالإمكان طلب %s من جديد. القطع المصنوعة قليلة، ولا يمكن حجز أيّ منها.',
    view: 'عرض القطعة',
    why: 'طلبت منا أن نكتب إليك مرة واحدة عند عودة هذه القطعة. لن تصلك رسالة أخرى بشأنها.',
    unsubscribe: 'إيقاف هذه الرسائل',
    unsubscribeTitle: 'رسائل القطع العائدة',
    unsubscribeText: 'سنمحو عنوانك وكل القطع التي سألت عنها.',
    unsubscribed: 'تم محو عنوانك. لن تصلك هذه الرسائل بعد الآن.',
  },
};
