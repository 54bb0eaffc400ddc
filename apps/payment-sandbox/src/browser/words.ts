import type { CardField } from '../frame/card-rules.ts';

/** The words of the pages a shopper sees, by language. */
export interface PageWords {
  readonly lang: 'en' | 'fr' | 'it' | 'ja' | 'ko' | 'zh-Hans' | 'ar';
  readonly dir: 'ltr' | 'rtl';
  readonly cardTitle: string;
  readonly fields: Readonly<Record<CardField, { readonly label: string; readonly fault: string }>>;
  readonly expiryExample: string;
  readonly noScript: string;
  readonly expired: string;
  readonly challengeTitle: string;
  readonly challengeText: string;
  readonly challengeHint: string;
  readonly amount: string;
  readonly code: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly cardPageTitle: string;
  readonly pay: string;
  readonly walletTitle: string;
  readonly walletText: string;
  readonly approve: string;
  readonly approveAndStay: string;
  readonly walletScan: string;
  readonly walletStayed: string;
  readonly walletExpired: string;
}

const ENGLISH: PageWords = {
  lang: 'en',
  dir: 'ltr',
  cardTitle: 'Card',
  fields: {
    number: { label: 'Card number', fault: 'Please check the card number.' },
    expiry: { label: 'Expiry date', fault: 'Please check the date.' },
    holder: { label: 'Name on the card', fault: 'Please enter the name as it stands on the card.' },
    securityCode: { label: 'Security code', fault: 'Please check the code.' },
  },
  expiryExample: 'MM/YY',
  noScript: 'The card fields need JavaScript.',
  expired: 'These card fields have expired. Please reload the page.',
  challengeTitle: 'Your bank asks for a code',
  challengeText: 'To confirm this payment, enter the code your bank has sent you.',
  challengeHint: 'This is a test bank: the code is 1234.',
  amount: 'Amount',
  code: 'Code',
  confirm: 'Confirm the payment',
  cancel: 'Cancel',
  cardPageTitle: 'Pay by card',
  pay: 'Pay',
  walletTitle: 'Pay with your wallet',
  walletText: 'The shop asks you to approve this payment.',
  approve: 'Approve the payment',
  approveAndStay: 'Approve, and do not go back to the shop',
  walletScan: 'Scan this code with your telephone, or approve here.',
  walletStayed: 'The payment is approved. You may close this page; the shop is told.',
  walletExpired: 'This payment page has expired. Please go back to the shop.',
};

const FRENCH: PageWords = {
  lang: 'fr',
  dir: 'ltr',
  cardTitle: 'Carte',
  fields: {
    number: { label: 'Numéro de carte', fault: 'Vérifiez le numéro de carte.' },
    expiry: { label: 'Date d’expiration', fault: 'Vérifiez la date.' },
    holder: { label: 'Nom sur la carte', fault: 'Veuillez saisir le nom tel qu’il figure sur la carte.' },
    securityCode: { label: 'Code de sécurité', fault: 'Vérifiez le code.' },
  },
  expiryExample: 'MM/AA',
  noScript: 'La saisie de la carte nécessite JavaScript.',
  expired: 'La saisie de la carte a expiré. Veuillez recharger la page.',
  challengeTitle: 'Votre banque vous demande un code',
  challengeText: 'Pour confirmer ce paiement, saisissez le code que votre banque vous a envoyé.',
  challengeHint: 'Ceci est une banque de test : le code est 1234.',
  amount: 'Montant',
  code: 'Code',
  confirm: 'Confirmer le paiement',
  cancel: 'Annuler',
  cardPageTitle: 'Payer par carte',
  pay: 'Payer',
  walletTitle: 'Payer avec votre portefeuille',
  walletText: 'La boutique vous demande d’approuver ce paiement.',
  approve: 'Approuver le paiement',
  approveAndStay: 'Approuver sans revenir à la boutique',
  walletScan: 'Scannez ce code avec votre téléphone, ou approuvez ici.',
  walletStayed: 'Le paiement est approuvé. Vous pouvez fermer cette page ; la boutique est prévenue.',
  walletExpired: 'Cette page de paiement a expiré. Veuillez revenir à la boutique.',
};

const ITALIAN: PageWords = {
  lang: 'it',
  dir: 'ltr',
  cardTitle: 'Carta',
  fields: {
    number: { label: 'Numero della carta', fault: 'Verifichi il numero della carta.' },
    expiry: { label: 'Data di scadenza', fault: 'Verifichi la data.' },
    holder: { label: 'Nome sulla carta', fault: 'Inserisca il nome come appare sulla carta.' },
    securityCode: { label: 'Codice di sicurezza', fault: 'Verifichi il codice.' },
  },
  expiryExample: 'MM/AA',
  noScript: 'I campi della carta richiedono JavaScript.',
  expired: 'I campi della carta sono scaduti. La preghiamo di ricaricare la pagina.',
  challengeTitle: 'La Sua banca Le chiede un codice',
  challengeText: 'Per confermare questo pagamento inserisca il codice che la Sua banca Le ha inviato.',
  challengeHint: 'Questa è una banca di prova: il codice è 1234.',
  amount: 'Importo',
  code: 'Codice',
  confirm: 'Confermare il pagamento',
  cancel: 'Annullare',
  cardPageTitle: 'Pagare con carta',
  pay: 'Paga',
  walletTitle: 'Pagare con il portafoglio',
  walletText: 'Il negozio Le chiede di approvare questo pagamento.',
  approve: 'Approva il pagamento',
  approveAndStay: 'Approva senza tornare al negozio',
  walletScan: 'Inquadri questo codice con il telefono, oppure approvi qui.',
  walletStayed: 'Il pagamento è approvato. Può chiudere questa pagina; il negozio viene avvisato.',
  walletExpired: 'Questa pagina di pagamento è scaduta. Torni al negozio.',
};

const JAPANESE: PageWords = {
  lang: 'ja',
  dir: 'ltr',
  cardTitle: 'カード',
  fields: {
    number: { label: 'カード番号', fault: 'カード番号をご確認ください。' },
    expiry: { label: '有効期限（月/年）', fault: '有効期限をご確認ください。' },
    holder: { label: 'カード名義', fault: 'カードに記載のとおりに名義をご入力ください。' },
    securityCode: { label: 'セキュリティコード', fault: 'セキュリティコードをご確認ください。' },
  },
  expiryExample: 'MM/YY',
  noScript: 'カード入力欄にはJavaScriptが必要です。',
  expired: 'カード入力欄の有効時間が過ぎました。ページを再読み込みしてください。',
  challengeTitle: 'カード会社の認証コードをご入力ください',
  challengeText: 'お支払いを確認するため、カード会社からお送りした認証コードをご入力ください。',
  challengeHint: 'テスト用のカード会社です。認証コードは1234です。',
  amount: '金額',
  code: '認証コード',
  confirm: 'お支払いを確認する',
  cancel: 'キャンセル',
  cardPageTitle: 'カードで支払う',
  pay: '支払う',
  walletTitle: 'ウォレットで支払う',
  walletText: 'ショップがこのお支払いの承認を求めています。',
  approve: '支払いを承認する',
  approveAndStay: '承認し、ショップには戻らない',
  walletScan: 'スマートフォンでこのコードを読み取るか、ここで承認してください。',
  walletStayed: 'お支払いが承認されました。このページを閉じてください。ショップに通知されます。',
  walletExpired: 'この支払いページは有効期限が切れました。ショップにお戻りください。',
};

const KOREAN: PageWords = {
  lang: 'ko',
  dir: 'ltr',
  cardTitle: '카드',
  fields: {
    number: { label: '카드 번호', fault: '카드 번호를 확인해 주십시오.' },
    expiry: { label: '유효 기간(월/년)', fault: '유효 기간을 확인해 주십시오.' },
    holder: { label: '카드 소유자 이름', fault: '카드에 표기된 대로 이름을 입력해 주십시오.' },
    securityCode: { label: '보안 코드', fault: '보안 코드를 확인해 주십시오.' },
  },
  expiryExample: 'MM/YY',
  noScript: '카드 입력란을 이용하려면 JavaScript가 필요합니다.',
  expired: '카드 입력 시간이 만료되었습니다. 페이지를 새로 고쳐 주십시오.',
  challengeTitle: '은행에서 인증 코드를 요청합니다',
  challengeText: '결제를 확인하려면 은행에서 보내 드린 인증 코드를 입력해 주십시오.',
  challengeHint: '테스트 은행입니다. 인증 코드는 1234입니다.',
  amount: '금액',
  code: '인증 코드',
  confirm: '결제 확인',
  cancel: '취소',
  cardPageTitle: '카드로 결제',
  pay: '결제',
  walletTitle: '월렛으로 결제',
  walletText: '쇼핑몰에서 이 결제의 승인을 요청합니다.',
  approve: '결제 승인',
  approveAndStay: '승인하고 쇼핑몰로 돌아가지 않기',
  walletScan: '휴대전화로 이 코드를 스캔하거나 여기에서 승인해 주십시오.',
  walletStayed: '결제가 승인되었습니다. 이 페이지를 닫으셔도 됩니다. 쇼핑몰에 통지됩니다.',
  walletExpired: '결제 페이지가 만료되었습니다. 쇼핑몰로 돌아가 주세요.',
};

const CHINESE: PageWords = {
  lang: 'zh-Hans',
  dir: 'ltr',
  cardTitle: '银行卡',
  fields: {
    number: { label: '卡号', fault: '请核对卡号。' },
    expiry: { label: '有效期（月/年）', fault: '请核对有效期。' },
    holder: { label: '持卡人姓名', fault: '请按卡面所示填写姓名。' },
    securityCode: { label: '安全码', fault: '请核对安全码。' },
  },
  expiryExample: 'MM/YY',
  noScript: '银行卡填写栏需要启用JavaScript。',
  expired: '银行卡填写栏已失效，请重新加载页面。',
  challengeTitle: '您的银行要求输入验证码',
  challengeText: '为确认此次付款，请输入银行发送给您的验证码。',
  challengeHint: '这是测试银行，验证码为1234。',
  amount: '金额',
  code: '验证码',
  confirm: '确认付款',
  cancel: '取消',
  cardPageTitle: '使用银行卡支付',
  pay: '支付',
  walletTitle: '使用钱包支付',
  walletText: '商店请您确认此笔付款。',
  approve: '确认付款',
  approveAndStay: '确认付款，但不返回商店',
  walletScan: '请用手机扫描此二维码，或在此确认付款。',
  walletStayed: '付款已确认。您可以关闭此页面；商店会收到通知。',
  walletExpired: '此付款页面已过期，请返回商店。',
};

const ARABIC: PageWords = {
  lang: 'ar',
  dir: 'rtl',
  cardTitle: 'البطاقة',
  fields: {
    number: { label: 'رقم البطاقة', fault: 'يُرجى التحقق من رقم البطاقة.' },
    expiry: { label: 'تاريخ الانتهاء', fault: 'يُرجى التحقق من التاريخ.' },
    holder: { label: 'الاسم على البطاقة', fault: 'يُرجى إدخال الاسم كما هو مكتوب على البطاقة.' },
    securityCode: { label: 'رمز الأمان', fault: 'يُرجى التحقق من الرمز.' },
  },
  expiryExample: 'MM/YY',
  noScript: 'تتطلّب حقول البطاقة تفعيل JavaScript.',
  expired: 'انتهت صلاحية حقول البطاقة. يُرجى إعادة تحميل الصفحة.',
  challengeTitle: 'يطلب مصرفك رمزًا',
  challengeText: 'لتأكيد هذا الدفع، أدخل الرمز الذي أرسله إليك مصرفك.',
  challengeHint: 'هذا مصرف تجريبي: الرمز هو 1234.',
  amount: 'المبلغ',
  code: 'الرمز',
  confirm: 'تأكيد الدفع',
  cancel: 'إلغاء',
  cardPageTitle: 'الدفع بالبطاقة',
  pay: 'ادفع',
  walletTitle: 'الدفع بالمحفظة',
  walletText: 'يطلب منك المتجر الموافقة على هذا الدفع.',
  approve: 'الموافقة على الدفع',
  approveAndStay: 'الموافقة دون العودة إلى المتجر',
  walletScan: 'امسح هذا الرمز بهاتفك، أو وافق هنا.',
  walletStayed: 'تمت الموافقة على الدفع. يمكنك إغلاق هذه الصفحة؛ سيُبلَّغ المتجر.',
  walletExpired: 'انتهت صلاحية صفحة الدفع هذه. يرجى العودة إلى المتجر.',
};

const TRANSLATIONS = [FRENCH, ITALIAN, JAPANESE, KOREAN, CHINESE, ARABIC];

/** The words for a BCP 47 tag; English where we have none. */
export function wordsOf(locale: string): PageWords {
  const language = locale.split('-', 1)[0];
  return TRANSLATIONS.find(({ lang }) => lang.split('-', 1)[0] === language) ?? ENGLISH;
}
