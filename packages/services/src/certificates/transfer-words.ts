import type { Language } from '@vitrine/domain';

/** What is said of a certificate that is handed on: `%g` is the giver's first name, `%p` the piece, `%d` a day. */
export interface CertificateTransferWords {
  readonly offered: { readonly subject: string; readonly heading: string; readonly intro: string };
  readonly open: string;
  readonly until: string;
  /** That the link is for the reader alone, and whom they sign in as. */
  readonly personal: string;
  /** The text message; the link follows. */
  readonly text: string;
  /** To the giver, once it is accepted. */
  readonly passed: { readonly subject: string; readonly heading: string; readonly intro: string };
  /** In the place of the piece's name, where nobody recorded which it is. */
  readonly piece: string;
}

export const TRANSFER_WORDS: Readonly<Record<Language, CertificateTransferWords>> = {
  eng: {
    offered: {
      subject: 'A piece of the house is being entrusted to you',
      heading: 'Entrusted to you',
      intro: '%g is handing %p on to you. Accept its certificate, and our register names you as the owner.',
    },
    open: 'View and accept',
    until: 'The certificate waits for you until %d.',
    personal: 'This link is personal and can be used once. Please sign in with the address it was sent to.',
    text: 'Maison Aurèle: %g is handing %p on to you. Accept its certificate:',
    passed: {
      subject: 'Your piece has passed to its new owner',
      heading: 'It has passed on',
      intro:
        'The certificate of %p has been accepted. It now belongs to its new owner and has left your account.',
    },
    piece: 'a piece of the house',
  },
  fra: {
    offered: {
      subject: 'Une pièce de la Maison vous est confiée',
      heading: 'Confiée à vous',
      intro: '%g vous transmet %p. Acceptez son certificat, et notre registre vous en nommera propriétaire.',
    },
    open: 'Voir et accepter',
    until: 'Le certificat vous attend jusqu’au %d.',
    personal:
      'Ce lien est personnel et ne sert qu’une fois. Merci de vous connecter avec l’adresse à laquelle il a été envoyé.',
    text: 'Maison Aurèle : %g vous transmet %p. Acceptez son certificat :',
    passed: {
      subject: 'Votre pièce a rejoint son nouveau propriétaire',
      heading: 'Elle est transmise',
      intro:
        'Le certificat de %p a été accepté. La pièce appartient désormais à son nouveau propriétaire et a quitté votre compte.',
    },
    piece: 'une pièce de la Maison',
  },
  ita: {
    offered: {
      subject: 'Una creazione della Maison Le viene affidata',
      heading: 'Affidata a Lei',
      intro:
        '%g Le trasmette %p. Accetti il certificato e il nostro registro La indicherà come proprietario.',
    },
    open: 'Vedere e accettare',
    until: 'Il certificato La attende fino al %d.',
    personal:
      'Questo link è personale e si usa una sola volta. La preghiamo di accedere con l’indirizzo a cui è stato inviato.',
    text: 'Maison Aurèle: %g Le trasmette %p. Accetti il certificato:',
    passed: {
      subject: 'La Sua creazione ha un nuovo proprietario',
      heading: 'È stata trasmessa',
      intro:
        'Il certificato di %p è stato accettato. Ora appartiene al nuovo proprietario e ha lasciato il Suo account.',
    },
    piece: 'una creazione della Maison',
  },
  jpn: {
    offered: {
      subject: 'メゾンの作品の証明書をお預かりしております',
      heading: 'お譲りのご案内',
      intro:
        '%g様より、%pをお譲りしたいとのお申し出がございます。証明書をお受け取りになると、所有者として登録されます。',
    },
    open: '内容を確認して受け取る',
    until: '%dまでお受け取りいただけます。',
    personal:
      'このリンクはご本人様専用で、一度のみご利用いただけます。送信先のご連絡先でサインインしてください。',
    text: 'Maison Aurèle：%g様より%pの証明書が届いています。お受け取りはこちら：',
    passed: {
      subject: 'お手元の作品が新しい所有者へ引き継がれました',
      heading: '引き継ぎが完了しました',
      intro:
        '%pの証明書が受け取られました。作品は新しい所有者のものとなり、お客様のアカウントから移りました。',
    },
    piece: 'メゾンの作品',
  },
  kor: {
    offered: {
      subject: '메종의 제품이 고객님께 전해집니다',
      heading: '고객님께 전해집니다',
      intro:
        '%g 님이 %p 제품을 고객님께 양도하고자 합니다. 인증서를 수락하시면 고객님이 소유자로 등록됩니다.',
    },
    open: '확인하고 수락하기',
    until: '%d까지 수락하실 수 있습니다.',
    personal:
      '이 링크는 고객님 전용이며 한 번만 사용할 수 있습니다. 링크를 받으신 연락처로 로그인해 주십시오.',
    text: 'Maison Aurèle: %g 님이 %p 제품을 양도하고자 합니다. 인증서 수락:',
    passed: {
      subject: '제품이 새로운 소유자에게 양도되었습니다',
      heading: '양도가 완료되었습니다',
      intro:
        '%p 제품의 인증서가 수락되었습니다. 이제 새로운 소유자의 제품이며 고객님의 계정에서 이전되었습니다.',
    },
    piece: '메종의 제품',
  },
  zhs: {
    offered: {
      subject: '一件世家作品正待您接收',
      heading: '托付于您',
      intro: '%g 愿将%p转让给您。接受证书后，您将登记为该作品的所有者。',
    },
    open: '查看并接受',
    until: '证书将为您保留至%d。',
    personal: '此链接仅供您本人使用，且仅可使用一次。请使用接收此链接的邮箱或手机号码登录。',
    text: 'Maison Aurèle：%g 愿将%p转让给您，请接受证书：',
    passed: {
      subject: '您的作品已转让给新的所有者',
      heading: '转让已完成',
      intro: '%p的证书已被接受。该作品现归新的所有者所有，并已移出您的账户。',
    },
    piece: '一件世家作品',
  },
  ara: {
    offered: {
      subject: 'قطعة من الدار تنتقل إليكم',
      heading: 'أمانة بين أيديكم',
      intro: 'يودّ %g نقل ملكية %p إليكم. اقبلوا شهادتها ليُسجَّل اسمكم مالكاً لها.',
    },
    open: 'العرض والقبول',
    until: 'تنتظركم الشهادة حتى %d.',
    personal: 'هذا الرابط شخصي ويُستخدم مرة واحدة. يُرجى تسجيل الدخول بالعنوان أو الرقم الذي أُرسل إليه.',
    text: 'Maison Aurèle: يودّ %g نقل ملكية %p إليكم. لقبول الشهادة:',
    passed: {
      subject: 'انتقلت قطعتكم إلى مالكها الجديد',
      heading: 'تمّ نقل الملكية',
      intro: 'تمّ قبول شهادة %p. أصبحت القطعة لمالكها الجديد ولم تعد ضمن حسابكم.',
    },
    piece: 'قطعة من الدار',
  },
};
