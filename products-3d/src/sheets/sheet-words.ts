import type { HouseLanguage, MeasuredPart } from '@vitrine/domain';

/** What a printed guide says besides the words of the guide itself. */
export interface SheetWords {
  /** Over every guide: what it is. */
  readonly kind: string;
  readonly cm: string;
  readonly inches: string;
  readonly howToMeasure: string;
  readonly trueScale: string;
  readonly print: string;
  /** Names of the two lines that are measured after printing. */
  readonly fiftyMm: string;
  readonly twoInches: string;
  readonly circles: string;
  readonly strip: Readonly<Record<MeasuredPart, string>>;
  /** How pieces of a strip become one. */
  readonly join: string;
}

export const SHEET_WORDS: Readonly<Record<HouseLanguage, SheetWords>> = {
  eng: {
    kind: 'Size guide',
    cm: 'cm',
    inches: 'in',
    howToMeasure: 'How to measure',
    trueScale: 'At true scale',
    print:
      'Print this page at 100%, also called “actual size”, on A4 or US Letter. Then lay a ruler on the two lines: they must be exactly as long as they say.',
    fiftyMm: '50 mm',
    twoInches: '2 in',
    circles:
      'Lay a ring that fits you on the circles. Your size is the circle that just fills the inside of the ring.',
    strip: {
      belt: 'Lay the strip along a belt you wear, its beginning at the pin of the buckle. Your size is the mark at the hole you use.',
      finger:
        'Cut out the strip and wind it around the finger, close but not tight. Where the beginning meets the strip, read your size.',
      foot: 'Lay the strip under the foot, its beginning at the heel. Your size is the first mark that the longest toe does not pass.',
      wrist:
        'Wind the strip around the wrist where the watch sits, without pulling. Where the beginning meets the strip, the bars say which straps fit.',
    },
    join: 'Cut out all pieces. Glue each, by its letter, onto the end of the one before, line upon line.',
  },
  fra: {
    kind: 'Guide des tailles',
    cm: 'cm',
    inches: 'po',
    howToMeasure: 'Comment mesurer',
    trueScale: 'Grandeur nature',
    print:
      'Imprimez cette page à 100 %, soit en « taille réelle », sur papier A4 ou US Letter. Posez ensuite une règle sur les deux traits : ils doivent avoir exactement la longueur indiquée.',
    fiftyMm: '50 mm',
    twoInches: '2 po',
    circles:
      'Posez sur les cercles une bague qui vous va. Votre taille est le cercle qui remplit tout juste l’intérieur de la bague.',
    strip: {
      belt: 'Posez la bande le long d’une ceinture que vous portez, son début à l’ardillon. Votre taille est le repère au trou que vous utilisez.',
      finger:
        'Découpez la bande et enroulez-la autour du doigt, près mais sans serrer. Lisez votre taille là où le début rejoint la bande.',
      foot: 'Posez la bande sous le pied, son début au talon. Votre pointure est le premier repère que l’orteil le plus long ne dépasse pas.',
      wrist:
        'Passez la bande autour du poignet, là où se porte la montre, sans serrer. Là où le début rejoint la bande, les barres disent quels bracelets conviennent.',
    },
    join: 'Découpez tous les morceaux. Collez chacun, dans l’ordre des lettres, sur la fin du précédent, trait sur trait.',
  },
  ita: {
    kind: 'Guida alle taglie',
    cm: 'cm',
    inches: 'in',
    howToMeasure: 'Come misurare',
    trueScale: 'A grandezza naturale',
    print:
      'Stampate questa pagina al 100%, cioè in «dimensioni effettive», su carta A4 o US Letter. Poi posate un righello sulle due linee: devono essere lunghe esattamente quanto indicato.',
    fiftyMm: '50 mm',
    twoInches: '2 in',
    circles:
      'Posate sui cerchi un anello che vi sta bene. La vostra misura è il cerchio che riempie appena l’interno dell’anello.',
    strip: {
      belt: 'Posate la striscia lungo una cintura che portate, con l’inizio all’ardiglione. La vostra taglia è il segno al foro che usate.',
      finger:
        'Ritagliate la striscia e avvolgetela al dito, aderente ma senza stringere. Leggete la misura dove l’inizio incontra la striscia.',
      foot: 'Posate la striscia sotto il piede, con l’inizio al tallone. La vostra taglia è il primo segno che il dito più lungo non supera.',
      wrist:
        'Passate la striscia attorno al polso dove si porta l’orologio, senza stringere. Dove l’inizio incontra la striscia, le barre dicono quali cinturini vanno bene.',
    },
    join: 'Ritagliate tutti i pezzi. Incollate ciascuno, in ordine di lettera, sulla fine del precedente, linea su linea.',
  },
  jpn: {
    kind: 'サイズガイド',
    cm: 'cm',
    inches: 'インチ',
    howToMeasure: '測り方',
    trueScale: '実寸',
    print:
      'A4またはUSレターの用紙に、倍率100％（「実際のサイズ」）で印刷してください。印刷後、2本の線に定規を当て、表示どおりの長さであることをお確かめください。',
    fiftyMm: '50 mm',
    twoInches: '2インチ',
    circles: '合っているリングを円の上に置きます。リングの内側にちょうど収まる円がお客様のサイズです。',
    strip: {
      belt: 'お使いのベルトに沿って、帯の端をピンに合わせて置きます。いつもの穴の位置にある印がお客様のサイズです。',
      finger: '帯を切り取り、きつすぎない程度に指に巻きます。帯の端が重なる位置の数字がお客様のサイズです。',
      foot: '帯の端をかかとに合わせ、足の下に置きます。最も長い指が越えない最初の印がお客様のサイズです。',
      wrist:
        '時計を着ける位置で、引っ張らずに帯を手首に巻きます。帯の端が重なる位置の棒が、合うストラップを示します。',
    },
    join: 'すべての部分を切り取り、文字の順に、前の部分の端へ線を合わせて貼り重ねます。',
  },
  kor: {
    kind: '사이즈 가이드',
    cm: 'cm',
    inches: '인치',
    howToMeasure: '재는 법',
    trueScale: '실제 크기',
    print:
      'A4 또는 미국 레터 용지에 배율 100%(‘실제 크기’)로 인쇄하십시오. 인쇄한 뒤 두 선에 자를 대어 표시된 길이와 정확히 같은지 확인하십시오.',
    fiftyMm: '50 mm',
    twoInches: '2인치',
    circles: '잘 맞는 반지를 원 위에 놓으십시오. 반지 안쪽을 꼭 채우는 원이 고객님의 사이즈입니다.',
    strip: {
      belt: '쓰시는 벨트를 따라 띠의 시작을 핀에 맞추어 놓으십시오. 사용하는 구멍 위치의 표시가 고객님의 사이즈입니다.',
      finger:
        '띠를 오려 손가락에 조이지 않게 감으십시오. 띠의 시작과 만나는 곳의 숫자가 고객님의 사이즈입니다.',
      foot: '띠의 시작을 뒤꿈치에 맞추어 발밑에 놓으십시오. 가장 긴 발가락이 넘지 않는 첫 표시가 고객님의 사이즈입니다.',
      wrist:
        '시계를 차는 자리에 띠를 당기지 말고 감으십시오. 띠의 시작과 만나는 곳의 막대가 맞는 스트랩을 알려 드립니다.',
    },
    join: '모든 조각을 오려 글자 순서대로 앞 조각의 끝에 선을 맞추어 붙이십시오.',
  },
  zhs: {
    kind: '尺码指南',
    cm: '厘米',
    inches: '英寸',
    howToMeasure: '测量方法',
    trueScale: '实际大小',
    print:
      '请以100%比例（“实际大小”）打印于A4或US Letter纸张。打印后用直尺核对两条线段，长度须与所标数值完全一致。',
    fiftyMm: '50毫米',
    twoInches: '2英寸',
    circles: '将合适的戒指置于圆上，恰好填满戒指内圈的圆即为您的尺寸。',
    strip: {
      belt: '将纸条沿常用腰带平放，起点对准针扣。常用孔处的标记即为您的尺寸。',
      finger: '剪下纸条，贴合绕指一周，不要过紧。起点与纸条相接处的数字即为您的尺寸。',
      foot: '将纸条置于脚下，起点对准脚跟。最长脚趾未超过的第一个标记即为您的尺码。',
      wrist: '将纸条绕于佩戴处，勿拉紧。起点与纸条相接处的横条标示合适的表带。',
    },
    join: '剪下所有纸条，按字母顺序将每段粘在前一段末端，线对线对齐。',
  },
  ara: {
    kind: 'دليل المقاسات',
    cm: 'سم',
    inches: 'بوصة',
    howToMeasure: 'طريقة القياس',
    trueScale: 'بالحجم الحقيقي',
    print:
      'اطبعوا هذه الصفحة بنسبة 100% أي «بالحجم الفعلي» على ورق A4 أو US Letter، ثم ضعوا مسطرة على الخطين: يجب أن يكون طولهما كما هو مكتوب تماماً.',
    fiftyMm: '50 ملم',
    twoInches: 'بوصتان',
    circles: 'ضعوا خاتماً يناسبكم على الدوائر. مقاسكم هو الدائرة التي تملأ داخل الخاتم تماماً.',
    strip: {
      belt: 'ضعوا الشريط على طول حزام تلبسونه وبدايته عند المسمار. مقاسكم هو العلامة عند الثقب الذي تستعملونه.',
      finger: 'قصّوا الشريط ولفّوه حول الإصبع من دون شدّ. اقرأوا مقاسكم حيث تلتقي بداية الشريط به.',
      foot: 'ضعوا الشريط تحت القدم وبدايته عند الكعب. مقاسكم هو أول علامة لا يتجاوزها أطول إصبع.',
      wrist:
        'لفّوا الشريط حول المعصم عند موضع الساعة من دون شدّ. حيث تلتقي بدايته به تدلّ الأشرطة على الأساور المناسبة.',
    },
    join: 'قصّوا جميع القطع وألصقوا كل قطعة بترتيب الحروف على نهاية التي قبلها، خطاً على خط.',
  },
};
