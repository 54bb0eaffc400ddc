import type { Language } from '@vitrine/domain';

/** `taken`: an account has the number that another one was to begin with. `changed`: the account has another number. `code` and `link`: `%c` is the code, `%s` how long it is good; the address follows the second. */
interface AccountTextWords {
  readonly code: string;
  readonly link: string;
  readonly changed: string;
  readonly taken: string;
}

/** [R7.016, R7.020] The text messages that lead to a new password. */
export const ACCOUNT_TEXT_WORDS: Readonly<Record<Language, AccountTextWords>> = {
  eng: {
    code: 'Maison Aurèle: %c is your code, good for %s. Please share it with nobody.',
    link: 'Maison Aurèle: choose your new password within %s:',
    changed:
      'Maison Aurèle: your account has another mobile number now. If this was not you, please ask our client services.',
    taken: 'Maison Aurèle: this number has an account already. Please sign in with it.',
  },
  fra: {
    code: 'Maison Aurèle : votre code est %c, valable %s. Ne le communiquez à personne.',
    link: 'Maison Aurèle : choisissez votre nouveau mot de passe (lien valable %s) :',
    changed:
      'Maison Aurèle : votre compte a désormais un autre numéro de mobile. Si ce n’était pas vous, adressez-vous à notre service client.',
    taken: 'Maison Aurèle : ce numéro possède déjà un compte. Connectez-vous avec lui.',
  },
  ita: {
    code: 'Maison Aurèle: il Suo codice è %c, valido per %s. Non lo comunichi a nessuno.',
    link: 'Maison Aurèle: scelga la nuova password (link valido per %s):',
    changed:
      'Maison Aurèle: il Suo account ha ora un altro numero di cellulare. Se non è stato Lei, si rivolga al nostro servizio clienti.',
    taken: 'Maison Aurèle: questo numero ha già un account. Acceda con esso.',
  },
  jpn: {
    code: 'Maison Aurèle：認証コードは %c です（有効期間 %s）。どなたにもお伝えにならないでください。',
    link: 'Maison Aurèle：新しいパスワードを設定してください（有効期間 %s）：',
    changed:
      'Maison Aurèle：アカウントの携帯電話番号が変更されました。お心当たりのない場合はクライアントサービスまでご連絡ください。',
    taken: 'Maison Aurèle：この番号はすでにご登録済みです。この番号でログインしてください。',
  },
  kor: {
    code: 'Maison Aurèle: 인증 코드는 %c이며 %s 동안 유효합니다. 누구에게도 알리지 마십시오.',
    link: 'Maison Aurèle: %s 안에 새 비밀번호를 설정해 주십시오:',
    changed:
      'Maison Aurèle: 계정의 휴대전화 번호가 변경되었습니다. 본인이 아니라면 고객 서비스로 문의해 주십시오.',
    taken: 'Maison Aurèle: 이미 계정이 있는 번호입니다. 이 번호로 로그인해 주십시오.',
  },
  zhs: {
    code: 'Maison Aurèle：您的验证码为 %c，%s内有效，请勿告知他人。',
    link: 'Maison Aurèle：请在%s内设置新密码：',
    changed: 'Maison Aurèle：您账户的手机号码已更改。若非您本人操作，请联系客户服务。',
    taken: 'Maison Aurèle：该号码已有账户，请直接登录。',
  },
  ara: {
    code: 'Maison Aurèle: رمزكم هو %c وهو صالح لمدة %s. لا تُطلعوا عليه أحدًا.',
    link: 'Maison Aurèle: اختاروا كلمة مرور جديدة خلال %s:',
    changed: 'Maison Aurèle: أصبح لحسابكم رقم هاتف محمول آخر. إن لم تكونوا أنتم، فتواصلوا مع خدمة العملاء.',
    taken: 'Maison Aurèle: لهذا الرقم حساب بالفعل. يُرجى تسجيل الدخول به.',
  },
};
