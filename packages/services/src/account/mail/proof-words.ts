import type { Language } from '@vitrine/domain';
import type { AccountMailWords } from './registration-words.ts';

/** [R7.021] The mail with the code of who has no password at hand. */
export const PROOF_WORDS: Readonly<Record<Language, AccountMailWords>> = {
  eng: {
    subject: 'Your security code',
    heading: 'Your security code',
    paragraphs: [
      'Type this code where you asked for it. It shows that this account is yours, before something about it is changed.',
    ],
    action: 'It was not me',
    footnote:
      'The code expires in %s. We never ask for it: please tell it to nobody. If you did not ask for it, somebody has your account open: choose a new password.',
  },
  fra: {
    subject: 'Votre code de sécurité',
    heading: 'Votre code de sécurité',
    paragraphs: [
      'Saisissez ce code là où vous l’avez demandé. Il atteste que ce compte est le vôtre, avant toute modification.',
    ],
    action: 'Ce n’était pas moi',
    footnote:
      'Le code expire dans %s. Nous ne vous le demanderons jamais : ne le communiquez à personne. Si vous ne l’avez pas demandé, quelqu’un a ouvert votre compte : choisissez un nouveau mot de passe.',
  },
  ita: {
    subject: 'Il Suo codice di sicurezza',
    heading: 'Il Suo codice di sicurezza',
    paragraphs: [
      'Digiti questo codice dove l’ha chiesto. Mostra che l’account è Suo, prima che qualcosa venga modificato.',
    ],
    action: 'Non sono stato io',
    footnote:
      'Il codice scade tra %s. Non lo chiederemo mai: non lo comunichi a nessuno. Se non l’ha chiesto, qualcuno ha aperto il Suo account: scelga una nuova password.',
  },
  jpn: {
    subject: 'セキュリティコードのお知らせ',
    heading: 'セキュリティコード',
    paragraphs: [
      'このコードをお申し込みの画面にご入力ください。変更の前に、ご本人のアカウントであることを確認いたします。',
    ],
    action: '心当たりがありません',
    footnote:
      'コードの有効期間は%sです。当店からコードをお尋ねすることはございません。どなたにもお伝えにならないでください。お心当たりのない場合は、どなたかがお客様のアカウントを開いている可能性がございます。新しいパスワードを設定してください。',
  },
  kor: {
    subject: '보안 코드 안내',
    heading: '보안 코드',
    paragraphs: ['요청하신 화면에 이 코드를 입력해 주십시오. 변경 전에 고객님 본인의 계정인지 확인합니다.'],
    action: '제가 아닙니다',
    footnote:
      '코드는 %s 동안 유효합니다. 저희가 코드를 묻는 일은 없으니 누구에게도 알리지 마십시오. 요청하신 적이 없다면 누군가 고객님의 계정을 열어 둔 것이니 새 비밀번호를 설정해 주십시오.',
  },
  zhs: {
    subject: '您的安全验证码',
    heading: '安全验证码',
    paragraphs: ['请在申请处输入此验证码，以便在更改之前确认账户属于您本人。'],
    action: '不是我本人',
    footnote:
      '验证码在%s内有效。我们绝不会向您索取验证码，请勿告知他人。若非您本人申请，可能有人打开了您的账户：请设置新密码。',
  },
  ara: {
    subject: 'رمز الأمان الخاص بكم',
    heading: 'رمز الأمان',
    paragraphs: ['أدخلوا هذا الرمز حيث طلبتموه. فهو يثبت أن الحساب لكم قبل تغيير أي شيء فيه.'],
    action: 'لم أكن أنا',
    footnote:
      'تنتهي صلاحية الرمز خلال %s. لن نطلبه منكم أبدًا، فلا تُطلعوا عليه أحدًا. وإن لم تطلبوه، فقد فتح أحدهم حسابكم: اختاروا كلمة مرور جديدة.',
  },
};
