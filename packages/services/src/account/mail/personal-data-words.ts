import type { Language } from '@vitrine/domain';
import type { AccountMailWords } from './registration-words.ts';

/** `packed`: an export can be fetched; `deleted`: the account is gone. */
type PersonalDataMail = 'packed' | 'deleted';

/** The mails about what the house holds of a customer. */
export const PERSONAL_DATA_WORDS: Readonly<
  Record<Language, Readonly<Record<PersonalDataMail, AccountMailWords>>>
> = {
  eng: {
    packed: {
      subject: 'Your data is ready',
      heading: 'What we hold of you',
      paragraphs: [
        'We have packed what the house holds of you. It can be fetched for seven days, by you alone, once you are signed in.',
      ],
      action: 'Fetch my data',
      footnote: 'If you did not ask for it, please choose a new password.',
    },
    deleted: {
      subject: 'Your account was deleted',
      heading: 'Goodbye for now',
      paragraphs: [
        'Your account was deleted, and with it all that we held of you. What the law asks us to keep stays: your orders with their papers and returns. This is our last message about it.',
      ],
      action: 'Visit the house',
      footnote: 'You are always welcome: as a guest, or with a new account.',
    },
  },
  fra: {
    packed: {
      subject: 'Vos données sont prêtes',
      heading: 'Ce que nous détenons de vous',
      paragraphs: [
        'Nous avons rassemblé ce que la maison détient de vous. Vous pouvez le télécharger pendant sept jours, vous seul, une fois connecté.',
      ],
      action: 'Télécharger mes données',
      footnote: 'Si vous ne l’avez pas demandé, choisissez un nouveau mot de passe.',
    },
    deleted: {
      subject: 'Votre compte a été supprimé',
      heading: 'À bientôt, peut-être',
      paragraphs: [
        'Votre compte a été supprimé, et avec lui tout ce que nous détenions de vous. Ce que la loi nous demande de conserver demeure : vos commandes, leurs documents et leurs retours. Ceci est notre dernier message à ce sujet.',
      ],
      action: 'Visiter la maison',
      footnote: 'Vous serez toujours les bienvenus : en invité, ou avec un nouveau compte.',
    },
  },
  ita: {
    packed: {
      subject: 'I Suoi dati sono pronti',
      heading: 'Ciò che conserviamo di Lei',
      paragraphs: [
        'Abbiamo raccolto ciò che la maison conserva di Lei. Può scaricarlo per sette giorni, Lei soltanto, dopo l’accesso.',
      ],
      action: 'Scaricare i miei dati',
      footnote: 'Se non lo ha richiesto, scelga una nuova password.',
    },
    deleted: {
      subject: 'Il Suo account è stato eliminato',
      heading: 'Arrivederci',
      paragraphs: [
        'Il Suo account è stato eliminato, e con esso tutto ciò che conservavamo di Lei. Resta ciò che la legge ci chiede di conservare: i Suoi ordini con i loro documenti e resi. Questo è il nostro ultimo messaggio in merito.',
      ],
      action: 'Visitare la maison',
      footnote: 'Sarà sempre benvenuto: come ospite, o con un nuovo account.',
    },
  },
  jpn: {
    packed: {
      subject: 'お客様のデータの準備ができました',
      heading: 'お客様についての情報',
      paragraphs: [
        '当店が保有するお客様の情報をまとめました。ログインのうえ、7日間、ご本人のみダウンロードしていただけます。',
      ],
      action: 'データをダウンロード',
      footnote: 'お心当たりのない場合は、新しいパスワードを設定してください。',
    },
    deleted: {
      subject: 'アカウントを削除いたしました',
      heading: 'ありがとうございました',
      paragraphs: [
        'アカウントと、当店が保有していたお客様の情報をすべて削除いたしました。法令により保存が必要なご注文とその書類、返品の記録のみ残ります。これが最後のお知らせです。',
      ],
      action: 'サイトを見る',
      footnote: 'ゲストとして、または新しいアカウントで、いつでもお待ちしております。',
    },
  },
  kor: {
    packed: {
      subject: '고객님의 데이터가 준비되었습니다',
      heading: '보유하고 있는 정보',
      paragraphs: [
        '보유하고 있는 고객님의 정보를 모았습니다. 로그인하시면 7일 동안 본인만 내려받을 수 있습니다.',
      ],
      action: '내 데이터 내려받기',
      footnote: '요청하지 않으셨다면 새 비밀번호를 설정해 주십시오.',
    },
    deleted: {
      subject: '계정이 삭제되었습니다',
      heading: '감사합니다',
      paragraphs: [
        '계정과 보유하고 있던 고객님의 모든 정보를 삭제했습니다. 법에 따라 보관해야 하는 주문과 관련 서류, 반품 기록만 남습니다. 이것이 마지막 안내입니다.',
      ],
      action: '매장 둘러보기',
      footnote: '비회원으로, 또는 새 계정으로 언제든지 찾아 주십시오.',
    },
  },
  zhs: {
    packed: {
      subject: '您的数据已准备就绪',
      heading: '我们持有的您的信息',
      paragraphs: ['我们已整理好所持有的您的信息。登录后，您本人可在七天内下载。'],
      action: '下载我的数据',
      footnote: '若非您本人申请，请设置新密码。',
    },
    deleted: {
      subject: '您的账户已删除',
      heading: '期待再会',
      paragraphs: [
        '您的账户以及我们持有的您的全部信息均已删除。依法须保存的订单及其单据与退货记录将继续保存。这是我们就此发送的最后一封邮件。',
      ],
      action: '访问品牌网站',
      footnote: '无论以访客身份还是新账户，我们随时欢迎您。',
    },
  },
  ara: {
    packed: {
      subject: 'بياناتكم جاهزة',
      heading: 'ما نحتفظ به عنكم',
      paragraphs: ['جمعنا ما تحتفظ به الدار عنكم. ويمكنكم وحدكم تنزيله خلال سبعة أيام بعد تسجيل الدخول.'],
      action: 'تنزيل بياناتي',
      footnote: 'إن لم تطلبوا ذلك، فاختاروا كلمة مرور جديدة.',
    },
    deleted: {
      subject: 'تم حذف حسابكم',
      heading: 'إلى اللقاء',
      paragraphs: [
        'حُذف حسابكم ومعه كل ما كنا نحتفظ به عنكم. ويبقى ما يُلزمنا القانون بالاحتفاظ به: طلباتكم ومستنداتها ومرتجعاتها. هذه رسالتنا الأخيرة بهذا الشأن.',
      ],
      action: 'زيارة الدار',
      footnote: 'أنتم على الرحب والسعة دائمًا: ضيوفًا أو بحساب جديد.',
    },
  },
};
