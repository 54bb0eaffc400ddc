import type { Language } from '@vitrine/domain';

/** What the mail of an order says that waits for a transfer; `%s` is filled in. */
export interface TransferWords {
  readonly subject: string;
  readonly heading: string;
  /** How many days the pieces are held. */
  readonly intro: string;
  readonly amount: string;
  readonly reference: string;
  readonly holder: string;
  readonly bank: string;
  /** How the order is given up. */
  readonly giveUp: string;
  readonly view: string;
}

export const TRANSFER_WORDS: Readonly<Record<Language, TransferWords>> = {
  eng: {
    subject: 'The transfer for your order %s',
    heading: 'Your pieces are held for you, %s',
    intro:
      'Please transfer the amount below within %s days, with the reference: without it we cannot tell whose order it pays.',
    amount: 'Amount',
    reference: 'Reference',
    holder: 'Account holder',
    bank: 'Bank',
    giveUp:
      'You have changed your mind? Cancel the order on its page: your next purchase is possible at once. Otherwise it ends by itself when the time is over.',
    view: 'View or cancel your order',
  },
  fra: {
    subject: 'Le virement de votre commande %s',
    heading: 'Vos pièces vous sont réservées, %s',
    intro:
      'Veuillez virer le montant ci-dessous sous %s jours, avec la référence : sans elle, nous ne saurions pas quelle commande il règle.',
    amount: 'Montant',
    reference: 'Référence',
    holder: 'Titulaire du compte',
    bank: 'Banque',
    giveUp:
      'Vous avez changé d’avis ? Annulez la commande sur sa page : un nouvel achat est aussitôt possible. Sans virement, elle prend fin d’elle-même au terme du délai.',
    view: 'Voir ou annuler la commande',
  },
  ita: {
    subject: 'Il bonifico per il Suo ordine %s',
    heading: 'I Suoi pezzi sono riservati, %s',
    intro:
      'La preghiamo di versare l’importo qui sotto entro %s giorni, indicando la causale: senza di essa non sapremmo quale ordine paga.',
    amount: 'Importo',
    reference: 'Causale',
    holder: 'Intestatario',
    bank: 'Banca',
    giveUp:
      'Ha cambiato idea? Annulli l’ordine dalla sua pagina: potrà subito fare un nuovo acquisto. In mancanza di bonifico, l’ordine si chiude da sé alla scadenza.',
    view: 'Vedere o annullare l’ordine',
  },
  jpn: {
    subject: 'ご注文 %s のお振込のご案内',
    heading: '%s 様のお品物をお取り置きしております',
    intro:
      '%s 日以内に、下記の金額を照会番号とともにお振り込みください。番号がないと、どのご注文のお支払いか確認できません。',
    amount: '金額',
    reference: '照会番号',
    holder: '口座名義',
    bank: '銀行',
    giveUp:
      'お取りやめになる場合は、ご注文のページからキャンセルしてください。すぐに次のお買い物をしていただけます。期限を過ぎたご注文は自動的に終了いたします。',
    view: 'ご注文の確認・キャンセル',
  },
  kor: {
    subject: '주문 %s의 입금 안내',
    heading: '%s 고객님의 제품을 보관하고 있습니다',
    intro:
      '%s일 이내에 아래 금액을 참조 번호와 함께 입금해 주십시오. 번호가 없으면 어느 주문의 결제인지 확인할 수 없습니다.',
    amount: '금액',
    reference: '참조 번호',
    holder: '예금주',
    bank: '은행',
    giveUp:
      '마음이 바뀌셨다면 주문 페이지에서 취소해 주십시오. 바로 새로운 주문을 하실 수 있습니다. 기한이 지나면 주문은 자동으로 종료됩니다.',
    view: '주문 확인 또는 취소',
  },
  zhs: {
    subject: '订单 %s 的转账信息',
    heading: '%s，您的作品已为您保留',
    intro: '请在 %s 天内转账以下金额，并注明附言。若无附言，我们无法确认所付的订单。',
    amount: '金额',
    reference: '附言',
    holder: '账户名称',
    bank: '银行',
    giveUp: '若您改变主意，请在订单页面取消，随后即可重新选购。逾期未转账的订单将自动结束。',
    view: '查看或取消订单',
  },
  ara: {
    subject: 'التحويل الخاص بطلبك %s',
    heading: 'قطعك محجوزة لك، %s',
    intro: 'يُرجى تحويل المبلغ أدناه خلال %s أيام مع ذكر المرجع، فمن دونه لا نعرف أي طلب يُدفع.',
    amount: 'المبلغ',
    reference: 'المرجع',
    holder: 'صاحب الحساب',
    bank: 'المصرف',
    giveUp:
      'هل غيّرت رأيك؟ ألغِ الطلب من صفحته، فيمكنك الشراء من جديد في الحال. وإن لم يصل التحويل انتهى الطلب من تلقاء نفسه عند انقضاء المدة.',
    view: 'عرض الطلب أو إلغاؤه',
  },
};
