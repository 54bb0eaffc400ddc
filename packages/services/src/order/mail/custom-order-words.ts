import type { CustomOrderKind, Language } from '@vitrine/domain';

/** What the mail of an order says that an agent prepared; `%s` is filled in. */
interface KindWords {
  readonly subject: string;
  /** Says who prepared it. */
  readonly intro: string;
  readonly open: string;
}
export interface CustomOrderWords {
  /** Greets by name. */
  readonly heading: string;
  readonly kinds: Readonly<Record<CustomOrderKind, KindWords>>;
  /** Until when. */
  readonly until: string;
  /** That the link is for the reader alone. */
  readonly personal: string;
  /** [R7.126] A text message: who prepared the order (`%s`) and what it costs (`%t`); the link follows. */
  readonly texts: Readonly<Record<CustomOrderKind, string>>;
}

export const CUSTOM_ORDER_WORDS: Readonly<Record<Language, CustomOrderWords>> = {
  eng: {
    heading: 'For you, %s',
    kinds: {
      approval: {
        subject: 'An order awaits your approval',
        intro:
          '%s has prepared this order for you. Please look it over: nothing is made before you have approved it.',
        open: 'View and approve',
      },
      pay_by_link: {
        subject: 'Your order is ready to be paid',
        intro: '%s has prepared this order for you. Whenever it suits you, complete it with a payment.',
        open: 'View and pay',
      },
    },
    until: 'Your pieces and their prices are agreed until %s.',
    personal: 'This link is personal and can be used once. Please do not forward it.',
    texts: {
      approval: 'Maison Aurèle: %s has prepared an order of %t for you. View and approve it:',
      pay_by_link: 'Maison Aurèle: %s has prepared an order of %t for you. View and pay it:',
    },
  },
  fra: {
    heading: 'Pour vous, %s',
    kinds: {
      approval: {
        subject: 'Une commande attend votre accord',
        intro:
          '%s a préparé cette commande à votre intention. Prenez le temps de la parcourir : rien n’est réalisé sans votre accord.',
        open: 'Voir et approuver',
      },
      pay_by_link: {
        subject: 'Votre commande est prête à être réglée',
        intro: '%s a préparé cette commande à votre intention. Réglez-la au moment qui vous convient.',
        open: 'Voir et régler',
      },
    },
    until: 'Vos pièces et leurs prix sont convenus jusqu’au %s.',
    personal: 'Ce lien est personnel et ne sert qu’une fois. Merci de ne pas le transmettre.',
    texts: {
      approval: 'Maison Aurèle : %s a préparé une commande de %t pour vous. Voir et approuver :',
      pay_by_link: 'Maison Aurèle : %s a préparé une commande de %t pour vous. Voir et régler :',
    },
  },
  ita: {
    heading: 'Per Lei, %s',
    kinds: {
      approval: {
        subject: 'Un ordine attende la Sua approvazione',
        intro:
          '%s ha preparato questo ordine per Lei. Lo esamini con calma: nulla viene realizzato senza la Sua approvazione.',
        open: 'Vedere e approvare',
      },
      pay_by_link: {
        subject: 'Il Suo ordine è pronto per il pagamento',
        intro: '%s ha preparato questo ordine per Lei. Potrà completarlo con il pagamento quando desidera.',
        open: 'Vedere e pagare',
      },
    },
    until: 'I pezzi e i prezzi sono concordati fino al %s.',
    personal: 'Questo link è personale e si usa una sola volta. La preghiamo di non inoltrarlo.',
    texts: {
      approval: 'Maison Aurèle: %s ha preparato per Lei un ordine di %t. Veda e approvi:',
      pay_by_link: 'Maison Aurèle: %s ha preparato per Lei un ordine di %t. Veda e paghi:',
    },
  },
  jpn: {
    heading: '%s 様へ',
    kinds: {
      approval: {
        subject: 'ご注文内容のご承認をお願いいたします',
        intro:
          '%sがお客様のご注文をご用意いたしました。内容をご確認ください。ご承認をいただくまで制作には入りません。',
        open: '内容を確認して承認する',
      },
      pay_by_link: {
        subject: 'ご注文のお支払いのご案内',
        intro: '%sがお客様のご注文をご用意いたしました。ご都合のよいときにお支払いをお済ませください。',
        open: '内容を確認して支払う',
      },
    },
    until: 'お品物と価格は%sまで有効です。',
    personal: 'このリンクはお客様専用で、一度だけご利用いただけます。転送はご遠慮ください。',
    texts: {
      approval: 'Maison Aurèle：%sが%tのご注文をご用意しました。内容の確認とご承認：',
      pay_by_link: 'Maison Aurèle：%sが%tのご注文をご用意しました。内容の確認とお支払い：',
    },
  },
  kor: {
    heading: '%s 고객님께',
    kinds: {
      approval: {
        subject: '승인을 기다리는 주문이 있습니다',
        intro:
          '%s 어드바이저가 고객님을 위해 주문을 준비했습니다. 내용을 확인해 주십시오. 승인하시기 전에는 제작을 시작하지 않습니다.',
        open: '확인 후 승인하기',
      },
      pay_by_link: {
        subject: '주문이 준비되었습니다. 결제해 주십시오',
        intro: '%s 어드바이저가 고객님을 위해 주문을 준비했습니다. 편하신 때에 결제를 완료해 주십시오.',
        open: '확인 후 결제하기',
      },
    },
    until: '제품과 가격은 %s까지 유효합니다.',
    personal: '이 링크는 고객님 전용이며 한 번만 사용하실 수 있습니다. 다른 분께 전달하지 마십시오.',
    texts: {
      approval: 'Maison Aurèle: %s 어드바이저가 %t의 주문을 준비했습니다. 확인 및 승인:',
      pay_by_link: 'Maison Aurèle: %s 어드바이저가 %t의 주문을 준비했습니다. 확인 및 결제:',
    },
  },
  zhs: {
    heading: '致 %s',
    kinds: {
      approval: {
        subject: '一份订单等待您的确认',
        intro: '%s 为您准备了这份订单，请您过目。未经您确认，我们不会开始制作。',
        open: '查看并确认',
      },
      pay_by_link: {
        subject: '您的订单已备妥，待您付款',
        intro: '%s 为您准备了这份订单。您可在方便时完成付款。',
        open: '查看并付款',
      },
    },
    until: '作品与价格为您保留至 %s。',
    personal: '此链接仅供您本人使用，且仅可使用一次，请勿转发。',
    texts: {
      approval: 'Maison Aurèle：%s 已为您备好一份 %t 的订单。查看并确认：',
      pay_by_link: 'Maison Aurèle：%s 已为您备好一份 %t 的订单。查看并付款：',
    },
  },
  ara: {
    heading: 'إليك، %s',
    kinds: {
      approval: {
        subject: 'طلب ينتظر موافقتك',
        intro: 'أعدّ لك %s هذا الطلب. يُرجى الاطلاع عليه، فلن يبدأ أي عمل قبل موافقتك.',
        open: 'الاطلاع والموافقة',
      },
      pay_by_link: {
        subject: 'طلبك جاهز للدفع',
        intro: 'أعدّ لك %s هذا الطلب. يمكنك إتمام الدفع في الوقت الذي يناسبك.',
        open: 'الاطلاع والدفع',
      },
    },
    until: 'القطع وأسعارها متفق عليها حتى %s.',
    personal: 'هذا الرابط شخصي ويُستخدم مرة واحدة. يُرجى عدم تحويله إلى غيرك.',
    texts: {
      approval: 'Maison Aurèle: أعدّ لك %s طلباً بقيمة %t. للاطلاع والموافقة:',
      pay_by_link: 'Maison Aurèle: أعدّ لك %s طلباً بقيمة %t. للاطلاع والدفع:',
    },
  },
};
