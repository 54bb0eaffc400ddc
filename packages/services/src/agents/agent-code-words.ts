import type { Language } from '@vitrine/domain';
import type { AccountMailWords } from '../account/index.ts';

/** [R6.001] The mail with the code of an agent's sign-in. */
export const AGENT_CODE_WORDS: Readonly<Record<Language, AccountMailWords>> = {
  eng: {
    subject: 'Your code for assisted sales',
    heading: 'Your sign-in code',
    paragraphs: ['Your password was right. Type this code where you are signing in to serve clients.'],
    action: 'Open the sign-in',
    footnote:
      'The code expires in %s and is good once. Tell it to nobody. If you are not signing in, somebody knows your password: tell your manager.',
  },
  fra: {
    subject: 'Votre code pour la vente assistée',
    heading: 'Votre code de connexion',
    paragraphs: ['Votre mot de passe est correct. Saisissez ce code là où vous vous connectez.'],
    action: 'Ouvrir la connexion',
    footnote:
      'Le code expire dans %s et ne sert qu’une fois. Ne le communiquez à personne. Si vous ne vous connectez pas, quelqu’un connaît votre mot de passe : prévenez votre responsable.',
  },
  ita: {
    subject: 'Il Suo codice per la vendita assistita',
    heading: 'Il Suo codice di accesso',
    paragraphs: ['La password è corretta. Digiti questo codice dove sta effettuando l’accesso.'],
    action: 'Aprire l’accesso',
    footnote:
      'Il codice scade tra %s e vale una sola volta. Non lo comunichi a nessuno. Se non sta effettuando l’accesso, qualcuno conosce la Sua password: avvisi il responsabile.',
  },
  jpn: {
    subject: '接客販売のサインインコード',
    heading: 'サインインコード',
    paragraphs: ['パスワードを確認いたしました。サインイン中の画面にこのコードをご入力ください。'],
    action: 'サインイン画面を開く',
    footnote:
      'コードの有効期間は%s、一回限り有効です。どなたにもお伝えにならないでください。サインインのお心当たりがない場合は、パスワードが知られています。責任者にご連絡ください。',
  },
  kor: {
    subject: '고객 응대 로그인 코드',
    heading: '로그인 코드',
    paragraphs: ['비밀번호가 확인되었습니다. 로그인 중인 화면에 이 코드를 입력해 주십시오.'],
    action: '로그인 화면 열기',
    footnote:
      '코드는 %s 동안 한 번만 유효합니다. 누구에게도 알리지 마십시오. 로그인하신 것이 아니라면 누군가 비밀번호를 알고 있는 것이니 책임자에게 알려 주십시오.',
  },
  zhs: {
    subject: '您的顾问登录验证码',
    heading: '登录验证码',
    paragraphs: ['密码正确。请在登录页面输入此验证码。'],
    action: '打开登录页面',
    footnote:
      '验证码在%s内有效，且仅可使用一次。请勿告知他人。若您并未登录，则有人知道您的密码：请告知主管。',
  },
  ara: {
    subject: 'رمز الدخول إلى البيع بمساعدة المستشارين',
    heading: 'رمز الدخول',
    paragraphs: ['كلمة المرور صحيحة. أدخلوا هذا الرمز حيث تسجلون الدخول.'],
    action: 'فتح صفحة الدخول',
    footnote:
      'تنتهي صلاحية الرمز خلال %s ويُستعمل مرة واحدة. لا تُطلعوا عليه أحدًا. وإن لم تكونوا تسجلون الدخول، فهناك من يعرف كلمة مروركم: أخبروا مديركم.',
  },
};
