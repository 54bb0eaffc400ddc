import type { Messages } from '@lingui/core';
import type { Language } from '@vitrine/domain';
import type { LabelPart } from './label-parts.ts';
import ara from './labels/ara.json';
import araUrls from './labels/ara.json?parts';
import eng from './labels/eng.json';
import engUrls from './labels/eng.json?parts';
import fra from './labels/fra.json';
import fraUrls from './labels/fra.json?parts';
import ita from './labels/ita.json';
import itaUrls from './labels/ita.json?parts';
import jpn from './labels/jpn.json';
import jpnUrls from './labels/jpn.json?parts';
import kor from './labels/kor.json';
import korUrls from './labels/kor.json?parts';
import zhs from './labels/zhs.json';
import zhsUrls from './labels/zhs.json?parts';

// In the build these files are compiled messages, and their addresses those of scripts; see vite/compile-labels.ts.

/** The labels of every language, for what the server renders. */
export const catalogues: Readonly<Record<Language, Messages>> = {
  eng,
  fra,
  ita,
  jpn,
  kor,
  zhs,
  ara,
};

/** Where the browser finds the parts of the one language it needs. */
export const catalogueUrls: Readonly<Record<Language, Readonly<Partial<Record<LabelPart, string>>>>> = {
  eng: engUrls,
  fra: fraUrls,
  ita: itaUrls,
  jpn: jpnUrls,
  kor: korUrls,
  zhs: zhsUrls,
  ara: araUrls,
};
