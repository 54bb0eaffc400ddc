import type { Language } from '@vitrine/domain';
import type { AccountMailWords } from './registration-words.ts';

/** `asked` and `changed`: to the old address, before and after; `mobile`: there is a new number. */
type ChangedContactMail = 'asked' | 'changed' | 'mobile';

/** [R7.021] The mails to the owner of an account whose address or number changes. */
export const CHANGED_CONTACT_WORDS: Readonly<
  Record<Language, Readonly<Record<ChangedContactMail, AccountMailWords>>>
> = {
  eng: {
    asked: {
      subject: 'A new e-mail address was asked for',
      heading: 'A new e-mail address',
      paragraphs: [
        'A new e-mail address was asked for your account. It counts once the link that was sent there is opened; until then this one remains.',
      ],
      action: 'It was not me',
      footnote:
        'If it was you, there is nothing to do. If not, choose a new password: the other link then leads nowhere.',
    },
    changed: {
      subject: 'Your e-mail address was changed',
      heading: 'Your e-mail address was changed',
      paragraphs: [
        'Your account has a new e-mail address, with which you sign in from now on. This one is no longer used.',
      ],
      action: 'It was not me',
      footnote: 'If it was you, there is nothing to do. If not, please ask our client services.',
    },
    mobile: {
      subject: 'Your mobile number was changed',
      heading: 'Your mobile number was changed',
      paragraphs: ['Your account has a new mobile number.'],
      action: 'It was not me',
      footnote: 'If it was you, there is nothing to do.',
    },
  },
  fra: {
    asked: {
      subject: 'Une nouvelle adresse e-mail a été demandée',
      heading: 'Une nouvelle adresse e-mail',
      paragraphs: [
        'Une nouvelle adresse e-mail a été demandée pour votre compte. Elle sera valable dès l’ouverture du lien qui y a été envoyé ; d’ici là, celle-ci reste en usage.',
      ],
      action: 'Ce n’était pas moi',
      footnote:
        'Si vous êtes à l’origine de cette demande, vous n’avez rien à faire. Sinon, choisissez un nouveau mot de passe : l’autre lien ne mènera plus nulle part.',
    },
    changed: {
      subject: 'Votre adresse e-mail a été modifiée',
      heading: 'Votre adresse e-mail a été modifiée',
      paragraphs: [
        'Votre compte a une nouvelle adresse e-mail, avec laquelle vous vous connectez désormais. Celle-ci n’est plus utilisée.',
      ],
      action: 'Ce n’était pas moi',
      footnote:
        'Si vous êtes à l’origine de cette modification, vous n’avez rien à faire. Sinon, adressez-vous à notre service client.',
    },
    mobile: {
      subject: 'Votre numéro de mobile a été modifié',
      heading: 'Votre numéro de mobile a été modifié',
      paragraphs: ['Votre compte a un nouveau numéro de mobile.'],
      action: 'Ce n’était pas moi',
      footnote: 'Si vous êtes à l’origine de cette modification, vous n’avez rien à faire.',
    },
  },
  ita: {
    asked: {
      subject: 'È stato chiesto un nuovo indirizzo e-mail',
      heading: 'Un nuovo indirizzo e-mail',
      paragraphs: [
        'È stato chiesto un nuovo indirizzo e-mail per il Suo account. Varrà quando si aprirà il link inviato lì; fino ad allora resta questo.',
      ],
      action: 'Non sono stato io',
      footnote:
        'Se la richiesta è Sua, non deve fare nulla. Altrimenti scelga una nuova password: l’altro link non porterà più a nulla.',
    },
    changed: {
      subject: 'Il Suo indirizzo e-mail è stato modificato',
      heading: 'Il Suo indirizzo e-mail è stato modificato',
      paragraphs: [
        'Il Suo account ha un nuovo indirizzo e-mail, con cui accede d’ora in poi. Questo non è più in uso.',
      ],
      action: 'Non riconosco la modifica',
      footnote:
        'Se la modifica è Sua, non deve fare nulla. Altrimenti si rivolga al nostro servizio clienti.',
    },
    mobile: {
      subject: 'Il Suo numero di cellulare è stato modificato',
      heading: 'Il Suo numero di cellulare è stato modificato',
      paragraphs: ['Il Suo account ha un nuovo numero di cellulare.'],
      action: 'Non riconosco la modifica',
      footnote: 'Se la modifica è Sua, non deve fare nulla.',
    },
  },
  jpn: {
    asked: {
      subject: 'メールアドレスの変更のお申し込み',
      heading: '新しいメールアドレス',
      paragraphs: [
        'お客様のアカウントに新しいメールアドレスのお申し込みがありました。そちらに送られたリンクが開かれると有効になり、それまではこのアドレスが有効です。',
      ],
      action: '心当たりがありません',
      footnote:
        'ご本人によるお申し込みの場合、お手続きは不要です。そうでない場合は新しいパスワードを設定してください。先のリンクは無効になります。',
    },
    changed: {
      subject: 'メールアドレスが変更されました',
      heading: 'メールアドレスが変更されました',
      paragraphs: [
        'アカウントのメールアドレスが新しくなりました。今後はそちらでログインしてください。このアドレスは使用されません。',
      ],
      action: '心当たりがありません',
      footnote:
        'ご本人による変更の場合、お手続きは不要です。そうでない場合はクライアントサービスまでご連絡ください。',
    },
    mobile: {
      subject: '携帯電話番号が変更されました',
      heading: '携帯電話番号が変更されました',
      paragraphs: ['アカウントの携帯電話番号が新しくなりました。'],
      action: '心当たりがありません',
      footnote: 'ご本人による変更の場合、お手続きは不要です。',
    },
  },
  kor: {
    asked: {
      subject: '새 이메일 주소가 요청되었습니다',
      heading: '새 이메일 주소',
      paragraphs: [
        '고객님의 계정에 새 이메일 주소가 요청되었습니다. 그 주소로 보낸 링크를 열면 적용되며, 그때까지는 이 주소가 유효합니다.',
      ],
      action: '제가 아닙니다',
      footnote:
        '본인이라면 하실 일이 없습니다. 아니라면 새 비밀번호를 설정해 주십시오. 다른 링크는 무효가 됩니다.',
    },
    changed: {
      subject: '이메일 주소가 변경되었습니다',
      heading: '이메일 주소가 변경되었습니다',
      paragraphs: [
        '계정의 이메일 주소가 새로 바뀌었습니다. 앞으로는 새 주소로 로그인해 주십시오. 이 주소는 더 이상 사용되지 않습니다.',
      ],
      action: '제가 아닙니다',
      footnote: '본인이라면 하실 일이 없습니다. 아니라면 고객 서비스로 문의해 주십시오.',
    },
    mobile: {
      subject: '휴대전화 번호가 변경되었습니다',
      heading: '휴대전화 번호가 변경되었습니다',
      paragraphs: ['계정의 휴대전화 번호가 새로 바뀌었습니다.'],
      action: '제가 아닙니다',
      footnote: '본인이라면 하실 일이 없습니다.',
    },
  },
  zhs: {
    asked: {
      subject: '有人申请更换电子邮箱',
      heading: '新的电子邮箱',
      paragraphs: ['您的账户申请了新的电子邮箱。打开发送至该邮箱的链接后即生效；在此之前，此邮箱继续有效。'],
      action: '不是我本人',
      footnote: '若是您本人操作，无需处理。若非本人，请设置新密码：另一链接将随即失效。',
    },
    changed: {
      subject: '您的电子邮箱已更改',
      heading: '您的电子邮箱已更改',
      paragraphs: ['您的账户已使用新的电子邮箱，今后请以新邮箱登录。此邮箱不再使用。'],
      action: '不是我本人',
      footnote: '若是您本人操作，无需处理。若非本人，请联系客户服务。',
    },
    mobile: {
      subject: '您的手机号码已更改',
      heading: '您的手机号码已更改',
      paragraphs: ['您的账户已使用新的手机号码。'],
      action: '不是我本人',
      footnote: '若是您本人操作，无需处理。',
    },
  },
  ara: {
    asked: {
      subject: 'طُلب عنوان بريد إلكتروني جديد',
      heading: 'عنوان بريد إلكتروني جديد',
      paragraphs: [
        'طُلب عنوان بريد إلكتروني جديد لحسابكم. ويسري عند فتح الرابط المُرسَل إليه؛ وحتى ذلك الحين يبقى هذا العنوان.',
      ],
      action: 'لم أكن أنا',
      footnote: 'إن كنتم أنتم، فلا شيء عليكم. وإلا فاختاروا كلمة مرور جديدة: عندئذٍ لا يؤدي الرابط الآخر إلى شيء.',
    },
    changed: {
      subject: 'تم تغيير عنوان بريدكم الإلكتروني',
      heading: 'تم تغيير عنوان بريدكم الإلكتروني',
      paragraphs: ['لحسابكم عنوان بريد إلكتروني جديد تسجّلون به الدخول من الآن. ولم يعد هذا العنوان مستخدمًا.'],
      action: 'لم أكن أنا',
      footnote: 'إن كنتم أنتم، فلا شيء عليكم. وإلا فتواصلوا مع خدمة العملاء.',
    },
    mobile: {
      subject: 'تم تغيير رقم هاتفكم المحمول',
      heading: 'تم تغيير رقم هاتفكم المحمول',
      paragraphs: ['لحسابكم رقم هاتف محمول جديد.'],
      action: 'لم أكن أنا',
      footnote: 'إن كنتم أنتم، فلا شيء عليكم.',
    },
  },
};
