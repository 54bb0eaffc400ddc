import type { CardField } from '../frame/card-rules.ts';

/** The words of the pages a shopper sees, by language. */
export interface Words {
  readonly lang: 'en' | 'fr' | 'ar';
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
}

const ENGLISH: Words = {
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
};

const FRENCH: Words = {
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
};

const ARABIC: Words = {
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
};

/** The words for a BCP 47 tag; English where we have none. */
export function wordsOf(locale: string): Words {
  const language = locale.split('-')[0];
  return [FRENCH, ARABIC].find(({ lang }) => lang === language) ?? ENGLISH;
}
