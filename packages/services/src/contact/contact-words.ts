import type { Language } from '@vitrine/domain';

interface MailWords {
  /** `%s`: the number of the ticket. */
  readonly subject: string;
  readonly heading: string;
}
interface ContactWords {
  readonly number: string;
  /** Leads to the page where one writes. */
  readonly again: string;
  readonly footnote: string;
  readonly received: MailWords & { readonly text: string };
  readonly answered: MailWords;
  /** `you`: who reads it, in what was said. */
  readonly transcript: MailWords & { readonly you: string; readonly footnote: string };
}

/** What mails of the client service say, beside the answer itself. */
export const CONTACT_WORDS: Readonly<Record<Language, ContactWords>> = {
  eng: {
    number: 'Message',
    again: 'Write to us again',
    footnote: 'Should you write again about the same matter, please give this number.',
    received: {
      subject: 'We have your message %s',
      heading: 'Your message has reached us',
      text: 'An adviser reads it and answers by e-mail, by the end of the next working day.',
    },
    answered: { subject: 'Our answer to your message %s', heading: 'Our answer' },
    transcript: {
      subject: 'Your chat with our client service',
      heading: 'Your chat with us',
      you: 'You',
      footnote: 'You asked for it at the end of the chat. Times are those of our desk.',
    },
  },
  fra: {
    number: 'Message',
    again: 'Nous écrire à nouveau',
    footnote: 'Si vous nous écrivez à nouveau à ce sujet, veuillez rappeler ce numéro.',
    received: {
      subject: 'Nous avons reçu votre message %s',
      heading: 'Votre message nous est parvenu',
      text: 'Un conseiller le lit et vous répond par e-mail, au plus tard à la fin du prochain jour ouvré.',
    },
    answered: { subject: 'Notre réponse à votre message %s', heading: 'Notre réponse' },
    transcript: {
      subject: 'Votre chat avec notre service clients',
      heading: 'Votre chat avec nous',
      you: 'Vous',
      footnote: 'Vous l’avez demandé à la fin du chat. Les heures sont celles de notre service.',
    },
  },
  ita: {
    number: 'Messaggio',
    again: 'Scriverci di nuovo',
    footnote: 'Se ci scrive di nuovo su questo argomento, indichi per favore questo numero.',
    received: {
      subject: 'Abbiamo ricevuto il Suo messaggio %s',
      heading: 'Il Suo messaggio ci è arrivato',
      text: 'Un consulente lo legge e Le risponde via e-mail, entro la fine del prossimo giorno lavorativo.',
    },
    answered: { subject: 'La nostra risposta al Suo messaggio %s', heading: 'La nostra risposta' },
    transcript: {
      subject: 'La Sua chat con il nostro servizio clienti',
      heading: 'La Sua chat con noi',
      you: 'Lei',
      footnote: 'L’ha richiesta alla fine della chat. Gli orari sono quelli del nostro servizio.',
    },
  },
  jpn: {
    number: 'お問い合わせ番号',
    again: 'もう一度お問い合わせになる',
    footnote: '同じ件で再度ご連絡いただく際は、この番号をお知らせください。',
    received: {
      subject: 'お問い合わせを受け付けました %s',
      heading: 'お問い合わせを受け付けました',
      text: 'アドバイザーが拝読し、翌営業日中にメールでお返事いたします。',
    },
    answered: { subject: 'お問い合わせ %s へのお返事', heading: 'お返事' },
    transcript: {
      subject: 'クライアントサービスとのチャット記録',
      heading: 'チャットの記録',
      you: 'お客様',
      footnote: 'チャット終了時にご希望いただいた記録です。時刻は弊社窓口の現地時間です。',
    },
  },
  kor: {
    number: '문의 번호',
    again: '다시 문의하기',
    footnote: '같은 내용으로 다시 문의하실 때는 이 번호를 알려 주십시오.',
    received: {
      subject: '문의가 접수되었습니다 %s',
      heading: '문의가 접수되었습니다',
      text: '어드바이저가 읽고 다음 영업일 안에 이메일로 답변드립니다.',
    },
    answered: { subject: '문의 %s에 대한 답변', heading: '답변' },
    transcript: {
      subject: '고객 서비스와의 채팅 기록',
      heading: '채팅 기록',
      you: '고객님',
      footnote: '채팅을 마치며 요청하신 기록입니다. 시간은 저희 창구 기준입니다.',
    },
  },
  zhs: {
    number: '来信编号',
    again: '再次来信',
    footnote: '如就同一事宜再次来信，请注明此编号。',
    received: {
      subject: '我们已收到您的来信 %s',
      heading: '我们已收到您的来信',
      text: '顾问将阅读来信，并在下一个工作日结束前以电子邮件回复。',
    },
    answered: { subject: '对您来信 %s 的回复', heading: '我们的回复' },
    transcript: {
      subject: '您与客户服务的对话记录',
      heading: '您的对话记录',
      you: '您',
      footnote: '此记录应您在对话结束时的要求发送。时间以我们服务台的当地时间为准。',
    },
  },
  ara: {
    number: 'الرسالة',
    again: 'مراسلتنا مجددًا',
    footnote: 'إذا راسلتمونا مجددًا في الموضوع نفسه، فيرجى ذكر هذا الرقم.',
    received: {
      subject: 'تلقّينا رسالتكم %s',
      heading: 'وصلتنا رسالتكم',
      text: 'يقرأها أحد مستشارينا ويجيبكم بالبريد الإلكتروني قبل نهاية يوم العمل التالي.',
    },
    answered: { subject: 'ردّنا على رسالتكم %s', heading: 'ردّنا' },
    transcript: {
      subject: 'محادثتكم مع خدمة العملاء',
      heading: 'محادثتكم معنا',
      you: 'أنتم',
      footnote: 'طلبتموها في نهاية المحادثة. الأوقات بحسب توقيت مكتبنا.',
    },
  },
};
