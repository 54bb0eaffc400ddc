import type { OrderBody } from '@vitrine/contracts';
import { type Language, type Locale, postalLines } from '@vitrine/domain';
import { html } from '@vitrine/html';
import { factsTable, factTexts, framedMail, MAIL_LOOK, mailButton } from '../../mail/index.ts';
import { filled, type OrderMail } from './mail-parts.ts';
import { MAIL_WORDS } from './mail-words.ts';

export interface AddressChangedInput {
  readonly order: OrderBody;
  readonly locale: Locale;
  /** The name of the state of the new address, where it has one. */
  readonly stateName: string | undefined;
  /** Where the order is followed. */
  readonly orderUrl: string;
}

/** The words of the mail; `%s` is the order's number. */
interface AddressChangedWords {
  readonly subject: string;
  readonly heading: string;
  readonly text: string;
  readonly to: string;
  /** For whoever has changed nothing. */
  readonly notYou: string;
}

const ADDRESS_CHANGED_WORDS: Readonly<Record<Language, AddressChangedWords>> = {
  eng: {
    subject: 'The delivery address of your order %s has changed',
    heading: 'Your order goes to another address',
    text: 'The delivery address of your order was changed. We send it to the address below.',
    to: 'New delivery address',
    notYou: 'Was it not you? Please call our advisors at once, before your order leaves.',
  },
  fra: {
    subject: 'L’adresse de livraison de votre commande %s a changé',
    heading: 'Votre commande part à une autre adresse',
    text: 'L’adresse de livraison de votre commande a été modifiée. Nous l’envoyons à l’adresse ci-dessous.',
    to: 'Nouvelle adresse de livraison',
    notYou:
      'Ce n’était pas vous\u00a0? Appelez sans attendre nos conseillers, avant le départ de votre commande.',
  },
  ita: {
    subject: 'L’indirizzo di consegna del Suo ordine %s è cambiato',
    heading: 'Il Suo ordine va a un altro indirizzo',
    text: 'L’indirizzo di consegna del Suo ordine è stato modificato. Lo spediamo all’indirizzo qui sotto.',
    to: 'Nuovo indirizzo di consegna',
    notYou: 'Non è stato Lei? Chiami subito i nostri consulenti, prima che l’ordine parta.',
  },
  jpn: {
    subject: 'ご注文%sのお届け先が変更されました',
    heading: 'お届け先が変更されました',
    text: 'ご注文のお届け先が変更されました。下記のご住所へお届けいたします。',
    to: '新しいお届け先',
    notYou: 'お心当たりのない場合は、発送前にお早めにクライアントサービスまでお電話ください。',
  },
  kor: {
    subject: '주문 %s의 배송지가 변경되었습니다',
    heading: '배송지가 변경되었습니다',
    text: '주문의 배송지가 변경되었습니다. 아래 주소로 보내 드립니다.',
    to: '새 배송지',
    notYou: '직접 변경하지 않으셨다면 발송되기 전에 바로 고객 서비스로 전화해 주십시오.',
  },
  zhs: {
    subject: '您的订单 %s 的收货地址已更改',
    heading: '您的订单将送往新地址',
    text: '您订单的收货地址已更改，我们将寄往以下地址。',
    to: '新收货地址',
    notYou: '如非您本人操作，请在订单发出前立即致电我们的客户服务。',
  },
  ara: {
    subject: 'تغيّر عنوان توصيل طلبك %s',
    heading: 'يُرسل طلبك إلى عنوان آخر',
    text: 'تغيّر عنوان توصيل طلبك، وسنرسله إلى العنوان أدناه.',
    to: 'عنوان التوصيل الجديد',
    notYou: 'لم تكن أنت من غيّره؟ يُرجى الاتصال بمستشارينا فوراً قبل أن يغادرنا طلبك.',
  },
};

/** [R2.050] The mail that tells that a bought order goes to another address, so that whoever changed nothing notices. */
export function addressChangedMail({ order, locale, stateName, orderUrl }: AddressChangedInput): OrderMail {
  const words = ADDRESS_CHANGED_WORDS[locale.language];
  const { number, view, colon } = MAIL_WORDS[locale.language];
  const orderNumber = order.orderNumber ?? order.orderId;
  const address = order.shippingGroups[0]?.address;
  const lines = address === undefined ? [] : postalLines(address, stateName);
  const facts = [[number, orderNumber] as const];
  return framedMail({
    locale,
    subject: filled(words.subject, orderNumber),
    heading: words.heading,
    ownUrl: orderUrl,
    text: [
      words.heading,
      '',
      words.text,
      '',
      ...factTexts(facts, locale),
      '',
      `${words.to}${colon}`.trimEnd(),
      ...lines,
      '',
      words.notYou,
      '',
      `${view}${colon}${orderUrl}`,
    ].join('\n'),
    body: html`<p style="margin:0 0 28px">${words.text}</p>
      ${factsTable(facts)}
      <h2 style="font:400 24px/1.2 ${MAIL_LOOK.display};margin:0 0 12px">${words.to}</h2>
      <p style="margin:0 0 28px">${lines.map((line) => html`<bdi>${line}</bdi><br />`)}</p>
      <p style="margin:0">${words.notYou}</p>
      ${mailButton(view, orderUrl)}`,
  });
}
