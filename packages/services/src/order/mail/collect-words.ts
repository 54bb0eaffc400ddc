import type { Language } from '@vitrine/domain';

/** The words of the mail that says that an order can be collected; `%s` is filled in. */
export interface CollectWords {
  readonly subject: string;
  readonly heading: string;
  readonly intro: string;
  readonly where: string;
  readonly hours: string;
  readonly closed: string;
  readonly bring: string;
  /** Where somebody else fetches it. */
  readonly bringOther: string;
  readonly store: string;
  readonly colon: string;
  readonly comma: string;
}

export const COLLECT_WORDS: Readonly<Record<Language, CollectWords>> = {
  eng: {
    subject: 'Your order %s is ready to collect',
    heading: 'It is ready for you, %s',
    intro: 'Your order %s waits for you in the store.',
    where: 'Where',
    hours: 'Opening hours',
    closed: 'Closed',
    bring: 'Please bring this e-mail and an identity document.',
    bringOther: 'It is handed over to %s, with this e-mail and an identity document.',
    store: 'About the store',
    colon: ': ',
    comma: ', ',
  },
  fra: {
    subject: 'Votre commande %s vous attend en boutique',
    heading: 'Votre commande est prête, %s',
    intro: 'Votre commande %s vous attend en boutique.',
    where: 'Adresse',
    hours: 'Horaires d’ouverture',
    closed: 'Fermé',
    bring: 'Merci de vous munir de cet e-mail et d’une pièce d’identité.',
    bringOther: 'Elle sera remise à %s, sur présentation de cet e-mail et d’une pièce d’identité.',
    store: 'À propos de la boutique',
    colon: '\u00a0: ',
    comma: ', ',
  },
  ita: {
    subject: 'Il Suo ordine %s è pronto per il ritiro',
    heading: 'Il Suo ordine è pronto, %s',
    intro: 'Il Suo ordine %s La attende in boutique.',
    where: 'Indirizzo',
    hours: 'Orari di apertura',
    closed: 'Chiuso',
    bring: 'La preghiamo di portare con Sé questa e-mail e un documento d’identità.',
    bringOther: 'Sarà consegnato a %s, dietro presentazione di questa e-mail e di un documento d’identità.',
    store: 'Informazioni sulla boutique',
    colon: ': ',
    comma: ', ',
  },
  jpn: {
    subject: 'ご注文%sのご用意が整いました',
    heading: '%s様、ご用意が整いました',
    intro: 'ご注文%sを店舗にてお預かりしております。',
    where: 'お受け取り店舗',
    hours: '営業時間',
    closed: '定休日',
    bring: 'ご来店の際は、このメールと本人確認書類をお持ちください。',
    bringOther: '%s様に、このメールと本人確認書類をご提示いただき、お渡しいたします。',
    store: '店舗のご案内',
    colon: '：',
    comma: '、',
  },
  kor: {
    subject: '주문 %s 매장 수령 준비 완료',
    heading: '%s 님, 주문이 준비되었습니다',
    intro: '주문하신 제품(%s)을 매장에서 보관하고 있습니다.',
    where: '수령 매장',
    hours: '영업시간',
    closed: '휴무',
    bring: '방문하실 때 이 이메일과 신분증을 지참해 주세요.',
    bringOther: '이 이메일과 신분증을 제시하시면 %s 님께 전해 드립니다.',
    store: '매장 안내',
    colon: ': ',
    comma: ', ',
  },
  zhs: {
    subject: '您的订单%s已备妥，可前往门店自提',
    heading: '%s，您的订单已备妥',
    intro: '您的订单%s已在门店为您保留。',
    where: '自提门店',
    hours: '营业时间',
    closed: '休息',
    bring: '前来时请携带本邮件与身份证件。',
    bringOther: '届时将凭本邮件与身份证件交予%s。',
    store: '门店信息',
    colon: '：',
    comma: '、',
  },
  ara: {
    subject: 'طلبك %s جاهز للاستلام',
    heading: 'طلبك جاهز، %s',
    intro: 'طلبك %s بانتظارك في المتجر.',
    where: 'العنوان',
    hours: 'ساعات العمل',
    closed: 'مغلق',
    bring: 'يُرجى إحضار هذه الرسالة ووثيقة هوية.',
    bringOther: 'يُسلَّم إلى %s عند إبراز هذه الرسالة ووثيقة هوية.',
    store: 'عن المتجر',
    colon: ': ',
    comma: '، ',
  },
};
