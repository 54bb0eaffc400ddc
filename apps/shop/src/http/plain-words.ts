import { FALLBACK_LANGUAGE, localeOf, readIn, type WrittenTexts } from '@vitrine/domain';

/** What a person is told where no page and no call can answer. Nothing of the request, of a program or of an error. */
const WORDS: Readonly<Record<number, WrittenTexts<string>>> = {
  400: {
    eng: 'This request could not be understood.',
    fra: 'Cette demande n’a pas pu être comprise.',
    ita: 'Non è stato possibile comprendere questa richiesta.',
    jpn: 'リクエストの内容を確認できませんでした。',
    kor: '요청을 이해하지 못했습니다.',
    zhs: '无法理解此请求。',
    ara: 'تعذّر فهم هذا الطلب.',
  },
  404: {
    eng: 'We could not find what you are looking for.',
    fra: 'Nous n’avons pas trouvé ce que vous cherchez.',
    ita: 'Non abbiamo trovato ciò che cerca.',
    jpn: 'お探しのページが見つかりませんでした。',
    kor: '찾으시는 내용을 찾지 못했습니다.',
    zhs: '未找到您所寻找的内容。',
    ara: 'لم نعثر على ما تبحثون عنه.',
  },
  405: {
    eng: 'This page was not ready to take what was sent. Nothing was changed: please go back and try again.',
    fra: 'Cette page n’était pas prête à recevoir votre envoi. Rien n’a été modifié : revenez en arrière et réessayez.',
    ita: 'Questa pagina non era pronta a ricevere il Suo invio. Nulla è stato modificato: La preghiamo di tornare indietro e riprovare.',
    jpn: 'このページは送信を受け付けられませんでした。内容は変更されていません。前のページに戻り、もう一度お試しください。',
    kor: '이 페이지는 아직 내용을 받을 수 없었습니다. 변경된 것은 없습니다. 이전 페이지로 돌아가 다시 시도해 주십시오.',
    zhs: '此页面尚未准备好接收您提交的内容。一切均未更改，请返回重试。',
    ara: 'لم تكن هذه الصفحة جاهزة لاستلام ما أُرسل. لم يتغيّر شيء: يُرجى الرجوع والمحاولة مجدداً.',
  },
  408: {
    eng: 'This request took too long to arrive.',
    fra: 'Cette demande a mis trop de temps à nous parvenir.',
    ita: 'Questa richiesta ha impiegato troppo tempo ad arrivare.',
    jpn: 'リクエストの受信に時間がかかりすぎました。',
    kor: '요청이 도착하는 데 시간이 너무 오래 걸렸습니다.',
    zhs: '此请求传送时间过长。',
    ara: 'استغرق وصول هذا الطلب وقتاً طويلاً.',
  },
  413: {
    eng: 'This request is too large.',
    fra: 'Cette demande est trop volumineuse.',
    ita: 'Questa richiesta è troppo grande.',
    jpn: 'リクエストが大きすぎます。',
    kor: '요청이 너무 큽니다.',
    zhs: '此请求过大。',
    ara: 'هذا الطلب كبير جداً.',
  },
  417: { eng: 'This request expects something we do not do.' },
  429: {
    eng: 'Too many pages at once. Please wait a moment.',
    fra: 'Trop de pages à la fois. Merci de patienter un instant.',
    ita: 'Troppe pagine alla volta. La preghiamo di attendere un momento.',
    jpn: '一度に多くのページが開かれました。少々お待ちください。',
    kor: '한꺼번에 너무 많은 페이지를 요청하셨습니다. 잠시 기다려 주십시오.',
    zhs: '同时打开的页面过多，请稍候。',
    ara: 'صفحات كثيرة في وقت واحد. يُرجى الانتظار قليلاً.',
  },
  431: { eng: 'The address or the headers of this request are too long.' },
  500: {
    eng: 'Something went wrong on our side. Please try again in a moment.',
    fra: 'Un incident s’est produit de notre côté. Merci de réessayer dans un instant.',
    ita: 'Qualcosa non ha funzionato da parte nostra. La preghiamo di riprovare tra un momento.',
    jpn: '当店側で問題が発生しました。しばらくしてからもう一度お試しください。',
    kor: '저희 쪽에서 문제가 발생했습니다. 잠시 후 다시 시도해 주십시오.',
    zhs: '我们这边出现了问题，请稍后重试。',
    ara: 'حدث خطأ من جانبنا. يُرجى المحاولة مجدداً بعد قليل.',
  },
};
const CANNOT: WrittenTexts<string> = {
  eng: 'This request cannot be answered.',
  fra: 'Il n’est pas possible de répondre à cette demande.',
  ita: 'Non è possibile rispondere a questa richiesta.',
  jpn: 'このリクエストにはお答えできません。',
  kor: '이 요청에는 응답할 수 없습니다.',
  zhs: '无法回应此请求。',
  ara: 'لا يمكن الرد على هذا الطلب.',
};

/** The words for a status, in the language of the locale that the address begins with, if it does. */
export function plainWords(status: number, url = ''): string {
  const [, segment = ''] = url.slice(0, 20).split(/[/?]/u, 2);
  const words = WORDS[status] ?? CANNOT;
  const language = localeOf(segment)?.language ?? FALLBACK_LANGUAGE;
  return readIn(words, language).text;
}
