import type { OrderBody, Price } from '@vitrine/contracts';
import type { Language } from '@vitrine/domain';
import { html } from '@vitrine/html';
import { type Fact, factsTable, factTexts, mailButton, framedMail } from '../../mail/index.ts';
import { filled, type LinesLook, linesTable, lineText, type OrderMail } from './mail-parts.ts';
import { MAIL_WORDS } from './mail-words.ts';
import { meansText, type NamedPayment } from './means-words.ts';

/** What paid a cancelled order. */
export interface GivenBack extends NamedPayment {
  readonly amount: Price;
  /** The money had been taken; of a payment that had not, what was held is let go. */
  readonly wasTaken: boolean;
}

export interface CancelledInput extends LinesLook {
  readonly order: OrderBody;
  readonly givenBack: readonly GivenBack[];
  readonly orderUrl: string;
  /** Who has cancelled it. */
  readonly by: 'client' | 'house';
}

/** The words of the mail; `%s` is the order's number. */
interface CancelledWords {
  readonly subject: string;
  readonly heading: string;
  readonly text: string;
  /** In its place, where the house has cancelled it. */
  readonly byHouse: string;
  readonly taken: string;
  readonly held: string;
}

const CANCELLED_WORDS: Readonly<Record<Language, CancelledWords>> = {
  eng: {
    subject: 'Your order %s is cancelled',
    heading: 'Your order is cancelled',
    text: 'As you asked, we have cancelled your order. Nothing of it will be sent.',
    byHouse:
      'We are very sorry: we cannot carry out your order, and have cancelled it. Nothing of it will be sent. Our client service is there for you with any question.',
    taken:
      'The amount goes back to the means that you paid with. It depends on your bank when it shows there.',
    held: 'The amount that was held is released and never charged. Your bank may show it for a few more days.',
  },
  fra: {
    subject: 'Votre commande %s est annulée',
    heading: 'Votre commande est annulée',
    text: 'À votre demande, nous avons annulé votre commande. Aucune pièce ne sera expédiée.',
    byHouse:
      'Nous en sommes sincèrement désolés : nous ne pouvons donner suite à votre commande et l’avons annulée. Aucune pièce ne sera expédiée. Notre service client se tient à votre disposition pour toute question.',
    taken:
      'Le montant est reversé sur le moyen de paiement utilisé. Le délai d’affichage dépend de votre banque.',
    held: 'La somme réservée est libérée et ne sera pas débitée. Votre banque peut l’afficher encore quelques jours.',
  },
  ita: {
    subject: 'Il Suo ordine %s è annullato',
    heading: 'Il Suo ordine è annullato',
    text: 'Come da Sua richiesta, abbiamo annullato l’ordine. Nessun pezzo sarà spedito.',
    byHouse:
      'Siamo davvero spiacenti: non possiamo dare seguito al Suo ordine e lo abbiamo annullato. Nessun pezzo sarà spedito. Il nostro servizio clienti è a Sua disposizione per qualsiasi domanda.',
    taken:
      'L’importo torna al mezzo di pagamento utilizzato. I tempi di accredito dipendono dalla Sua banca.',
    held: 'L’importo riservato viene liberato e non sarà addebitato. La Sua banca potrebbe mostrarlo ancora per qualche giorno.',
  },
  jpn: {
    subject: 'ご注文%sをキャンセルいたしました',
    heading: 'ご注文をキャンセルいたしました',
    text: 'ご依頼により、ご注文をキャンセルいたしました。お品物は発送されません。',
    byHouse:
      '誠に申し訳ございませんが、ご注文を承ることができず、キャンセルさせていただきました。お品物は発送されません。ご不明な点は、クライアントサービスまでお問い合わせください。',
    taken: '下記の金額を、お支払い時の決済手段へご返金いたします。反映までの日数は金融機関により異なります。',
    held: '確保されていたご利用枠は解放され、請求されることはございません。金融機関により、数日間表示が残る場合がございます。',
  },
  kor: {
    subject: '주문 %s 취소 안내',
    heading: '주문이 취소되었습니다',
    text: '요청하신 대로 주문을 취소했습니다. 제품은 발송되지 않습니다.',
    byHouse:
      '대단히 죄송합니다. 주문을 진행해 드릴 수 없어 취소했습니다. 제품은 발송되지 않습니다. 궁금하신 점은 고객 서비스로 문의해 주세요.',
    taken: '아래 금액이 결제하신 수단으로 환불됩니다. 반영되는 시점은 은행에 따라 다를 수 있습니다.',
    held: '승인된 금액은 해제되며 청구되지 않습니다. 은행에 따라 며칠 동안 표시될 수 있습니다.',
  },
  zhs: {
    subject: '您的订单 %s 已取消',
    heading: '您的订单已取消',
    text: '我们已按您的要求取消订单，商品将不会寄出。',
    byHouse:
      '非常抱歉，我们无法处理您的订单，现已将其取消，商品将不会寄出。如有任何疑问，请联系我们的客户服务。',
    taken: '以下金额将退回您的原付款方式，到账时间视您的银行而定。',
    held: '已预授权的金额将被释放，不会扣款；银行可能仍会显示数日。',
  },
  ara: {
    subject: 'أُلغي طلبك %s',
    heading: 'أُلغي طلبك',
    text: 'ألغينا طلبك كما رغبت، ولن يُرسل منه شيء.',
    byHouse:
      'نأسف بشدة، إذ يتعذّر علينا تنفيذ طلبك وقد ألغيناه، ولن يُرسل منه شيء. خدمة العملاء في خدمتك لأي استفسار.',
    taken: 'يُعاد المبلغ إلى وسيلة الدفع التي استخدمتها، ويتوقف موعد ظهوره على مصرفك.',
    held: 'سيُفرج عن المبلغ المحجوز ولن يُخصم. قد يظل ظاهراً لدى مصرفك بضعة أيام.',
  },
};

/** [R7.130] The mail that confirms that an order is cancelled, and says what is given back and to which means. */
export function cancelledMail(input: CancelledInput): OrderMail {
  const { order, givenBack, locale, orderUrl } = input;
  const { language } = locale;
  const words = CANCELLED_WORDS[language];
  const { number, view, colon } = MAIL_WORDS[language];
  const text = input.by === 'house' ? words.byHouse : words.text;
  const subject = filled(words.subject, order.orderNumber ?? order.orderId);
  const facts: readonly Fact[] = [
    [number, order.orderNumber ?? order.orderId],
    ...givenBack.map((payment): Fact => [meansText(payment, language), payment.amount.label]),
  ];
  const notes = [
    ...(givenBack.some(({ wasTaken }) => wasTaken) ? [words.taken] : []),
    ...(givenBack.some(({ wasTaken }) => !wasTaken) ? [words.held] : []),
  ];
  return framedMail({
    locale,
    subject,
    heading: words.heading,
    ownUrl: orderUrl,
    text: [
      words.heading,
      '',
      text,
      ...notes,
      '',
      ...factTexts(facts, locale),
      '',
      ...order.lines.map((line) => lineText(line, locale)),
      '',
      `${view}${colon}${orderUrl}`,
    ].join('\n'),
    body: html`<p style="margin:0 0 14px">${text}</p>
      ${notes.map((note) => html`<p style="margin:0 0 14px">${note}</p>`)}
      <div style="height:14px"></div>
      ${factsTable(facts)} ${linesTable(order.lines, input, { showsPrices: true })}
      ${mailButton(view, orderUrl)}`,
  });
}
