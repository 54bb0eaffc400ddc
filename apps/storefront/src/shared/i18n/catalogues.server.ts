import type { Messages } from '@lingui/core';
import type { Language } from '@vitrine/domain';
import ara from './labels/ara.json';
import araUrl from './labels/ara.json?url';
import eng from './labels/eng.json';
import engUrl from './labels/eng.json?url';
import fra from './labels/fra.json';
import fraUrl from './labels/fra.json?url';

// In the build these files are compiled messages, and their addresses those of scripts; see vite/compile-labels.ts.

/** The labels of every language, for what the server renders. */
export const catalogues: Readonly<Record<Language, Messages>> = { eng, fra, ara };

/** Where the browser finds the one language it needs. */
export const catalogueUrls: Readonly<Record<Language, string>> = { eng: engUrl, fra: fraUrl, ara: araUrl };
