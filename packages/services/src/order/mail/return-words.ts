import type { Language } from '@vitrine/domain';
import type { ReturnMailKind } from '../../jobs/index.ts';

/** What a mail about a return says; `%s` is filled in. */
interface ReturnWords {
  readonly subject: string;
  readonly heading: string;
  readonly text: string;
}
export interface ReturnMailWords {
  readonly number: string;
  readonly refund: string;
  /** What of it is for delivery, and for tax on top of the prices. */
  readonly ofDelivery: string;
  readonly ofTax: string;
  /** Pieces (`%s`) that were sent back and not accepted. */
  readonly notTaken: string;
  /** The means that the money goes back to. */
  readonly to: string;
  readonly kinds: Readonly<Record<Exclude<ReturnMailKind, 'return-requested'>, ReturnWords>>;
}

export const RETURN_WORDS: Readonly<Record<Language, ReturnMailWords>> = {
  eng: {
    number: 'Return number',
    refund: 'Given back',
    ofDelivery: 'of which delivery',
    ofTax: 'of which tax',
    notTaken: 'Not taken back: %s',
    to: 'Given back to',
    kinds: {
      'return-received': {
        subject: 'We have received your return %s',
        heading: 'Your return is here',
        text: 'Thank you. Our atelier looks at your pieces now, and we write to you as soon as this is done.',
      },
      'return-refunded': {
        subject: 'Your return %s is refunded',
        heading: 'Your refund is under way',
        text: 'The amount below goes back to the means that you paid with.',
      },
      'return-refused': {
        subject: 'About your return %s',
        heading: 'We cannot take your pieces back',
        text: 'They did not reach us as they left us. Our advisors will be glad to explain, and to agree with you how they come back to you.',
      },
      'exchange-sent': {
        subject: 'Your exchange %s is on its way',
        heading: 'Your other size is on its way',
        text: 'We have received your piece, and the one that you asked for has left our atelier.',
      },
    },
  },
  fra: {
    number: 'Numéro de retour',
    refund: 'Montant remboursé',
    ofDelivery: 'dont livraison',
    ofTax: 'dont taxes',
    notTaken: 'Non repris : %s',
    to: 'Remboursé sur',
    kinds: {
      'return-received': {
        subject: 'Nous avons reçu votre retour %s',
        heading: 'Votre retour est arrivé',
        text: 'Merci. Notre atelier examine vos pièces ; nous vous écrirons dès que cela sera fait.',
      },
      'return-refunded': {
        subject: 'Votre retour %s est remboursé',
        heading: 'Votre remboursement est en cours',
        text: 'Le montant ci-dessous est reversé sur le moyen de paiement utilisé.',
      },
      'return-refused': {
        subject: 'À propos de votre retour %s',
        heading: 'Nous ne pouvons reprendre vos pièces',
        text: 'Elles ne nous sont pas parvenues telles qu’elles étaient parties. Nos conseillers vous l’expliqueront volontiers et conviendront avec vous de leur restitution.',
      },
      'exchange-sent': {
        subject: 'Votre échange %s est en chemin',
        heading: 'Votre autre taille est en chemin',
        text: 'Nous avons reçu votre pièce, et celle que vous avez demandée a quitté notre atelier.',
      },
    },
  },
  ita: {
    number: 'Numero del reso',
    refund: 'Importo rimborsato',
    ofDelivery: 'di cui consegna',
    ofTax: 'di cui imposte',
    notTaken: 'Non ripreso: %s',
    to: 'Rimborsato su',
    kinds: {
      'return-received': {
        subject: 'Abbiamo ricevuto il Suo reso %s',
        heading: 'Il Suo reso è arrivato',
        text: 'Grazie. Il nostro atelier esamina ora i Suoi pezzi; Le scriveremo non appena avrà terminato.',
      },
      'return-refunded': {
        subject: 'Il Suo reso %s è rimborsato',
        heading: 'Il Suo rimborso è in corso',
        text: 'L’importo qui sotto torna al mezzo di pagamento utilizzato.',
      },
      'return-refused': {
        subject: 'A proposito del Suo reso %s',
        heading: 'Non possiamo riprendere i Suoi pezzi',
        text: 'Non ci sono giunti come erano partiti. I nostri consulenti saranno lieti di spiegarLe il motivo e di concordare con Lei la restituzione.',
      },
      'exchange-sent': {
        subject: 'Il Suo cambio %s è in viaggio',
        heading: 'L’altra taglia è in viaggio',
        text: 'Abbiamo ricevuto il Suo pezzo, e quello richiesto ha lasciato il nostro atelier.',
      },
    },
  },
  jpn: {
    number: '返品番号',
    refund: '返金額',
    ofDelivery: 'うち送料',
    ofTax: 'うち税',
    notTaken: 'お引き取りできなかったお品物：%s',
    to: 'ご返金先',
    kinds: {
      'return-received': {
        subject: '返品を受け取りました（%s）',
        heading: '返品のお品物が届きました',
        text: 'ありがとうございます。ただいまアトリエにてお品物を確認しております。確認が終わり次第、ご連絡いたします。',
      },
      'return-refunded': {
        subject: '返品のご返金（%s）',
        heading: 'ご返金の手続きをいたしました',
        text: '下記の金額を、お支払い時の決済手段へご返金いたします。',
      },
      'return-refused': {
        subject: '返品について（%s）',
        heading: '返品を承ることができませんでした',
        text: 'お品物がお届け時の状態と異なっておりました。詳細とお品物のご返送については、アドバイザーがご案内いたします。',
      },
      'exchange-sent': {
        subject: '交換品を発送いたしました（%s）',
        heading: '交換品をお届けします',
        text: 'お品物を受け取り、ご希望のサイズをアトリエより発送いたしました。',
      },
    },
  },
  kor: {
    number: '반품 번호',
    refund: '환불 금액',
    ofDelivery: '배송비 포함',
    ofTax: '세금 포함',
    notTaken: '반품이 거절된 제품: %s',
    to: '환불 수단',
    kinds: {
      'return-received': {
        subject: '반품 제품을 받았습니다 (%s)',
        heading: '반품 제품이 도착했습니다',
        text: '감사합니다. 아틀리에에서 제품을 확인하고 있으며, 확인이 끝나는 대로 안내해 드리겠습니다.',
      },
      'return-refunded': {
        subject: '반품 환불 안내 (%s)',
        heading: '환불이 진행되었습니다',
        text: '아래 금액이 결제하신 수단으로 환불됩니다.',
      },
      'return-refused': {
        subject: '반품 안내 (%s)',
        heading: '반품을 진행할 수 없습니다',
        text: '제품이 배송 당시의 상태와 다릅니다. 자세한 내용과 제품을 돌려드리는 방법은 어드바이저가 안내해 드리겠습니다.',
      },
      'exchange-sent': {
        subject: '교환 제품이 발송되었습니다 (%s)',
        heading: '교환 제품이 배송 중입니다',
        text: '보내 주신 제품을 받았으며, 요청하신 제품이 아틀리에에서 발송되었습니다.',
      },
    },
  },
  zhs: {
    number: '退货编号',
    refund: '退款金额',
    ofDelivery: '其中配送费',
    ofTax: '其中税费',
    notTaken: '未接受退货：%s',
    to: '退回至',
    kinds: {
      'return-received': {
        subject: '我们已收到您的退货 %s',
        heading: '您的退货已送达',
        text: '感谢您。工坊正在检查您的商品，完成后我们会立即通知您。',
      },
      'return-refunded': {
        subject: '您的退货 %s 已退款',
        heading: '退款已办理',
        text: '以下金额将退回您的原付款方式。',
      },
      'return-refused': {
        subject: '关于您的退货 %s',
        heading: '我们无法接受此次退货',
        text: '商品送达时与寄出时状态不符。我们的顾问很乐意为您说明，并与您商定如何寄回商品。',
      },
      'exchange-sent': {
        subject: '您的换货 %s 已寄出',
        heading: '您要的尺码已寄出',
        text: '我们已收到您的商品，您要的商品已从工坊寄出。',
      },
    },
  },
  ara: {
    number: 'رقم الإرجاع',
    refund: 'المبلغ المُعاد',
    ofDelivery: 'منها التوصيل',
    ofTax: 'منها الضريبة',
    notTaken: 'لم يُقبل إرجاع: %s',
    to: 'أُعيد إلى',
    kinds: {
      'return-received': {
        subject: 'استلمنا مرتجعك %s',
        heading: 'وصل مرتجعك',
        text: 'شكراً لك. يفحص مشغلنا قطعك الآن، وسنكتب إليك فور الانتهاء.',
      },
      'return-refunded': {
        subject: 'أُعيد مبلغ مرتجعك %s',
        heading: 'مبلغك في طريقه إليك',
        text: 'يُعاد المبلغ أدناه إلى وسيلة الدفع التي استخدمتها.',
      },
      'return-refused': {
        subject: 'بخصوص مرتجعك %s',
        heading: 'لا يمكننا استعادة قطعك',
        text: 'لم تصلنا كما غادرتنا. يسعد مستشارينا أن يوضحوا لك السبب، وأن يتفقوا معك على كيفية إعادتها إليك.',
      },
      'exchange-sent': {
        subject: 'بديلك %s في الطريق',
        heading: 'المقاس الآخر في الطريق إليك',
        text: 'استلمنا قطعتك، وغادرت القطعة التي طلبتها مشغلنا.',
      },
    },
  },
};
