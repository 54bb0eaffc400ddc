import type { Language } from '@vitrine/domain';

/** The words of the search for a sheet of environmental qualities; `%s` is the reference asked for. */
export interface AgecSearchWords {
  readonly label: string;
  readonly hint: string;
  readonly button: string;
  readonly unknown: string;
  readonly withoutSheet: string;
  readonly paper: string;
}

export const AGEC_SEARCH_WORDS: Readonly<Record<Language, AgecSearchWords>> = {
  eng: {
    label: 'Reference',
    hint: 'It stands at the head of the piece’s page, and begins with Q.',
    button: 'Show the sheet',
    unknown: 'No piece has the reference %s.',
    withoutSheet: 'There is no sheet for this piece: the law does not ask for one.',
    paper: 'The sheet as PDF',
  },
  fra: {
    label: 'Référence',
    hint: 'Elle figure en tête de la page de la pièce et commence par Q.',
    button: 'Afficher la fiche',
    unknown: 'Aucune pièce ne porte la référence %s.',
    withoutSheet: 'Cette pièce n’a pas de fiche : la loi n’en demande pas.',
    paper: 'La fiche en PDF',
  },
  ita: {
    label: 'Riferimento',
    hint: 'Si trova in cima alla pagina del pezzo e comincia con Q.',
    button: 'Mostra la scheda',
    unknown: 'Nessun pezzo ha il riferimento %s.',
    withoutSheet: 'Questo pezzo non ha una scheda: la legge non la richiede.',
    paper: 'La scheda in PDF',
  },
  jpn: {
    label: '製品番号',
    hint: '製品ページの上部にある、Qで始まる番号です。',
    button: '情報を表示',
    unknown: '製品番号%sの製品はございません。',
    withoutSheet: 'この製品は法律の対象外のため、情報がございません。',
    paper: '情報をPDFで開く',
  },
  kor: {
    label: '제품 번호',
    hint: '제품 페이지 상단에 있는, Q로 시작하는 번호입니다.',
    button: '정보 보기',
    unknown: '제품 번호 %s에 해당하는 제품이 없습니다.',
    withoutSheet: '이 제품은 법률의 대상이 아니어서 정보가 없습니다.',
    paper: '정보를 PDF로 열기',
  },
  zhs: {
    label: '产品编号',
    hint: '位于产品页面顶部，以 Q 开头。',
    button: '查看说明',
    unknown: '没有编号为 %s 的产品。',
    withoutSheet: '法律未要求此产品提供说明。',
    paper: '说明（PDF）',
  },
  ara: {
    label: 'رقم القطعة',
    hint: 'تجدونه في أعلى صفحة القطعة، ويبدأ بالحرف Q.',
    button: 'عرض البيان',
    unknown: 'لا توجد قطعة بالرقم %s.',
    withoutSheet: 'لا بيان لهذه القطعة: القانون لا يطلبه.',
    paper: 'البيان بصيغة PDF',
  },
};
