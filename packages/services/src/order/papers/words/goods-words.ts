import type { Language } from '@vitrine/domain';

/** What gift receipts, labels of returns and sheets of the workshop say; `{…}` is filled in. */
export interface GoodsWords {
  readonly giftReceipt: string;
  readonly giftNote: string;
  readonly returnLabel: string;
  readonly exchangeLabel: string;
  readonly to: string;
  readonly sender: string;
  readonly cut: string;
  readonly labelNote: string;
  readonly storeNote: string;
  readonly collectionNote: string;
  readonly workshopSheet: string;
  readonly parcel: string;
  readonly letters: string;
  readonly font: string;
  readonly ink: string;
  readonly position: string;
  readonly quantity: string;
  readonly giftWrapped: string;
  readonly cardWords: string;
}

export const GOODS_WORDS: Readonly<Record<Language, GoodsWords>> = {
  eng: {
    giftReceipt: 'Gift receipt',
    giftNote: 'This paper names the pieces and not their prices. Please keep it with them.',
    returnLabel: 'Return label',
    exchangeLabel: 'Exchange label',
    to: 'To',
    sender: 'Sender',
    cut: 'Cut here and keep this part inside the parcel',
    labelNote: 'Fix the upper part to the outside of the parcel, with the code flat and readable.',
    storeNote: 'Please bring the pieces and this paper to the store.',
    collectionNote: 'Please have the parcel ready with the upper part fixed to its outside.',
    workshopSheet: 'Workshop sheet',
    parcel: 'Parcel',
    letters: 'Letters',
    font: 'Lettering',
    ink: 'Colour',
    position: 'Place',
    quantity: 'Quantity',
    giftWrapped: 'Wrap as a gift.',
    cardWords: 'For the card',
  },
  fra: {
    giftReceipt: 'Reçu cadeau',
    giftNote: 'Ce document nomme les pièces sans leur prix. Merci de le conserver avec elles.',
    returnLabel: 'Étiquette de retour',
    exchangeLabel: 'Étiquette d’échange',
    to: 'Destinataire',
    sender: 'Expéditeur',
    cut: 'À découper ; glissez cette partie dans le colis',
    labelNote: 'Fixez la partie supérieure à l’extérieur du colis, le code bien à plat et lisible.',
    storeNote: 'Merci d’apporter les pièces et ce document en boutique.',
    collectionNote: 'Merci de tenir le colis prêt, la partie supérieure fixée à l’extérieur.',
    workshopSheet: 'Fiche d’atelier',
    parcel: 'Colis',
    letters: 'Lettres',
    font: 'Caractère',
    ink: 'Couleur',
    position: 'Emplacement',
    quantity: 'Quantité',
    giftWrapped: 'Emballage cadeau.',
    cardWords: 'Pour la carte',
  },
  ita: {
    giftReceipt: 'Ricevuta regalo',
    giftNote: 'Questo documento indica gli articoli senza i prezzi. La preghiamo di conservarlo con essi.',
    returnLabel: 'Etichetta di reso',
    exchangeLabel: 'Etichetta di cambio',
    to: 'Destinatario',
    sender: 'Mittente',
    cut: 'Ritagliare qui e inserire questa parte nel pacco',
    labelNote: 'Applichi la parte superiore all’esterno del pacco, con il codice ben disteso e leggibile.',
    storeNote: 'La preghiamo di portare gli articoli e questo documento in boutique.',
    collectionNote: 'Tenga pronto il pacco con la parte superiore applicata all’esterno.',
    workshopSheet: 'Scheda di laboratorio',
    parcel: 'Collo',
    letters: 'Lettere',
    font: 'Carattere',
    ink: 'Colore',
    position: 'Posizione',
    quantity: 'Quantità',
    giftWrapped: 'Confezione regalo.',
    cardWords: 'Per il biglietto',
  },
  jpn: {
    giftReceipt: 'ギフトレシート',
    giftNote: 'この書類には価格を記載しておりません。商品とともに大切に保管してください。',
    returnLabel: '返品ラベル',
    exchangeLabel: '交換ラベル',
    to: 'お届け先',
    sender: 'ご依頼主',
    cut: 'ここで切り取り、下の部分を箱の中にお入れください',
    labelNote: '上の部分を、コードが読み取れるよう平らに箱の外側に貼ってください。',
    storeNote: '商品とこの書類を店舗にお持ちください。',
    collectionNote: '上の部分を箱の外側に貼り、集荷をお待ちください。',
    workshopSheet: '製作指示書',
    parcel: 'お荷物',
    letters: '文字',
    font: '書体',
    ink: '色',
    position: '位置',
    quantity: '数量',
    giftWrapped: 'ギフトラッピングをする。',
    cardWords: 'カードの言葉',
  },
  kor: {
    giftReceipt: '선물 영수증',
    giftNote: '이 서류에는 가격이 표시되지 않습니다. 상품과 함께 보관해 주십시오.',
    returnLabel: '반품 라벨',
    exchangeLabel: '교환 라벨',
    to: '받는 곳',
    sender: '보내는 분',
    cut: '여기를 잘라 아랫부분을 상자 안에 넣어 주십시오',
    labelNote: '코드가 잘 읽히도록 윗부분을 상자 바깥에 평평하게 붙여 주십시오.',
    storeNote: '상품과 이 서류를 매장으로 가져와 주십시오.',
    collectionNote: '윗부분을 상자 바깥에 붙이고 수거를 기다려 주십시오.',
    workshopSheet: '작업 지시서',
    parcel: '배송',
    letters: '문자',
    font: '서체',
    ink: '색상',
    position: '위치',
    quantity: '수량',
    giftWrapped: '선물 포장.',
    cardWords: '카드에 적을 말',
  },
  zhs: {
    giftReceipt: '礼品收据',
    giftNote: '本单据列明作品，不含价格。请与作品一同保存。',
    returnLabel: '退货标签',
    exchangeLabel: '换货标签',
    to: '收件地址',
    sender: '寄件人',
    cut: '沿此线剪开，将下半部分放入包裹内',
    labelNote: '请将上半部分平整地贴于包裹外侧，确保条码清晰可读。',
    storeNote: '请携作品与本单据前往门店。',
    collectionNote: '请将上半部分贴于包裹外侧，等候上门取件。',
    workshopSheet: '工坊制作单',
    parcel: '包裹',
    letters: '字样',
    font: '字体',
    ink: '颜色',
    position: '位置',
    quantity: '数量',
    giftWrapped: '需礼品包装。',
    cardWords: '贺卡内容',
  },
  ara: {
    giftReceipt: 'إيصال هدية',
    giftNote: 'يذكر هذا المستند القطع دون أسعارها. يُرجى الاحتفاظ به معها.',
    returnLabel: 'ملصق الإرجاع',
    exchangeLabel: 'ملصق الاستبدال',
    to: 'إلى',
    sender: 'المُرسِل',
    cut: 'يُقص من هنا ويوضع هذا الجزء داخل الطرد',
    labelNote: 'ألصقوا الجزء العلوي على الطرد من الخارج، على أن يكون الرمز مسطحًا ومقروءًا.',
    storeNote: 'يُرجى إحضار القطع وهذا المستند إلى المتجر.',
    collectionNote: 'يُرجى تجهيز الطرد مع إلصاق الجزء العلوي عليه من الخارج.',
    workshopSheet: 'ورقة المشغل',
    parcel: 'الطرد',
    letters: 'الأحرف',
    font: 'الخط',
    ink: 'اللون',
    position: 'الموضع',
    quantity: 'الكمية',
    giftWrapped: 'تُغلَّف كهدية.',
    cardWords: 'نص البطاقة',
  },
};
