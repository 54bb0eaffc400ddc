import { setupI18n, type Messages } from '@lingui/core';
import type englishLabels from './labels/eng.json';

/** Every label there is; the English file is the list, the other languages translate it. */
export type LabelKey = keyof typeof englishLabels;
type LabelValues = Readonly<Record<string, string | number>>;

export interface Labels {
  /** The text of a label; the key itself where keys are shown instead [R2.075]. */
  readonly t: (key: LabelKey, values?: LabelValues) => string;
  /** The text of a label whose key is only known at run time, such as `error_{code}`; undefined when there is none. */
  readonly find: (key: string, values?: LabelValues) => string | undefined;
}

/** Labels that come part by part. */
export interface GrowingLabels extends Labels {
  readonly add: (messages: Messages) => void;
}

/**
 * `messages` are compiled (see vite/compile-labels.ts); undefined shows the keys. `bcp47` decides plurals.
 */
export function createLabels(bcp47: string, messages: Messages | undefined): GrowingLabels {
  if (messages === undefined) return { t: (key) => key, find: () => undefined, add: () => undefined };
  const i18n = setupI18n({ locale: bcp47, messages: { [bcp47]: messages } });
  return {
    t: (key, values) => i18n.t(key, values),
    find: (key, values) => (Object.hasOwn(i18n.messages, key) ? i18n.t(key, values) : undefined),
    add: (more) => i18n.load(bcp47, more),
  };
}
