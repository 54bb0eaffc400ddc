import type { Language } from '@vitrine/domain';

/** The words of the mail and of the text message that say a piece is back, and of the page that ends such mails; `%s` is the piece. */
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
  /** The text message; the address of the piece follows. */
  readonly text: string;
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
    text: 'Maison Aurèle: %s is available again.',
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
    text: 'Maison Aurèle\u00A0: %s est de nouveau disponible.',
  },
  ita: {
    subject: '%s è di nuovo disponibile',
    heading: 'Di nuovo qui',
    intro:
      '%s può essere ordinato di nuovo. Se ne realizzano pochi esemplari, e nessuno può essere riservato.',
    view: 'Vedere la creazione',
    why: 'Ci ha chiesto di scriverLe una volta al ritorno di questa creazione. Non riceverà altri messaggi al riguardo.',
    unsubscribe: 'Non ricevere più questi messaggi',
    unsubscribeTitle: 'Messaggi sulle creazioni di nuovo disponibili',
    unsubscribeText: 'Dimentichiamo il Suo indirizzo e tutte le creazioni che attendeva.',
    unsubscribed: 'Il Suo indirizzo è stato dimenticato. Non riceverà più questi messaggi.',
    text: 'Maison Aurèle: %s è di nuovo disponibile.',
  },
  jpn: {
    subject: '%sが再入荷いたしました',
    heading: '再入荷のお知らせ',
    intro:
      '%sを再びご注文いただけるようになりました。製作数が限られているため、お取り置きは承っておりません。',
    view: 'アイテムを見る',
    why: 'このメールは、再入荷のお知らせをご希望のお客様に一度だけお送りしています。このアイテムに関するメールは、今後お送りいたしません。',
    unsubscribe: 'お知らせの配信を停止する',
    unsubscribeTitle: '再入荷のお知らせメール',
    unsubscribeText: 'お客様のメールアドレスと、お知らせをご希望のアイテムをすべて削除いたします。',
    unsubscribed: 'メールアドレスを削除いたしました。今後、お知らせはお送りいたしません。',
    text: 'メゾン オーレル：%sが再入荷いたしました。',
  },
  kor: {
    subject: '%s 재입고 안내',
    heading: '다시 만나실 수 있습니다',
    intro: '%s 제품을 다시 주문하실 수 있습니다. 소량만 제작하므로 따로 보관해 드리지는 못합니다.',
    view: '제품 보기',
    why: '재입고 시 한 번 알려 달라고 요청하셔서 보내 드리는 메일입니다. 이 제품에 관한 메일은 더 이상 보내지 않습니다.',
    unsubscribe: '알림 메일 그만 받기',
    unsubscribeTitle: '재입고 알림 메일',
    unsubscribeText: '고객님의 주소와 알림을 신청하신 모든 제품을 삭제합니다.',
    unsubscribed: '주소가 삭제되었습니다. 더 이상 알림 메일을 보내지 않습니다.',
    text: '메종 오렐: %s 재입고를 알려 드립니다.',
  },
  zhs: {
    subject: '%s现已到货',
    heading: '再度呈现',
    intro: '%s现可再次订购。作品数量有限，恕不预留。',
    view: '查看商品',
    why: '您曾要求我们在此商品到货时致信一次。此后不会再有相关邮件。',
    unsubscribe: '不再接收此类邮件',
    unsubscribeTitle: '到货通知邮件',
    unsubscribeText: '我们将删除您的邮箱地址以及您关注的所有商品。',
    unsubscribed: '您的邮箱地址已删除，您将不再收到此类邮件。',
    text: 'Maison Aurèle：%s现已到货。',
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
    text: 'ميزون أوريل: %s متوفّر من جديد.',
  },
};
