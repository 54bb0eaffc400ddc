import type { Language } from '@vitrine/domain';
import type { AccountMailWords } from './registration-words.ts';

/** `confirm`: a link; `taken`: the address has an account. */
type NewAddressMail = 'confirm' | 'taken';

/** [R7.021] The mails to an address that an account is to have. */
export const NEW_ADDRESS_WORDS: Readonly<
  Record<Language, Readonly<Record<NewAddressMail, AccountMailWords>>>
> = {
  eng: {
    confirm: {
      subject: 'Confirm your new e-mail address',
      heading: 'Your new e-mail address',
      paragraphs: [
        'Confirm this address, and your account is yours under it. Until then the present one remains.',
      ],
      action: 'Confirm this address',
      footnote:
        'The link can be used once and expires in %s. If you did not ask for it, please ignore this message.',
    },
    taken: {
      subject: 'This address has an account already',
      heading: 'You are already with us',
      paragraphs: [
        'Somebody asked to use this e-mail address for another account. It is the address of your account, and nothing about it has changed.',
      ],
      action: 'Sign in',
      footnote: 'If this was not you, please ignore this message: your account is safe.',
    },
  },
  fra: {
    confirm: {
      subject: 'Confirmez votre nouvelle adresse e-mail',
      heading: 'Votre nouvelle adresse e-mail',
      paragraphs: [
        'Confirmez cette adresse : elle deviendra celle de votre compte. D’ici là, l’adresse actuelle reste valable.',
      ],
      action: 'Confirmer cette adresse',
      footnote:
        'Ce lien ne sert qu’une fois et expire dans %s. Si vous ne l’avez pas demandé, ne tenez pas compte de ce message.',
    },
    taken: {
      subject: 'Cette adresse possède déjà un compte',
      heading: 'Vous êtes déjà des nôtres',
      paragraphs: [
        'On a demandé à utiliser cette adresse e-mail pour un autre compte. Elle est celle de votre compte, et rien n’y a changé.',
      ],
      action: 'Se connecter',
      footnote:
        'Si vous n’êtes pas à l’origine de cette demande, ne tenez pas compte de ce message : votre compte est en sécurité.',
    },
  },
  ita: {
    confirm: {
      subject: 'Confermi il Suo nuovo indirizzo e-mail',
      heading: 'Il Suo nuovo indirizzo e-mail',
      paragraphs: [
        'Confermi questo indirizzo: diventerà quello del Suo account. Fino ad allora resta valido l’attuale.',
      ],
      action: 'Confermare questo indirizzo',
      footnote:
        'Il link si usa una sola volta e scade tra %s. Se non lo ha richiesto, ignori questo messaggio.',
    },
    taken: {
      subject: 'Questo indirizzo ha già un account',
      heading: 'È già tra noi',
      paragraphs: [
        'È stato chiesto di usare questo indirizzo e-mail per un altro account. È l’indirizzo del Suo account, e nulla è cambiato.',
      ],
      action: 'Accedere',
      footnote: 'Se la richiesta non è Sua, ignori questo messaggio: il Suo account è al sicuro.',
    },
  },
  jpn: {
    confirm: {
      subject: '新しいメールアドレスのご確認',
      heading: '新しいメールアドレス',
      paragraphs: [
        'このアドレスをご確認いただくと、アカウントのアドレスとして有効になります。それまでは現在のアドレスが有効です。',
      ],
      action: 'このアドレスを確認する',
      footnote:
        'このリンクは1回限り有効で、%sで無効になります。お心当たりのない場合は、このメールを破棄してください。',
    },
    taken: {
      subject: 'このアドレスはすでにご登録済みです',
      heading: 'いつもありがとうございます',
      paragraphs: [
        'このメールアドレスを別のアカウントに使用するお申し込みがありました。お客様のアカウントのアドレスであり、内容に変更はございません。',
      ],
      action: 'ログイン',
      footnote: 'お心当たりのない場合は、このメールを破棄してください。アカウントは安全です。',
    },
  },
  kor: {
    confirm: {
      subject: '새 이메일 주소를 확인해 주십시오',
      heading: '새 이메일 주소',
      paragraphs: ['이 주소를 확인하시면 계정의 주소로 사용됩니다. 그때까지는 현재 주소가 유효합니다.'],
      action: '이 주소 확인',
      footnote:
        '이 링크는 한 번만 사용할 수 있으며 %s 후에 만료됩니다. 요청하지 않으셨다면 이 메일을 무시해 주십시오.',
    },
    taken: {
      subject: '이미 계정이 있는 주소입니다',
      heading: '이미 회원이십니다',
      paragraphs: [
        '이 이메일 주소를 다른 계정에 사용하려는 요청이 있었습니다. 고객님 계정의 주소이며 변경된 것은 없습니다.',
      ],
      action: '로그인',
      footnote: '본인이 아니라면 이 메일을 무시해 주십시오. 계정은 안전합니다.',
    },
  },
  zhs: {
    confirm: {
      subject: '请确认您的新电子邮箱',
      heading: '您的新电子邮箱',
      paragraphs: ['确认此邮箱后，它将成为您账户的邮箱。在此之前，原邮箱继续有效。'],
      action: '确认此邮箱',
      footnote: '此链接仅可使用一次，%s后失效。若非您本人申请，请忽略此邮件。',
    },
    taken: {
      subject: '此邮箱已有账户',
      heading: '您已是我们的会员',
      paragraphs: ['有人申请将此邮箱用于另一个账户。它是您账户的邮箱，您的账户没有任何变化。'],
      action: '登录',
      footnote: '若非您本人操作，请忽略此邮件：您的账户是安全的。',
    },
  },
  ara: {
    confirm: {
      subject: 'أكّدوا عنوان بريدكم الإلكتروني الجديد',
      heading: 'عنوان بريدكم الإلكتروني الجديد',
      paragraphs: ['أكّدوا هذا العنوان ليصبح عنوان حسابكم. وحتى ذلك الحين يبقى العنوان الحالي صالحًا.'],
      action: 'تأكيد هذا العنوان',
      footnote: 'يُستخدم الرابط مرة واحدة وتنتهي صلاحيته خلال %s. إن لم تطلبوه، يُرجى تجاهل هذه الرسالة.',
    },
    taken: {
      subject: 'لهذا العنوان حساب بالفعل',
      heading: 'أنتم معنا بالفعل',
      paragraphs: ['طُلب استخدام هذا البريد الإلكتروني لحساب آخر. وهو عنوان حسابكم، ولم يتغيّر فيه شيء.'],
      action: 'تسجيل الدخول',
      footnote: 'إن لم تكونوا أنتم، يُرجى تجاهل هذه الرسالة: حسابكم في أمان.',
    },
  },
};
