import type { Language } from '@vitrine/domain';
import type { AccountMailWords } from './registration-words.ts';

/** `reset`: a link for a new password; `mailLogin`: a link and a code to sign in with; `changed`: there is a new password; `passkey`: a new key. */
type SignInMail = 'reset' | 'mailLogin' | 'changed' | 'passkey';

/** [R2.037, R2.055, R7.157] The mails about entering an account. */
export const SIGN_IN_WORDS: Readonly<Record<Language, Readonly<Record<SignInMail, AccountMailWords>>>> = {
  eng: {
    reset: {
      subject: 'Choose a new password',
      heading: 'A new password',
      paragraphs: ['You asked for a new password. Choose it here; until then the present one remains.'],
      action: 'Choose a password',
      footnote:
        'The link can be used once and expires in %s. If you did not ask for it, please ignore this message.',
    },
    mailLogin: {
      subject: 'Your sign-in code',
      heading: 'Sign in without a password',
      paragraphs: ['Type this code where you asked for it, or sign in with the button.'],
      action: 'Sign in',
      footnote:
        'The link expires in %s, the code in %s; once one of them is used, neither is good. We never ask for the code: please tell it to nobody.',
    },
    changed: {
      subject: 'Your password was changed',
      heading: 'Your password was changed',
      paragraphs: ['Your account has a new password. All other devices were signed out.'],
      action: 'It was not me',
      footnote: 'If it was you, there is nothing to do.',
    },
    passkey: {
      subject: 'A passkey was added',
      heading: 'A new passkey',
      paragraphs: ['A passkey was added to your account. Whoever has its device can sign in with it.'],
      action: 'It was not me',
      footnote:
        'If it was you, there is nothing to do. If not, choose a new password and remove the passkey under Security.',
    },
  },
  fra: {
    reset: {
      subject: 'Choisissez un nouveau mot de passe',
      heading: 'Un nouveau mot de passe',
      paragraphs: [
        'Vous avez demandé un nouveau mot de passe. Choisissez-le ici ; d’ici là, l’actuel reste valable.',
      ],
      action: 'Choisir un mot de passe',
      footnote:
        'Ce lien ne sert qu’une fois et expire dans %s. Si vous ne l’avez pas demandé, ne tenez pas compte de ce message.',
    },
    mailLogin: {
      subject: 'Votre code de connexion',
      heading: 'Se connecter sans mot de passe',
      paragraphs: ['Saisissez ce code là où vous l’avez demandé, ou connectez-vous par le bouton.'],
      action: 'Se connecter',
      footnote:
        'Le lien expire dans %s, le code dans %s ; dès que l’un a servi, l’autre n’est plus valable. Nous ne vous demanderons jamais le code : ne le communiquez à personne.',
    },
    changed: {
      subject: 'Votre mot de passe a été modifié',
      heading: 'Votre mot de passe a été modifié',
      paragraphs: ['Votre compte a un nouveau mot de passe. Tous les autres appareils ont été déconnectés.'],
      action: 'Ce n’était pas moi',
      footnote: 'Si vous êtes à l’origine de cette modification, vous n’avez rien à faire.',
    },
    passkey: {
      subject: 'Une clé d’accès a été ajoutée',
      heading: 'Une nouvelle clé d’accès',
      paragraphs: [
        'Une clé d’accès a été ajoutée à votre compte. Qui possède son appareil peut s’en servir pour se connecter.',
      ],
      action: 'Ce n’était pas moi',
      footnote:
        'Si vous êtes à l’origine de cet ajout, vous n’avez rien à faire. Sinon, choisissez un nouveau mot de passe et supprimez la clé sous Sécurité.',
    },
  },
  ita: {
    reset: {
      subject: 'Scelga una nuova password',
      heading: 'Una nuova password',
      paragraphs: [
        'Ha richiesto una nuova password. La scelga qui; fino ad allora resta valida quella attuale.',
      ],
      action: 'Scegliere una password',
      footnote:
        'Il link si usa una sola volta e scade tra %s. Se non lo ha richiesto, ignori questo messaggio.',
    },
    mailLogin: {
      subject: 'Il Suo codice di accesso',
      heading: 'Accedere senza password',
      paragraphs: ['Inserisca questo codice dove lo ha richiesto, oppure acceda con il pulsante.'],
      action: 'Accedere',
      footnote:
        'Il link scade tra %s, il codice tra %s; usato uno dei due, l’altro non vale più. Non Le chiederemo mai il codice: non lo comunichi a nessuno.',
    },
    changed: {
      subject: 'La Sua password è stata modificata',
      heading: 'La Sua password è stata modificata',
      paragraphs: [
        'Il Suo account ha una nuova password. Tutti gli altri dispositivi sono stati disconnessi.',
      ],
      action: 'Non riconosco la modifica',
      footnote: 'Se la modifica è Sua, non deve fare nulla.',
    },
    passkey: {
      subject: 'È stata aggiunta una passkey',
      heading: 'Una nuova passkey',
      paragraphs: [
        'È stata aggiunta una passkey al Suo account. Chi possiede il dispositivo può usarla per accedere.',
      ],
      action: 'Non riconosco la modifica',
      footnote:
        'Se è stato Lei, non deve fare nulla. Altrimenti scelga una nuova password e rimuova la passkey in Sicurezza.',
    },
  },
  jpn: {
    reset: {
      subject: '新しいパスワードの設定',
      heading: '新しいパスワード',
      paragraphs: [
        'パスワード再設定のお申し込みを承りました。こちらから設定してください。それまでは現在のパスワードが有効です。',
      ],
      action: 'パスワードを設定する',
      footnote:
        'このリンクは1回限り有効で、%sで無効になります。お心当たりのない場合は、このメールを破棄してください。',
    },
    mailLogin: {
      subject: 'ログインコードのお知らせ',
      heading: 'パスワードなしでログイン',
      paragraphs: ['お申し込みの画面にこのコードを入力するか、ボタンからログインしてください。'],
      action: 'ログイン',
      footnote:
        'リンクは%s、コードは%sで無効になります。いずれかを1回ご利用になると、もう一方も無効になります。当店からコードをお尋ねすることはございません。どなたにもお伝えにならないでください。',
    },
    changed: {
      subject: 'パスワードが変更されました',
      heading: 'パスワードが変更されました',
      paragraphs: ['アカウントのパスワードが新しくなりました。ほかの端末はすべてログアウトされています。'],
      action: '心当たりがありません',
      footnote: 'ご本人による変更の場合、お手続きは不要です。',
    },
    passkey: {
      subject: 'パスキーが追加されました',
      heading: '新しいパスキー',
      paragraphs: ['アカウントにパスキーが追加されました。その端末をお持ちの方がログインできます。'],
      action: '心当たりがありません',
      footnote:
        'ご本人による追加の場合、お手続きは不要です。そうでない場合は新しいパスワードを設定し、「セキュリティ」でパスキーを削除してください。',
    },
  },
  kor: {
    reset: {
      subject: '새 비밀번호를 설정해 주십시오',
      heading: '새 비밀번호',
      paragraphs: [
        '새 비밀번호를 요청하셨습니다. 여기에서 설정해 주십시오. 그때까지는 현재 비밀번호가 유지됩니다.',
      ],
      action: '비밀번호 설정하기',
      footnote:
        '이 링크는 한 번만 사용할 수 있으며 %s 후에 만료됩니다. 요청하지 않으셨다면 이 메일을 무시해 주십시오.',
    },
    mailLogin: {
      subject: '로그인 코드 안내',
      heading: '비밀번호 없이 로그인',
      paragraphs: ['요청하신 화면에 이 코드를 입력하시거나 버튼으로 로그인해 주십시오.'],
      action: '로그인',
      footnote:
        '링크는 %s 후에, 코드는 %s 후에 만료되며, 둘 중 하나를 사용하시면 다른 하나도 사용하실 수 없습니다. 저희는 코드를 묻지 않습니다. 누구에게도 알려 주지 마십시오.',
    },
    changed: {
      subject: '비밀번호가 변경되었습니다',
      heading: '비밀번호가 변경되었습니다',
      paragraphs: ['계정의 비밀번호가 새로 설정되었습니다. 다른 모든 기기에서 로그아웃되었습니다.'],
      action: '본인이 아닙니다',
      footnote: '본인이 변경하셨다면 별도의 조치가 필요하지 않습니다.',
    },
    passkey: {
      subject: '패스키가 추가되었습니다',
      heading: '새 패스키',
      paragraphs: ['계정에 패스키가 추가되었습니다. 해당 기기를 가진 사람이 로그인할 수 있습니다.'],
      action: '제가 아닙니다',
      footnote:
        '본인이라면 하실 일이 없습니다. 아니라면 새 비밀번호를 설정하고 보안에서 패스키를 삭제해 주십시오.',
    },
  },
  zhs: {
    reset: {
      subject: '请设置新密码',
      heading: '新密码',
      paragraphs: ['您申请了新密码。请在此设置；在此之前，现有密码仍然有效。'],
      action: '设置密码',
      footnote: '此链接仅可使用一次，%s后失效。如非您本人申请，请忽略此邮件。',
    },
    mailLogin: {
      subject: '您的登录验证码',
      heading: '免密码登录',
      paragraphs: ['请在申请页面输入此验证码，或点击按钮登录。'],
      action: '登录',
      footnote:
        '链接%s后失效，验证码%s后失效；使用其中之一后，另一个随即失效。我们绝不会向您索要验证码，请勿告知他人。',
    },
    changed: {
      subject: '您的密码已更改',
      heading: '您的密码已更改',
      paragraphs: ['您的账户已启用新密码，其他所有设备均已退出登录。'],
      action: '不是我本人操作',
      footnote: '如是您本人操作，则无需处理。',
    },
    passkey: {
      subject: '已添加通行密钥',
      heading: '新的通行密钥',
      paragraphs: ['您的账户已添加通行密钥。持有该设备的人可用它登录。'],
      action: '不是我本人',
      footnote: '若是您本人操作，无需处理。若非本人，请设置新密码，并在“账户安全”中删除该密钥。',
    },
  },
  ara: {
    reset: {
      subject: 'يُرجى اختيار كلمة مرور جديدة',
      heading: 'كلمة مرور جديدة',
      paragraphs: ['طلبتم كلمة مرور جديدة. اختاروها من هنا، وتبقى الحالية صالحة حتى ذلك الحين.'],
      action: 'اختيار كلمة مرور',
      footnote: 'يُستخدم الرابط مرة واحدة وتنتهي صلاحيته خلال %s. إن لم تطلبوه فتجاهلوا هذه الرسالة.',
    },
    mailLogin: {
      subject: 'رمز الدخول الخاص بكم',
      heading: 'تسجيل الدخول بلا كلمة مرور',
      paragraphs: ['أدخلوا هذا الرمز حيث طلبتموه، أو سجِّلوا الدخول بالزر.'],
      action: 'تسجيل الدخول',
      footnote:
        'تنتهي صلاحية الرابط خلال %s والرمز خلال %s، وباستخدام أحدهما يبطل الآخر. لن نطلب الرمز منكم أبدًا، فلا تُطلعوا عليه أحدًا.',
    },
    changed: {
      subject: 'تم تغيير كلمة المرور',
      heading: 'تم تغيير كلمة المرور',
      paragraphs: ['أصبحت لحسابكم كلمة مرور جديدة، وسُجِّل الخروج من جميع الأجهزة الأخرى.'],
      action: 'لم أقم بذلك',
      footnote: 'إن كنتم أنتم من غيّرها فلا حاجة إلى أي إجراء.',
    },
    passkey: {
      subject: 'أُضيف مفتاح مرور',
      heading: 'مفتاح مرور جديد',
      paragraphs: ['أُضيف مفتاح مرور إلى حسابكم. ومن يملك جهازه يمكنه تسجيل الدخول به.'],
      action: 'لم أكن أنا',
      footnote: 'إن كنتم أنتم، فلا شيء عليكم. وإلا فاختاروا كلمة مرور جديدة واحذفوا المفتاح من صفحة الأمان.',
    },
  },
};
