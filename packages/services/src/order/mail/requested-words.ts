import type { Language, ReturnKind, ReturnWay } from '@vitrine/domain';

/** What the mail says that tells of a return or an exchange as soon as it is asked for; `%s` is filled in. */
interface RequestedWords {
  readonly kinds: Readonly<Record<ReturnKind, { readonly subject: string; readonly heading: string }>>;
  /** What is to be done now, by the way that the pieces come back. */
  readonly ways: Readonly<Record<ReturnWay, string>>;
  /** The piece (`%s`) that an exchange brings. */
  readonly wanted: string;
  /** Before the name and address of the store that takes the pieces. */
  readonly store: string;
}

export const REQUESTED_WORDS: Readonly<Record<Language, RequestedWords>> = {
  eng: {
    kinds: {
      return: { subject: 'Your return %s is with us', heading: 'We expect your return' },
      exchange: { subject: 'Your exchange %s is with us', heading: 'We expect your piece' },
    },
    ways: {
      parcel:
        'Thank you. On the page of your order you find the label to print. Please put it on the parcel and hand the parcel to the carrier; we write to you as soon as it is with us.',
      store:
        'Thank you. Please bring the pieces and the number to the store below; we write to you as soon as they are with us.',
      collection:
        'Thank you. Please keep the pieces ready with the number below. Our client service agrees the day of the collection with you.',
    },
    wanted: 'In its place: %s',
    store: 'Store',
  },
  fra: {
    kinds: {
      return: { subject: 'Votre retour %s est enregistré', heading: 'Nous attendons votre retour' },
      exchange: { subject: 'Votre échange %s est enregistré', heading: 'Nous attendons votre pièce' },
    },
    ways: {
      parcel:
        'Merci. L’étiquette à imprimer vous attend sur la page de votre commande. Collez-la sur le colis et remettez-le au transporteur ; nous vous écrirons dès sa réception.',
      store:
        'Merci. Veuillez apporter les pièces et le numéro à la boutique indiquée ci-dessous ; nous vous écrirons dès leur réception.',
      collection:
        'Merci. Veuillez tenir les pièces prêtes, avec le numéro ci-dessous. Notre service client conviendra avec vous du jour de l’enlèvement.',
    },
    wanted: 'À la place : %s',
    store: 'Boutique',
  },
  ita: {
    kinds: {
      return: { subject: 'Il Suo reso %s è registrato', heading: 'Attendiamo il Suo reso' },
      exchange: { subject: 'Il Suo cambio %s è registrato', heading: 'Attendiamo il Suo pezzo' },
    },
    ways: {
      parcel:
        'Grazie. Nella pagina del Suo ordine trova l’etichetta da stampare. La applichi al pacco e lo consegni al corriere; Le scriveremo non appena sarà da noi.',
      store:
        'Grazie. Porti i pezzi e il numero nella boutique indicata qui sotto; Le scriveremo non appena saranno da noi.',
      collection:
        'Grazie. Tenga pronti i pezzi con il numero qui sotto. Il nostro servizio clienti concorderà con Lei il giorno del ritiro.',
    },
    wanted: 'Al suo posto: %s',
    store: 'Boutique',
  },
  jpn: {
    kinds: {
      return: { subject: '返品のお申し込みを承りました（%s）', heading: '返品をお待ちしております' },
      exchange: { subject: '交換のお申し込みを承りました（%s）', heading: 'お品物をお待ちしております' },
    },
    ways: {
      parcel:
        'ありがとうございます。ご注文のページに、印刷用の送り状をご用意しております。荷物に貼り、運送会社へお渡しください。到着次第、ご連絡いたします。',
      store:
        'ありがとうございます。下記のストアへ、お品物と番号をお持ちください。受け取り次第、ご連絡いたします。',
      collection:
        'ありがとうございます。お品物と下記の番号をご用意ください。集荷日は、クライアントサービスよりご相談いたします。',
    },
    wanted: '交換品：%s',
    store: 'ストア',
  },
  kor: {
    kinds: {
      return: { subject: '반품 신청이 접수되었습니다 (%s)', heading: '반품 제품을 기다리고 있습니다' },
      exchange: { subject: '교환 신청이 접수되었습니다 (%s)', heading: '제품을 기다리고 있습니다' },
    },
    ways: {
      parcel:
        '감사합니다. 주문 페이지에 인쇄용 라벨이 준비되어 있습니다. 상자에 붙여 택배사에 전달해 주십시오. 도착하는 대로 안내해 드리겠습니다.',
      store: '감사합니다. 제품과 번호를 아래 매장으로 가져와 주십시오. 받는 대로 안내해 드리겠습니다.',
      collection:
        '감사합니다. 제품과 아래 번호를 준비해 주십시오. 수거 날짜는 고객 서비스에서 함께 정해 드립니다.',
    },
    wanted: '교환 제품: %s',
    store: '매장',
  },
  zhs: {
    kinds: {
      return: { subject: '您的退货申请 %s 已受理', heading: '我们期待收到您的退货' },
      exchange: { subject: '您的换货申请 %s 已受理', heading: '我们期待收到您的商品' },
    },
    ways: {
      parcel:
        '感谢您。您可以在订单页面打印退货标签。请将标签贴在包裹上并交给承运商；收到后我们会立即通知您。',
      store: '感谢您。请携带商品和编号前往以下门店；收到后我们会立即通知您。',
      collection: '感谢您。请备好商品和以下编号，客户服务会与您商定上门取件的日期。',
    },
    wanted: '换为：%s',
    store: '门店',
  },
  ara: {
    kinds: {
      return: { subject: 'سُجّل طلب إرجاعك %s', heading: 'ننتظر مرتجعك' },
      exchange: { subject: 'سُجّل طلب استبدالك %s', heading: 'ننتظر قطعتك' },
    },
    ways: {
      parcel:
        'شكراً لك. تجد الملصق الجاهز للطباعة في صفحة طلبك. ضعه على الطرد وسلّمه إلى شركة الشحن، وسنكتب إليك فور وصوله.',
      store: 'شكراً لك. يُرجى إحضار القطع والرقم إلى المتجر المذكور أدناه، وسنكتب إليك فور استلامها.',
      collection: 'شكراً لك. يُرجى تجهيز القطع مع الرقم أدناه، وستتفق خدمة العملاء معك على يوم الاستلام.',
    },
    wanted: 'بدلاً منها: %s',
    store: 'المتجر',
  },
};
