import type { HouseLanguage } from '@vitrine/domain';

/** A word of a name in every language of a house. */
export type Word = Readonly<Record<HouseLanguage, string>>;

type Five = readonly [latin: string, jpn: string, kor: string, zhs: string, ara: string];
type Seven = readonly [
  eng: string,
  fra: string,
  ita: string,
  jpn: string,
  kor: string,
  zhs: string,
  ara: string,
];

const word = ([eng, fra, ita, jpn, kor, zhs, ara]: Seven): Word => ({ eng, fra, ita, jpn, kor, zhs, ara });

/** A name that European languages write alike. */
const place = ([latin, ...others]: Five): Word => word([latin, latin, latin, ...others]);

/** Collections are called after places of Paris. */
export const PLACES: readonly Word[] = [
  place(['Rivoli', 'リヴォリ', '리볼리', '里沃利', 'ريفولي']),
  place(['Vendôme', 'ヴァンドーム', '방돔', '旺多姆', 'فاندوم']),
  place(['Odéon', 'オデオン', '오데옹', '奥德翁', 'أوديون']),
  place(['Passy', 'パッシー', '파시', '帕西', 'باسي']),
  place(['Marais', 'マレ', '마레', '玛黑', 'ماريه']),
  place(['Opéra', 'オペラ', '오페라', '歌剧院', 'أوبرا']),
  place(['Concorde', 'コンコルド', '콩코르드', '协和', 'كونكورد']),
  place(['Tuileries', 'チュイルリー', '튈르리', '杜乐丽', 'تويلري']),
  place(['Bastille', 'バスティーユ', '바스티유', '巴士底', 'باستيل']),
  place(['Pigalle', 'ピガール', '피갈', '皮加勒', 'بيغال']),
  place(['Auteuil', 'オートゥイユ', '오퇴유', '奥特伊', 'أوتوي']),
  place(['Monceau', 'モンソー', '몽소', '蒙梭', 'مونسو']),
  place(['Montmartre', 'モンマルトル', '몽마르트르', '蒙马特', 'مونمارتر']),
  place(['Belleville', 'ベルヴィル', '벨빌', '美丽城', 'بلفيل']),
  place(['Châtelet', 'シャトレ', '샤틀레', '夏特莱', 'شاتليه']),
  place(['Dauphine', 'ドフィーヌ', '도핀', '多芬', 'دوفين']),
  place(['Luxembourg', 'リュクサンブール', '뤽상부르', '卢森堡', 'لوكسمبورغ']),
  place(['Trocadéro', 'トロカデロ', '트로카데로', '特罗卡德罗', 'تروكاديرو']),
  place(['Étoile', 'エトワール', '에투알', '星形', 'إيتوال']),
  place(['Grenelle', 'グルネル', '그르넬', '格勒纳勒', 'غرونيل']),
  place(['Sèvres', 'セーヴル', '세브르', '塞夫尔', 'سيفر']),
  place(['Varenne', 'ヴァレンヌ', '바렌', '瓦雷纳', 'فارين']),
  place(['Madeleine', 'マドレーヌ', '마들렌', '玛德莱娜', 'مادلين']),
  place(['Vivienne', 'ヴィヴィエンヌ', '비비엔', '薇薇安', 'فيفيان']),
];

/** What follows the place in the name of a piece. */
export const MOODS: readonly Word[] = [
  word(['Dawn', 'Aube', 'Alba', 'ドーン', '새벽', '黎明', 'الفجر']),
  word(['Noon', 'Midi', 'Mezzogiorno', 'ヌーン', '정오', '正午', 'الظهيرة']),
  word(['Dusk', 'Crépuscule', 'Crepuscolo', 'ダスク', '황혼', '黄昏', 'الغسق']),
  word(['Midnight', 'Minuit', 'Mezzanotte', 'ミッドナイト', '자정', '午夜', 'منتصف الليل']),
  word(['Winter', 'Hiver', 'Inverno', 'ウィンター', '겨울', '冬日', 'الشتاء']),
  word(['Spring', 'Printemps', 'Primavera', 'スプリング', '봄', '春日', 'الربيع']),
  word(['Summer', 'Été', 'Estate', 'サマー', '여름', '夏日', 'الصيف']),
  word(['Autumn', 'Automne', 'Autunno', 'オータム', '가을', '秋日', 'الخريف']),
  word(['Rain', 'Pluie', 'Pioggia', 'レイン', '비', '细雨', 'المطر']),
  word(['Snow', 'Neige', 'Neve', 'スノー', '눈', '初雪', 'الثلج']),
  word(['Garden', 'Jardin', 'Giardino', 'ガーデン', '정원', '花园', 'الحديقة']),
  word(['River', 'Rivière', 'Fiume', 'リバー', '강', '河畔', 'النهر']),
  word(['Silence', 'Silence', 'Silenzio', 'サイレンス', '고요', '静谧', 'الصمت']),
  word(['Moon', 'Lune', 'Luna', 'ムーン', '달', '明月', 'القمر']),
  word(['Star', 'Astre', 'Stella', 'スター', '별', '星辰', 'النجمة']),
  word(['Sea', 'Mer', 'Mare', 'シー', '바다', '海洋', 'البحر']),
];

const NUMERALS = ['', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'] as const;

/** The edition of a name that is given again: nothing, then `II`, `III`; above twelve in digits. */
export const numeral = (edition: number): string => NUMERALS[edition] ?? String(edition + 1);

/** What is said of the categories that a large house has beside those of the house that it is made of. */
export const COLLECTION_WORDS = {
  all: word(['Collections', 'Collections', 'Collezioni', 'コレクション', '컬렉션', '系列', 'المجموعات']),
  permanent: word([
    'The permanent collection',
    'La collection permanente',
    'La collezione permanente',
    'パーマネントコレクション',
    '상설 컬렉션',
    '常设系列',
    'المجموعة الدائمة',
  ]),
  single: word([
    'The single piece',
    'La pièce unique',
    'Il pezzo unico',
    '一点もの',
    '단 하나의 작품',
    '孤品',
    'القطعة الوحيدة',
  ]),
  intro: word([
    'Named after a place, made for anywhere.',
    'Un nom de lieu, pour aller partout.',
    'Il nome di un luogo, per andare ovunque.',
    '場所の名を持ち、どこへでも。',
    '한 장소의 이름으로, 어디서나.',
    '以地为名，随处相伴。',
    'تحمل اسم مكان، وتُلبس في كل مكان.',
  ]),
} as const satisfies Readonly<Record<string, Word>>;
