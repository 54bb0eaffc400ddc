import type { Messages } from '@lingui/core';
import type { Language } from '@vitrine/domain';
import type { LabelPart } from './label-parts.ts';
import ara from './labels/ara.json';
import araUrls from './labels/ara.json?parts';
import eng from './labels/eng.json';
import engUrls from './labels/eng.json?parts';
import fra from './labels/fra.json';
import fraUrls from './labels/fra.json?parts';

// In the build these files are compiled messages, and their addresses those of scripts; see vite/compile-labels.ts.

/** The labels of every language, for what the server renders. */
export const catalogues: Readonly<Record<Language, Messages>> = { eng, fra, ara };

/** Where the browser finds the parts of the one language it needs. */
export const catalogueUrls: Readonly<Record<Language, Readonly<Record<LabelPart, string>>>> = {
  eng: engUrls,
  fra: fraUrls,
  ara: araUrls,
};
