import type { Language } from '@vitrine/domain';

/** What is told of a parcel by mail, beside that it can be collected. */
export type ParcelTold = 'shipped' | 'delivered' | 'delayed';

/** What one such mail says; `%s` is the number of the order in the subject, and the name in the heading. */
interface Told {
  readonly subject: string;
  readonly heading: string;
  readonly text: string;
}
export interface ParcelWords {
  readonly kinds: Readonly<Record<ParcelTold, Told>>;
  readonly carrier: string;
  readonly tracking: string;
  /** What the parcel is called where it is looked up without an account. */
  readonly reference: string;
  readonly expected: string;
  /** Of a delay: what was said before. */
  readonly promised: string;
  readonly inside: string;
  /** Other parcels of the order are still to come. */
  readonly rest: string;
}

export const PARCEL_WORDS: Readonly<Record<Language, ParcelWords>> = {
  eng: {
    carrier: 'Carrier',
    tracking: 'Tracking number',
    reference: 'Parcel reference',
    expected: 'Expected',
    promised: 'Promised before',
    inside: 'In this parcel',
    rest: 'The other pieces of your order travel separately. We write to you when they leave.',
    kinds: {
      shipped: {
        subject: 'Your order %s is on its way',
        heading: 'It is on its way, %s',
        text: 'Your parcel has left our atelier. Its way can be followed on the page of your order.',
      },
      delivered: {
        subject: 'Your order %s has arrived',
        heading: 'Your parcel has arrived, %s',
        text: 'We hope it brings you joy. Should you change your mind, the page of your order shows what may be returned, and how.',
      },
      delayed: {
        subject: 'Your order %s needs a little more time',
        heading: 'A little more time, %s',
        text: 'Your pieces will be with you later than we promised. We are sorry to keep you waiting.',
      },
    },
  },
  fra: {
    carrier: 'Transporteur',
    tracking: 'Numéro de suivi',
    reference: 'Référence du colis',
    expected: 'Arrivée prévue',
    promised: 'Date annoncée auparavant',
    inside: 'Dans ce colis',
    rest: 'Les autres pièces de votre commande voyagent séparément. Nous vous écrirons dès leur départ.',
    kinds: {
      shipped: {
        subject: 'Votre commande %s est en route',
        heading: 'Votre colis est en route, %s',
        text: 'Votre colis a quitté notre atelier. Vous pouvez suivre son acheminement sur la page de votre commande.',
      },
      delivered: {
        subject: 'Votre commande %s est arrivée',
        heading: 'Votre colis est arrivé, %s',
        text: 'Nous espérons qu’il vous comblera. Si vous changez d’avis, la page de votre commande indique ce qui peut être retourné, et comment.',
      },
      delayed: {
        subject: 'Votre commande %s demande un peu plus de temps',
        heading: 'Un peu plus de temps, %s',
        text: 'Vos pièces vous parviendront plus tard que prévu. Nous vous prions de nous excuser pour cette attente.',
      },
    },
  },
  ita: {
    carrier: 'Corriere',
    tracking: 'Numero di tracciamento',
    reference: 'Riferimento del pacco',
    expected: 'Arrivo previsto',
    promised: 'Data indicata in precedenza',
    inside: 'In questo pacco',
    rest: 'Gli altri pezzi del Suo ordine viaggiano separatamente. Le scriveremo alla loro partenza.',
    kinds: {
      shipped: {
        subject: 'Il Suo ordine %s è in viaggio',
        heading: 'Il Suo pacco è in viaggio, %s',
        text: 'Il Suo pacco ha lasciato il nostro atelier. Può seguirne il percorso nella pagina del Suo ordine.',
      },
      delivered: {
        subject: 'Il Suo ordine %s è arrivato',
        heading: 'Il Suo pacco è arrivato, %s',
        text: 'Ci auguriamo che Le dia gioia. Se dovesse cambiare idea, la pagina del Suo ordine indica che cosa può essere reso, e come.',
      },
      delayed: {
        subject: 'Il Suo ordine %s richiede ancora un po’ di tempo',
        heading: 'Ancora un po’ di tempo, %s',
        text: 'I Suoi pezzi Le arriveranno più tardi di quanto promesso. Ci scusiamo per l’attesa.',
      },
    },
  },
  jpn: {
    carrier: '配送会社',
    tracking: 'お問い合わせ番号',
    reference: 'お荷物番号',
    expected: 'お届け予定',
    promised: '変更前のご案内',
    inside: '今回お届けするお品物',
    rest: 'ほかのお品物は別便にてお届けいたします。発送の際に、あらためてご連絡いたします。',
    kinds: {
      shipped: {
        subject: 'ご注文%sを発送いたしました',
        heading: '%s様、お品物を発送いたしました',
        text: 'アトリエよりお品物を発送いたしました。配送状況は、ご注文のページにてご確認いただけます。',
      },
      delivered: {
        subject: 'ご注文%sをお届けいたしました',
        heading: '%s様、お品物をお届けいたしました',
        text: '末永くご愛用いただけましたら幸いです。返品・交換をご希望の場合は、ご注文のページにてお手続き方法をご案内しております。',
      },
      delayed: {
        subject: 'ご注文%sのお届け日変更のお知らせ',
        heading: '%s様、お届け日が変更となりました',
        text: 'お品物のお届けが、ご案内していた日より遅れる見込みとなりました。お待たせいたしますことを、心よりお詫び申し上げます。',
      },
    },
  },
  kor: {
    carrier: '운송사',
    tracking: '송장 번호',
    reference: '배송 번호',
    expected: '도착 예정',
    promised: '변경 전 안내',
    inside: '이번 배송 제품',
    rest: '주문하신 나머지 제품은 별도로 배송되며, 출발할 때 다시 안내해 드리겠습니다.',
    kinds: {
      shipped: {
        subject: '주문 %s 제품이 출발했습니다',
        heading: '%s 님, 제품이 출발했습니다',
        text: '제품이 아틀리에를 떠났습니다. 배송 현황은 주문 페이지에서 확인하실 수 있습니다.',
      },
      delivered: {
        subject: '주문 %s 제품이 도착했습니다',
        heading: '%s 님, 제품이 도착했습니다',
        text: '오래도록 기쁨이 되기를 바랍니다. 반품이나 교환을 원하시면 주문 페이지에서 가능한 제품과 방법을 확인해 주세요.',
      },
      delayed: {
        subject: '주문 %s 도착 예정일 변경 안내',
        heading: '%s 님, 조금 더 시간이 필요합니다',
        text: '제품이 안내해 드린 날보다 늦게 도착할 예정입니다. 기다리시게 하여 진심으로 죄송합니다.',
      },
    },
  },
  zhs: {
    carrier: '承运商',
    tracking: '运单号',
    reference: '包裹编号',
    expected: '预计送达',
    promised: '此前告知',
    inside: '此包裹内',
    rest: '您订单中的其他商品将另行寄送，寄出时我们会再次通知您。',
    kinds: {
      shipped: {
        subject: '您的订单 %s 已寄出',
        heading: '%s，您的包裹已寄出',
        text: '您的包裹已离开我们的工坊。您可在订单页面查看配送进度。',
      },
      delivered: {
        subject: '您的订单 %s 已送达',
        heading: '%s，您的包裹已送达',
        text: '愿它为您带来喜悦。如您改变心意，可在订单页面查看哪些商品可以退换以及如何办理。',
      },
      delayed: {
        subject: '您的订单 %s 需要多一些时间',
        heading: '%s，请您再稍候几日',
        text: '您的商品将晚于此前告知的日期送达。让您久等，我们深表歉意。',
      },
    },
  },
  ara: {
    carrier: 'شركة الشحن',
    tracking: 'رقم التتبّع',
    reference: 'رقم الطرد',
    expected: 'موعد الوصول المتوقّع',
    promised: 'الموعد السابق',
    inside: 'في هذا الطرد',
    rest: 'تصلك بقية قطع طلبك على حدة، وسنكتب إليك عند إرسالها.',
    kinds: {
      shipped: {
        subject: 'طلبك %s في الطريق إليك',
        heading: 'طردك في الطريق إليك، %s',
        text: 'غادر طردك مشغلنا، ويمكنك متابعة مساره في صفحة طلبك.',
      },
      delivered: {
        subject: 'وصل طلبك %s',
        heading: 'وصل طردك، %s',
        text: 'نأمل أن يسعدك ما فيه. وإن غيّرت رأيك، فستجد في صفحة طلبك ما يمكن إرجاعه وكيفية ذلك.',
      },
      delayed: {
        subject: 'يحتاج طلبك %s إلى وقت أطول قليلاً',
        heading: 'نحتاج إلى وقت أطول قليلاً، %s',
        text: 'ستصلك قطعك بعد الموعد الذي وعدناك به. نعتذر منك عن هذا الانتظار.',
      },
    },
  },
};
