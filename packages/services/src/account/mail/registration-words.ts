import type { Language } from '@vitrine/domain';

/** What a mail about an account says; `%s` is how long its link or code is good. */
export interface AccountMailWords {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Of its button. */
  readonly action: string;
  readonly footnote: string;
}
/** `activation`: the address is free; `taken`: it has an account; `matching`: a boutique knows its owner. */
type RegistrationMail = 'activation' | 'taken' | 'matching';

/** [R2.036, R7.022] The mails that answer a registration. */
export const REGISTRATION_WORDS: Readonly<
  Record<Language, Readonly<Record<RegistrationMail, AccountMailWords>>>
> = {
  eng: {
    activation: {
      subject: 'Confirm your e-mail address',
      heading: 'Welcome',
      paragraphs: ['Confirm your e-mail address, and your account with the house is yours.'],
      action: 'Confirm and continue',
      footnote:
        'The link can be used once and expires in %s. If you did not ask for an account, please ignore this message: none will be made.',
    },
    taken: {
      subject: 'You already have an account',
      heading: 'You are already with us',
      paragraphs: [
        'An account was asked for with this e-mail address. You have one already, and nothing about it has changed.',
        'Sign in as you always do, or choose a new password.',
      ],
      action: 'Sign in',
      footnote: 'If this was not you, please ignore this message: your account is safe.',
    },
    matching: {
      subject: 'Your account awaits you',
      heading: 'We know each other',
      paragraphs: [
        'Our boutique knows you by this e-mail address. Choose a password, and you will find your details in an account of your own.',
      ],
      action: 'Open my account',
      footnote:
        'The link can be used once and expires in %s. If you did not ask for it, please ignore this message.',
    },
  },
  fra: {
    activation: {
      subject: 'Confirmez votre adresse e-mail',
      heading: 'Bienvenue',
      paragraphs: ['Confirmez votre adresse e-mail : votre compte auprès de la maison est prêt.'],
      action: 'Confirmer et continuer',
      footnote:
        'Ce lien ne sert qu’une fois et expire dans %s. Si vous n’avez pas demandé de compte, ne tenez pas compte de ce message : aucun ne sera créé.',
    },
    taken: {
      subject: 'Vous avez déjà un compte',
      heading: 'Vous êtes déjà des nôtres',
      paragraphs: [
        'Un compte a été demandé avec cette adresse e-mail. Vous en possédez déjà un, et rien n’y a changé.',
        'Connectez-vous comme à votre habitude, ou choisissez un nouveau mot de passe.',
      ],
      action: 'Se connecter',
      footnote:
        'Si vous n’êtes pas à l’origine de cette demande, ne tenez pas compte de ce message : votre compte est en sécurité.',
    },
    matching: {
      subject: 'Votre compte vous attend',
      heading: 'Nous nous connaissons',
      paragraphs: [
        'Notre boutique vous connaît sous cette adresse e-mail. Choisissez un mot de passe et retrouvez vos informations dans votre compte personnel.',
      ],
      action: 'Ouvrir mon compte',
      footnote:
        'Ce lien ne sert qu’une fois et expire dans %s. Si vous ne l’avez pas demandé, ne tenez pas compte de ce message.',
    },
  },
  ita: {
    activation: {
      subject: 'Confermi il Suo indirizzo e-mail',
      heading: 'Benvenuti',
      paragraphs: ['Confermi il Suo indirizzo e-mail: il Suo account presso la maison è pronto.'],
      action: 'Confermare e continuare',
      footnote:
        'Il link si usa una sola volta e scade tra %s. Se non ha richiesto un account, ignori questo messaggio: non ne verrà creato alcuno.',
    },
    taken: {
      subject: 'Ha già un account',
      heading: 'È già tra noi',
      paragraphs: [
        'È stato richiesto un account con questo indirizzo e-mail. Ne possiede già uno, e nulla è cambiato.',
        'Acceda come sempre, oppure scelga una nuova password.',
      ],
      action: 'Accedere',
      footnote: 'Se la richiesta non è Sua, ignori questo messaggio: il Suo account è al sicuro.',
    },
    matching: {
      subject: 'Il Suo account La attende',
      heading: 'Ci conosciamo già',
      paragraphs: [
        'La nostra boutique La conosce con questo indirizzo e-mail. Scelga una password e troverà i Suoi dati in un account personale.',
      ],
      action: 'Aprire il mio account',
      footnote:
        'Il link si usa una sola volta e scade tra %s. Se non lo ha richiesto, ignori questo messaggio.',
    },
  },
  jpn: {
    activation: {
      subject: 'メールアドレスのご確認',
      heading: 'ようこそ',
      paragraphs: ['メールアドレスをご確認いただくと、アカウントのご登録が完了いたします。'],
      action: '確認して続ける',
      footnote:
        'このリンクは1回限り有効で、%sで無効になります。お心当たりのない場合は、このメールを破棄してください。アカウントは作成されません。',
    },
    taken: {
      subject: 'すでにアカウントをお持ちです',
      heading: 'いつもありがとうございます',
      paragraphs: [
        'このメールアドレスでアカウント登録のお申し込みがありました。すでにアカウントをお持ちで、内容に変更はございません。',
        '通常どおりログインしていただくか、新しいパスワードを設定してください。',
      ],
      action: 'ログイン',
      footnote: 'お心当たりのない場合は、このメールを破棄してください。アカウントは安全に保たれています。',
    },
    matching: {
      subject: 'お客様のアカウントをご用意しております',
      heading: 'いつもご愛顧いただき、ありがとうございます',
      paragraphs: [
        'このメールアドレスは、当店のブティックにご登録いただいております。パスワードを設定していただくと、ご登録の情報をアカウントでご覧いただけます。',
      ],
      action: 'アカウントを開く',
      footnote:
        'このリンクは1回限り有効で、%sで無効になります。お心当たりのない場合は、このメールを破棄してください。',
    },
  },
  kor: {
    activation: {
      subject: '이메일 주소를 확인해 주십시오',
      heading: '환영합니다',
      paragraphs: ['이메일 주소를 확인하시면 계정이 바로 준비됩니다.'],
      action: '확인하고 계속하기',
      footnote:
        '이 링크는 한 번만 사용할 수 있으며 %s 후에 만료됩니다. 계정을 요청하지 않으셨다면 이 메일을 무시해 주십시오. 계정은 만들어지지 않습니다.',
    },
    taken: {
      subject: '이미 계정이 있습니다',
      heading: '이미 저희 고객이십니다',
      paragraphs: [
        '이 이메일 주소로 계정이 요청되었습니다. 이미 계정을 가지고 계시며, 변경된 내용은 없습니다.',
        '평소처럼 로그인하시거나 새 비밀번호를 설정해 주십시오.',
      ],
      action: '로그인',
      footnote: '본인이 요청하지 않으셨다면 이 메일을 무시해 주십시오. 계정은 안전합니다.',
    },
    matching: {
      subject: '고객님의 계정이 기다리고 있습니다',
      heading: '다시 뵙게 되어 반갑습니다',
      paragraphs: [
        '이 이메일 주소는 저희 부티크에 등록되어 있습니다. 비밀번호를 설정하시면 등록된 정보를 고객님의 계정에서 확인하실 수 있습니다.',
      ],
      action: '내 계정 열기',
      footnote:
        '이 링크는 한 번만 사용할 수 있으며 %s 후에 만료됩니다. 요청하지 않으셨다면 이 메일을 무시해 주십시오.',
    },
  },
  zhs: {
    activation: {
      subject: '请确认您的电子邮箱',
      heading: '欢迎您',
      paragraphs: ['确认电子邮箱后，您的账户即可使用。'],
      action: '确认并继续',
      footnote: '此链接仅可使用一次，%s后失效。如非您本人申请账户，请忽略此邮件，我们不会创建任何账户。',
    },
    taken: {
      subject: '您已拥有账户',
      heading: '您已是我们的会员',
      paragraphs: [
        '有人以此电子邮箱申请了账户。您已拥有账户，账户内容没有任何变更。',
        '请照常登录，或设置新密码。',
      ],
      action: '登录',
      footnote: '如非您本人操作，请忽略此邮件，您的账户是安全的。',
    },
    matching: {
      subject: '您的账户已备妥',
      heading: '很高兴再次与您相遇',
      paragraphs: ['我们的精品店已登记了此电子邮箱。设置密码后，您即可在个人账户中查看您的资料。'],
      action: '打开我的账户',
      footnote: '此链接仅可使用一次，%s后失效。如非您本人申请，请忽略此邮件。',
    },
  },
  ara: {
    activation: {
      subject: 'يُرجى تأكيد بريدكم الإلكتروني',
      heading: 'أهلًا بكم',
      paragraphs: ['أكِّدوا بريدكم الإلكتروني ليصبح حسابكم لدى الدار جاهزًا.'],
      action: 'تأكيد ومتابعة',
      footnote:
        'يُستخدم الرابط مرة واحدة وتنتهي صلاحيته خلال %s. إن لم تطلبوا حسابًا فتجاهلوا هذه الرسالة، ولن يُنشأ أي حساب.',
    },
    taken: {
      subject: 'لديكم حساب بالفعل',
      heading: 'أنتم معنا بالفعل',
      paragraphs: [
        'طُلب إنشاء حساب بهذا البريد الإلكتروني. لديكم حساب بالفعل ولم يتغيّر فيه شيء.',
        'سجِّلوا الدخول كعادتكم أو اختاروا كلمة مرور جديدة.',
      ],
      action: 'تسجيل الدخول',
      footnote: 'إن لم يكن هذا الطلب منكم فتجاهلوا هذه الرسالة، فحسابكم في أمان.',
    },
    matching: {
      subject: 'حسابكم بانتظاركم',
      heading: 'نحن على معرفة بكم',
      paragraphs: ['بريدكم الإلكتروني مسجّل لدى متجرنا. اختاروا كلمة مرور لتجدوا بياناتكم في حساب خاص بكم.'],
      action: 'فتح حسابي',
      footnote: 'يُستخدم الرابط مرة واحدة وتنتهي صلاحيته خلال %s. إن لم تطلبوه فتجاهلوا هذه الرسالة.',
    },
  },
};
