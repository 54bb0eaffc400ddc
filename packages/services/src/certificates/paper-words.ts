import type { Language } from '@vitrine/domain';

/** What the printed certificate says; `%s` is the number. */
interface CertificatePaperWords {
  readonly title: string;
  readonly statement: string;
  readonly number: string;
  readonly code: string;
  readonly madeOn: string;
  readonly reference: string;
  readonly owner: string;
  readonly edition: string;
  readonly editionCode: string;
  readonly madeOf: string;
  readonly scan: string;
  readonly page: string;
  /** Where nobody recorded which piece it is. */
  readonly piece: string;
}

export const PAPER_WORDS: Readonly<Record<Language, CertificatePaperWords>> = {
  eng: {
    title: 'Certificate of ownership',
    statement:
      'This piece left our workshops under the number %s. The register of the house follows it from hand to hand, each entry signed and bound to the one before.',
    number: 'Number',
    code: 'Code',
    madeOn: 'Made on',
    reference: 'Reference',
    owner: 'Owner',
    edition: 'Digital edition',
    editionCode: 'Code of the edition',
    madeOf: 'Made of',
    scan: 'Leads to the register of the house, where the certificate is activated.',
    page: 'Page {page} of {count}',
    piece: 'A piece of the house',
  },
  fra: {
    title: 'Certificat de propriété',
    statement:
      'Cette pièce a quitté nos ateliers sous le numéro %s. Le registre de la Maison la suit de main en main ; chaque inscription est signée et liée à la précédente.',
    number: 'Numéro',
    code: 'Code',
    madeOn: 'Réalisée le',
    reference: 'Référence',
    owner: 'Propriétaire',
    edition: 'Édition numérique',
    editionCode: 'Code de l’édition',
    madeOf: 'Matières',
    scan: 'Mène au registre de la Maison, où le certificat s’active.',
    page: 'Page {page} sur {count}',
    piece: 'Une pièce de la Maison',
  },
  ita: {
    title: 'Certificato di proprietà',
    statement:
      'Questa creazione ha lasciato i nostri atelier con il numero %s. Il registro della Maison la segue di mano in mano; ogni iscrizione è firmata e legata alla precedente.',
    number: 'Numero',
    code: 'Codice',
    madeOn: 'Realizzata il',
    reference: 'Riferimento',
    owner: 'Proprietario',
    edition: 'Edizione digitale',
    editionCode: 'Codice dell’edizione',
    madeOf: 'Materiali',
    scan: 'Conduce al registro della Maison, dove si attiva il certificato.',
    page: 'Pagina {page} di {count}',
    piece: 'Una creazione della Maison',
  },
  jpn: {
    title: '所有証明書',
    statement:
      '本作品は、番号%sとしてメゾンのアトリエより送り出されました。メゾンの台帳は、持ち主から持ち主へと受け継がれる歩みを記録し、各記録には署名が施され、前の記録と結ばれています。',
    number: '番号',
    code: 'コード',
    madeOn: '製作日',
    reference: '品番',
    owner: '所有者',
    edition: 'デジタルエディション',
    editionCode: 'エディションのコード',
    madeOf: '素材',
    scan: 'メゾンの台帳へ。証明書の有効化はこちらから。',
    page: '{page} / {count} ページ',
    piece: 'メゾンの作品',
  },
  kor: {
    title: '소유 인증서',
    statement:
      '이 제품은 번호 %s로 메종의 공방을 떠났습니다. 메종의 등록부는 손에서 손으로 이어지는 여정을 기록하며, 모든 기록은 서명되어 이전 기록과 연결됩니다.',
    number: '번호',
    code: '코드',
    madeOn: '제작일',
    reference: '제품 번호',
    owner: '소유자',
    edition: '디지털 에디션',
    editionCode: '에디션 코드',
    madeOf: '소재',
    scan: '메종의 등록부로 연결되며, 인증서를 활성화할 수 있습니다.',
    page: '{page} / {count} 페이지',
    piece: '메종의 제품',
  },
  zhs: {
    title: '所有权证书',
    statement:
      '此作品以编号 %s 自世家工坊交付。世家登记册记录其代代相传的历程，每一笔记录均经签署，并与前一笔紧密相连。',
    number: '编号',
    code: '激活码',
    madeOn: '制作日期',
    reference: '型号',
    owner: '所有者',
    edition: '数字版本',
    editionCode: '版本领取码',
    madeOf: '材质',
    scan: '扫码前往世家登记册，激活证书。',
    page: '第 {page} 页，共 {count} 页',
    piece: '世家作品',
  },
  ara: {
    title: 'شهادة ملكية',
    statement:
      'غادرت هذه القطعة مشاغلنا بالرقم %s. ويتابعها سجلّ الدار من يد إلى يد، وكل قيد فيه موقَّع ومرتبط بما قبله.',
    number: 'الرقم',
    code: 'الرمز',
    madeOn: 'تاريخ الصنع',
    reference: 'المرجع',
    owner: 'المالك',
    edition: 'النسخة الرقمية',
    editionCode: 'رمز النسخة',
    madeOf: 'المواد',
    scan: 'يقود إلى سجلّ الدار حيث تُفعَّل الشهادة.',
    page: 'صفحة {page} من {count}',
    piece: 'قطعة من الدار',
  },
};
