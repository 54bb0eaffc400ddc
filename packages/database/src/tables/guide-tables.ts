import type { Json } from './catalogue-tables.ts';

/** Texts by language; English is always there. */
export type TextsByLanguage<Text> = Readonly<Record<string, Text | undefined>>;
/** A look (product and colour, or a still life) and the view of it. */
export interface PictureRef {
  readonly look: string;
  readonly view: string;
}

export interface SizeGuideTable {
  id: string;
  language: string;
  body: Json<Record<string, unknown>>;
}
export interface CareLinkTable {
  id: string;
  language: string;
  body: Json<unknown>;
}
export interface LookTable {
  id: string;
  kind: 'make-up' | 'outfit';
  number: string;
  rank: number;
  picture: Json<PictureRef> | null;
  palette: Json<PictureRef> | null;
  video_id: string | null;
  sku_ids: readonly string[];
}
export interface LookTextTable {
  look_id: string;
  language: string;
  name: string;
  alt: string;
  tutorial: Json<unknown> | null;
}
/** A film's files, as the manifest has them. */
export interface VideoMedia {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  /** The same film in several formats, the preferred one first; `type` as in `<source type>`. */
  readonly files: readonly (StoredFile & { readonly type: string })[];
  readonly poster: StoredFile;
}
interface StoredFile {
  /** Below the folder of the pictures and models, `videos/au2001-tortoise-turn.webm`. */
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
}
export interface VideoTable {
  id: string;
  product_id: string | null;
  colour_code: string | null;
  rank: number;
  media: Json<VideoMedia>;
}
/** What is seen in a film between two moments. */
export interface VideoCaption {
  readonly fromSeconds: number;
  readonly toSeconds: number;
  readonly text: string;
}
export interface VideoTextTable {
  video_id: string;
  language: string;
  title: string;
  captions: Json<readonly VideoCaption[]>;
}
export interface PersoDetailTable {
  sku_id: string;
  hotstampable: boolean;
  engravable: boolean;
  engraving_enabled: boolean;
  engraving_type: string | null;
  view: string | null;
  options: Json<unknown>;
}
export interface AgecSheetTable {
  sku_id: string;
  body: Json<unknown>;
}
export interface MaterialTable {
  id: string;
  origin_country: string;
  picture: Json<PictureRef> | null;
  texts: Json<TextsByLanguage<unknown>>;
}
export interface ExclusiveSaleTable {
  id: string;
  opens_at: Date;
  closes_at: Date;
  texts: Json<TextsByLanguage<unknown>>;
}
