import type { Language } from '@vitrine/domain';
import type { AccountMailWords } from '../account/index.ts';

/** `code`: of an agent's sign-in; `passkey`: an agent has a new key. */
type AgentMail = 'code' | 'passkey';

/** [R6.001, R7.181] The mails to agents about their own sign-in. */
export const AGENT_MAIL_WORDS: Readonly<Record<Language, Readonly<Record<AgentMail, AccountMailWords>>>> = {
  eng: {
    code: {
      subject: 'Your code for assisted sales',
      heading: 'Your sign-in code',
      paragraphs: ['Your password was right. Type this code where you are signing in to serve clients.'],
      action: 'Open the sign-in',
      footnote:
        'The code expires in %s and is good once. Tell it to nobody. If you are not signing in, somebody knows your password: tell your manager.',
    },
    passkey: {
      subject: 'A passkey was added for assisted sales',
      heading: 'A new passkey',
      paragraphs: [
        'A passkey was added to your sign-in for assisted sales. Whoever has its device, and can unlock it, signs in as you.',
      ],
      action: 'See my passkeys',
      footnote: 'If it was you, there is nothing to do. If not, remove it there and tell your manager.',
    },
  },
  fra: {
    code: {
      subject: 'Votre code pour la vente assistée',
      heading: 'Votre code de connexion',
      paragraphs: ['Votre mot de passe est correct. Saisissez ce code là où vous vous connectez.'],
      action: 'Ouvrir la connexion',
      footnote:
        'Le code expire dans %s et ne sert qu’une fois. Ne le communiquez à personne. Si vous ne vous connectez pas, quelqu’un connaît votre mot de passe : prévenez votre responsable.',
    },
    passkey: {
      subject: 'Une clé d’accès a été ajoutée pour la vente assistée',
      heading: 'Une nouvelle clé d’accès',
      paragraphs: [
        'Une clé d’accès a été ajoutée à votre connexion pour la vente assistée. Qui possède son appareil, et peut le déverrouiller, se connecte en votre nom.',
      ],
      action: 'Voir mes clés d’accès',
      footnote:
        'Si vous êtes à l’origine de cet ajout, vous n’avez rien à faire. Sinon, supprimez-la à cet endroit et prévenez votre responsable.',
    },
  },
  ita: {
    code: {
      subject: 'Il Suo codice per la vendita assistita',
      heading: 'Il Suo codice di accesso',
      paragraphs: ['La password è corretta. Digiti questo codice dove sta effettuando l’accesso.'],
      action: 'Aprire l’accesso',
      footnote:
        'Il codice scade tra %s e vale una sola volta. Non lo comunichi a nessuno. Se non sta effettuando l’accesso, qualcuno conosce la Sua password: avvisi il responsabile.',
    },
    passkey: {
      subject: 'È stata aggiunta una passkey per la vendita assistita',
      heading: 'Una nuova passkey',
      paragraphs: [
        'È stata aggiunta una passkey al Suo accesso per la vendita assistita. Chi possiede il dispositivo, e può sbloccarlo, accede a Suo nome.',
      ],
      action: 'Vedere le mie passkey',
      footnote:
        'Se è stato Lei, non deve fare nulla. Altrimenti la rimuova da quella pagina e avvisi il responsabile.',
    },
  },
  jpn: {
    code: {
      subject: '接客販売のサインインコード',
      heading: 'サインインコード',
      paragraphs: ['パスワードを確認いたしました。サインイン中の画面にこのコードをご入力ください。'],
      action: 'サインイン画面を開く',
      footnote:
        'コードの有効期間は%s、一回限り有効です。どなたにもお伝えにならないでください。サインインのお心当たりがない場合は、パスワードが知られています。責任者にご連絡ください。',
    },
    passkey: {
      subject: '接客販売用のパスキーが追加されました',
      heading: '新しいパスキー',
      paragraphs: [
        '接客販売のサインインにパスキーが追加されました。その端末をお持ちでロックを解除できる方は、あなたとしてサインインできます。',
      ],
      action: 'パスキーを確認する',
      footnote:
        'ご自身で追加された場合は、何もなさる必要はありません。お心当たりがない場合は、その画面で削除し、責任者にご連絡ください。',
    },
  },
  kor: {
    code: {
      subject: '고객 응대 로그인 코드',
      heading: '로그인 코드',
      paragraphs: ['비밀번호가 확인되었습니다. 로그인 중인 화면에 이 코드를 입력해 주십시오.'],
      action: '로그인 화면 열기',
      footnote:
        '코드는 %s 동안 한 번만 유효합니다. 누구에게도 알리지 마십시오. 로그인하신 것이 아니라면 누군가 비밀번호를 알고 있는 것이니 책임자에게 알려 주십시오.',
    },
    passkey: {
      subject: '고객 응대용 패스키가 추가되었습니다',
      heading: '새 패스키',
      paragraphs: [
        '고객 응대 로그인에 패스키가 추가되었습니다. 해당 기기를 가지고 잠금을 해제할 수 있는 사람은 귀하로 로그인할 수 있습니다.',
      ],
      action: '내 패스키 보기',
      footnote:
        '직접 추가하셨다면 하실 일이 없습니다. 그렇지 않다면 그 페이지에서 삭제하고 책임자에게 알려 주십시오.',
    },
  },
  zhs: {
    code: {
      subject: '您的顾问登录验证码',
      heading: '登录验证码',
      paragraphs: ['密码正确。请在登录页面输入此验证码。'],
      action: '打开登录页面',
      footnote:
        '验证码在%s内有效，且仅可使用一次。请勿告知他人。若您并未登录，则有人知道您的密码：请告知主管。',
    },
    passkey: {
      subject: '顾问登录已添加通行密钥',
      heading: '新的通行密钥',
      paragraphs: ['您的顾问登录已添加一个通行密钥。持有该设备并能解锁的人可以您的身份登录。'],
      action: '查看我的通行密钥',
      footnote: '若是您本人添加，则无需任何操作。否则请在该页面将其删除，并告知主管。',
    },
  },
  ara: {
    code: {
      subject: 'رمز الدخول إلى البيع بمساعدة المستشارين',
      heading: 'رمز الدخول',
      paragraphs: ['كلمة المرور صحيحة. أدخلوا هذا الرمز حيث تسجلون الدخول.'],
      action: 'فتح صفحة الدخول',
      footnote:
        'تنتهي صلاحية الرمز خلال %s ويُستعمل مرة واحدة. لا تُطلعوا عليه أحدًا. وإن لم تكونوا تسجلون الدخول، فهناك من يعرف كلمة مروركم: أخبروا مديركم.',
    },
    passkey: {
      subject: 'أُضيف مفتاح مرور للبيع بمساعدة المستشارين',
      heading: 'مفتاح مرور جديد',
      paragraphs: [
        'أُضيف مفتاح مرور إلى دخولكم إلى البيع بمساعدة المستشارين. ومن يملك جهازه ويستطيع فتح قفله يدخل باسمكم.',
      ],
      action: 'عرض مفاتيح المرور',
      footnote: 'إن كنتم أنتم من أضافه فلا داعي لأي إجراء. وإلا فاحذفوه من تلك الصفحة وأخبروا مديركم.',
    },
  },
};
