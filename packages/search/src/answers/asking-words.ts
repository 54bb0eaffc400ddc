import type { HouseLanguage } from '@vitrine/domain';

/** Words by which something is asked, and none of what is asked for. Of languages without spaces: parts of sentences. */
const ASKING: Readonly<Record<HouseLanguage, RegExp>> = {
  eng: words(
    'can could would should will shall may might must do does did am is are was were be been have has had get got want wish like need please tell know there here you your i my me it its them they this that some any just still also what how',
  ),
  fra: words(
    'peux puis peut pouvez pourrais voudrais veux faut est-ce suis es est sont ai a avez ont je j tu vous me m mon ma mes ce cela ça on il elle que qu quoi comment fait faire',
  ),
  ita: words(
    'posso puo può potete vorrei voglio devo serve bisogna sono sei è e ho ha avete io mi me mio mia si come che cosa fare faccio',
  ),
  jpn: /(?:の)?(?:です|ます|ました)(?:か|が)?|して(?:もらえ|いただけ|ください)|(?:し)?たい|ください|教えて|どうすれば(?:よい|いい)|かどうか|どのように|どうやって/gu,
  kor: /싶(?:어요|은데요?|습니다)|(?:하|되|있|걸리|인가|주시)?나요|어떻게|하려면|(?:해\s?)?주세요|(?:할|될|받을)\s?수|(?:^|\s)(?:제|내|저는|이거)(?=\s)/gu,
  zhs: /怎么办|怎么|怎样|如何|可不可以|可以|能不能|能否|请问|我想要?|我要|我的|我|你们|[吗呢吧了]/gu,
  ara: words('هل كيف أريد اريد يمكن يمكنني أستطيع استطيع لي لدي عندي أنا انا أن ان الآن لو سمحت'),
};

function words(list: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${list.replaceAll(' ', '|')})(?![\\p{L}\\p{M}])`, 'giu');
}

/** A question without the words that only ask; as it is where nothing else stands in it. */
export function withoutAsking(question: string, language: HouseLanguage): string {
  const left = question.replaceAll('’', "'").replaceAll(ASKING[language], ' ');
  return /[\p{L}\p{N}]/u.test(left) ? left : question;
}
