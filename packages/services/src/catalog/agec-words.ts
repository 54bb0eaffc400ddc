type Degree = 'fully' | 'mostly' | 'not';

/** The words of a sheet of environmental qualities; those in French are the decree's own. */
export interface AgecWords {
  readonly title: string;
  readonly recycled: string;
  /** `share`: percent of the weight. */
  readonly recycledShare: (share: number) => string;
  readonly recyclable: string;
  readonly recyclableDegree: Readonly<Record<Degree, string>>;
  readonly traceability: string;
  /** By stage; one that is not among them is named as the house names it. */
  readonly stages: ReadonlyMap<string, string>;
  /** A stage and its country. */
  readonly stageIn: (stage: string, country: string) => string;
  readonly hazardous: string;
  readonly hazardousSubstances: (holds: boolean) => string;
  readonly microfibres: string;
  readonly shedsMicrofibres: (sheds: boolean) => string;
  readonly packaging: string;
  readonly packagingDegree: Readonly<Record<Degree, string>>;
  readonly packagingShare: (share: number) => string;
}

export const FRENCH_AGEC_WORDS: AgecWords = {
  title: 'Qualités et caractéristiques environnementales',
  recycled: 'Matières recyclées',
  recycledShare: (share) =>
    share === 0
      ? 'Produit sans matière recyclée'
      : `Produit comportant au moins ${share} % de matières recyclées`,
  recyclable: 'Recyclabilité',
  recyclableDegree: {
    fully: 'Produit entièrement recyclable',
    mostly: 'Produit majoritairement recyclable',
    not: 'Produit non recyclable par les filières existantes',
  },
  traceability: 'Traçabilité',
  stages: new Map([
    ['weaving', 'Tissage'],
    ['dyeing', 'Teinture'],
    ['printing', 'Impression'],
    ['sewing', 'Confection'],
    ['stitching', 'Piqûre'],
    ['assembly', 'Montage'],
    ['finishing', 'Finition'],
  ]),
  stageIn: (stage, country) => `${stage} : ${country}`,
  hazardous: 'Substances dangereuses',
  hazardousSubstances: (holds) =>
    holds
      ? 'Contient une substance extrêmement préoccupante'
      : 'Sans substance extrêmement préoccupante au-delà de 0,1 % de la masse',
  microfibres: 'Microfibres plastiques',
  shedsMicrofibres: (sheds) =>
    sheds
      ? 'Rejette des microfibres plastiques dans l’environnement lors du lavage'
      : 'Ne rejette pas de microfibres plastiques lors du lavage',
  packaging: 'Emballage',
  packagingDegree: {
    fully: 'Emballage entièrement recyclable',
    mostly: 'Emballage majoritairement recyclable',
    not: 'Emballage non recyclable',
  },
  packagingShare: (share) =>
    share === 0
      ? 'Emballage sans matière recyclée'
      : `Emballage comportant au moins ${share} % de matières recyclées`,
};

export const ENGLISH_AGEC_WORDS: AgecWords = {
  title: 'Environmental qualities and characteristics',
  recycled: 'Recycled materials',
  recycledShare: (share) =>
    share === 0 ? 'No recycled material' : `At least ${share}% recycled material by weight`,
  recyclable: 'Recyclability',
  recyclableDegree: {
    fully: 'Entirely recyclable',
    mostly: 'Recyclable for the most part',
    not: 'Not recyclable by the ways there are',
  },
  traceability: 'Traceability',
  stages: new Map([
    ['weaving', 'Weaving'],
    ['dyeing', 'Dyeing'],
    ['printing', 'Printing'],
    ['sewing', 'Sewing'],
    ['stitching', 'Stitching'],
    ['assembly', 'Assembly'],
    ['finishing', 'Finishing'],
  ]),
  stageIn: (stage, country) => `${stage}: ${country}`,
  hazardous: 'Hazardous substances',
  hazardousSubstances: (holds) =>
    holds
      ? 'Holds a substance of very high concern'
      : 'No substance of very high concern above 0.1% of the weight',
  microfibres: 'Plastic microfibres',
  shedsMicrofibres: (sheds) =>
    sheds
      ? 'Sheds plastic microfibres into the environment when washed'
      : 'Sheds no plastic microfibres when washed',
  packaging: 'Packaging',
  packagingDegree: {
    fully: 'Entirely recyclable packaging',
    mostly: 'Packaging recyclable for the most part',
    not: 'Packaging that is not recyclable',
  },
  packagingShare: (share) =>
    share === 0 ? 'Packaging without recycled material' : `Packaging of at least ${share}% recycled material`,
};
