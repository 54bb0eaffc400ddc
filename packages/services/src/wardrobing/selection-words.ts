import type { Language } from '@vitrine/domain';

interface SelectionWords {
  readonly subject: string;
  readonly heading: string;
  /** `%a` is the adviser, `%s` their store. */
  readonly intro: string;
  readonly more: string;
  readonly action: string;
  /** The link asks for a sign-in; it does not. */
  readonly personal: string;
  readonly open: string;
}

/** [R7.142] The mail with the link of a selection. */
export const SELECTION_WORDS: Readonly<Record<Language, SelectionWords>> = {
  eng: {
    subject: 'A selection for you',
    heading: 'Chosen for you',
    intro: '%a of %s has put together a selection for you.',
    more: 'Look at each piece at your leisure, keep what you like, and try on what can be tried on.',
    action: 'See the selection',
    personal: 'The selection is yours alone: please sign in to see it.',
    open: 'Whoever has this link can see the selection. Your name is not on it.',
  },
  fra: {
    subject: 'Une sélection pour vous',
    heading: 'Choisi pour vous',
    intro: '%a, de %s, a composé une sélection pour vous.',
    more: 'Prenez le temps de regarder chaque pièce, gardez celles qui vous plaisent et essayez celles qui s’y prêtent.',
    action: 'Voir la sélection',
    personal: 'Cette sélection vous est réservée : connectez-vous pour la voir.',
    open: 'Toute personne disposant de ce lien peut voir la sélection. Votre nom n’y figure pas.',
  },
  ita: {
    subject: 'Una selezione per Lei',
    heading: 'Scelto per Lei',
    intro: '%a di %s ha preparato una selezione per Lei.',
    more: 'Guardi ogni creazione con calma, conservi ciò che Le piace e provi ciò che si può provare.',
    action: 'Vedere la selezione',
    personal: 'La selezione è riservata a Lei: per vederla acceda al Suo account.',
    open: 'Chiunque abbia questo link può vedere la selezione. Il Suo nome non vi compare.',
  },
  jpn: {
    subject: 'お客様へのセレクション',
    heading: 'お客様のために',
    intro: '%s の %a が、お客様のためにセレクションをご用意いたしました。',
    more: 'ひとつひとつごゆっくりご覧になり、お気に召したものを残し、お試しいただける品はご試着ください。',
    action: 'セレクションを見る',
    personal: 'このセレクションはお客様だけのものです。サインインしてご覧ください。',
    open: 'このリンクをお持ちの方はどなたでもセレクションをご覧になれます。お名前は記載されません。',
  },
  kor: {
    subject: '고객님을 위한 셀렉션',
    heading: '고객님을 위해 골랐습니다',
    intro: '%s의 %a 어드바이저가 고객님을 위한 셀렉션을 준비했습니다.',
    more: '천천히 살펴보시고 마음에 드는 제품을 간직하시거나 가상으로 착용해 보십시오.',
    action: '셀렉션 보기',
    personal: '고객님만을 위한 셀렉션입니다. 로그인하여 확인해 주십시오.',
    open: '이 링크가 있는 누구나 셀렉션을 볼 수 있습니다. 고객님의 이름은 표시되지 않습니다.',
  },
  zhs: {
    subject: '为您准备的精选',
    heading: '为您而选',
    intro: '%s的%a为您准备了一份精选。',
    more: '请从容欣赏每一件作品，留下您喜欢的，并试戴支持试戴的作品。',
    action: '查看精选',
    personal: '此精选仅供您查看：请登录。',
    open: '任何拥有此链接的人都能查看该精选，其中不显示您的姓名。',
  },
  ara: {
    subject: 'تشكيلة من أجلكم',
    heading: 'اختيرت لكم',
    intro: 'أعدّ %a من %s تشكيلة من أجلكم.',
    more: 'تأملوا كل قطعة على مهل، واحتفظوا بما يعجبكم، وجرّبوا ما يمكن تجربته.',
    action: 'مشاهدة التشكيلة',
    personal: 'هذه التشكيلة لكم وحدكم: يُرجى تسجيل الدخول لمشاهدتها.',
    open: 'كل من لديه هذا الرابط يمكنه مشاهدة التشكيلة، ولا يظهر اسمكم فيها.',
  },
};
