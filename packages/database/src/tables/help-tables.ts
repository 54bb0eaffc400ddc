import type { Json } from './catalogue-tables.ts';
import type { PictureRef, TextsByLanguage } from './guide-tables.ts';

export interface KbThemeTable {
  id: string;
  slug: string;
  rank: number;
  texts: Json<TextsByLanguage<unknown>>;
}
export interface KbArticleTable {
  id: string;
  theme_id: string;
  slug: string;
  rank: number;
  popularity: number;
  online: boolean;
}
export interface KbArticleTextTable {
  article_id: string;
  language: string;
  title: string;
  body: string;
}
export interface MagazineCategoryTable {
  chunk: string;
  rank: number;
  texts: Json<TextsByLanguage<unknown>>;
  tags: Json<readonly unknown[]>;
}
export interface ArticleTable {
  chunk: string;
  category: string;
  tags: readonly string[];
  /** ISO date. */
  published_on: string;
  status: 'draft' | 'published';
  picture: Json<PictureRef> | null;
  sku_ids: readonly string[];
}
export interface ArticleTextTable {
  chunk: string;
  language: string;
  title: string;
  summary: string;
  blocks: Json<readonly unknown[]> | null;
}
export interface StoreTable {
  id: string;
  slug: string;
  country: string;
  city: string;
  address: Json<unknown>;
  latitude: number;
  longitude: number;
  /** IANA. */
  time_zone: string;
  phone: string;
  hours: Json<unknown>;
  closures: Json<readonly unknown[]>;
  services: readonly string[];
  click_and_collect: boolean;
  appointments: Json<readonly unknown[]>;
  is_open: boolean;
  texts: Json<TextsByLanguage<unknown>>;
}
