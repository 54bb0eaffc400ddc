import { type Language, localeOf } from '@vitrine/domain';

type Words = Readonly<Partial<Record<Language, string>>> & { readonly eng: string };

/** What a person is told where no page and no call can answer. Nothing of the request, of a program or of an error. */
const WORDS: Readonly<Record<number, Words>> = {
  400: {
    eng: 'This request could not be understood.',
    fra: 'Cette demande n’a pas pu être comprise.',
    ara: 'تعذّر فهم هذا الطلب.',
  },
  404: {
    eng: 'We could not find what you are looking for.',
    fra: 'Nous n’avons pas trouvé ce que vous cherchez.',
    ara: 'لم نعثر على ما تبحثون عنه.',
  },
  405: {
    eng: 'This page was not ready to take what was sent. Nothing was changed: please go back and try again.',
    fra: 'Cette page n’était pas prête à recevoir votre envoi. Rien n’a été modifié : revenez en arrière et réessayez.',
    ara: 'لم تكن هذه الصفحة جاهزة لاستلام ما أُرسل. لم يتغيّر شيء: يُرجى الرجوع والمحاولة مجدداً.',
  },
  408: {
    eng: 'This request took too long to arrive.',
    fra: 'Cette demande a mis trop de temps à nous parvenir.',
    ara: 'استغرق وصول هذا الطلب وقتاً طويلاً.',
  },
  413: {
    eng: 'This request is too large.',
    fra: 'Cette demande est trop volumineuse.',
    ara: 'هذا الطلب كبير جداً.',
  },
  417: { eng: 'This request expects something we do not do.' },
  429: {
    eng: 'Too many pages at once. Please wait a moment.',
    fra: 'Trop de pages à la fois. Merci de patienter un instant.',
    ara: 'صفحات كثيرة في وقت واحد. يُرجى الانتظار قليلاً.',
  },
  431: { eng: 'The address or the headers of this request are too long.' },
  500: {
    eng: 'Something went wrong on our side. Please try again in a moment.',
    fra: 'Un incident s’est produit de notre côté. Merci de réessayer dans un instant.',
    ara: 'حدث خطأ من جانبنا. يُرجى المحاولة مجدداً بعد قليل.',
  },
};
const CANNOT: Words = {
  eng: 'This request cannot be answered.',
  fra: 'Il n’est pas possible de répondre à cette demande.',
  ara: 'لا يمكن الرد على هذا الطلب.',
};

/** The words for a status, in the language of the locale that the address begins with, if it does. */
export function plainWords(status: number, url = ''): string {
  const [, segment = ''] = url.slice(0, 20).split(/[/?]/u, 2);
  const words = WORDS[status] ?? CANNOT;
  const language = localeOf(segment)?.language ?? 'eng';
  return words[language] ?? words.eng;
}
