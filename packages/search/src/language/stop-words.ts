import type { HouseLanguage } from '@vitrine/domain';

const LISTS: Readonly<Record<HouseLanguage, string>> = {
  eng: 'a an the of for in on with and or to at by from is are be my your i me it its this that do does how what which s',
  fra: 'le la les l un une des de du d a au aux en et ou pour par sur avec dans ce cette ces mon ma mes votre vos je est sont que qui quel quelle qu s comment',
  ita: 'il lo la l i gli le un uno una di del dello della dei degli delle d a al allo alla ai agli alle da dal in nel nella con per su e o ed che come mio mia miei mie',
  jpn: 'の を に は が で と も へ や か から まで より な です ます する した して ください',
  kor: '은 는 이 가 을 를 의 에 와 과 도 로 으로 및 용',
  zhs: '的 了 和 与 及 在 是 我 我的 吗 呢 着 之 或',
  ara: 'في من على الى الي عن مع و او هل ما هو هي هذا هذه ل ب ان لل',
};

const SETS = new Map(
  Object.entries(LISTS).map(([language, words]) => [language, new Set(words.split(' '))] as const),
);

/** English words that say nothing in any language of the house; `or` is gold in French. */
const TYPED_EVERYWHERE = new Set(['the', 'for', 'of', 'with', 'and']);

/** Whether a folded word says nothing by itself in a language, or in the English that is typed everywhere. */
export function isStopWord(word: string, language: HouseLanguage): boolean {
  return TYPED_EVERYWHERE.has(word) || SETS.get(language)?.has(word) === true;
}
