import type { Messages } from '@lingui/core';
import type { MiddlewareFunction } from 'react-router';
import { LABELS_BY_PATTERN } from '../page/page-facts.ts';
import type { LabelPart } from './label-parts.ts';

/** Where a document's labels come from, and where they go. */
export interface LabelSource {
  /** Undefined when label keys are shown instead [R2.075]. */
  readonly urls: Readonly<Partial<Record<LabelPart, string>>> | undefined;
  readonly add: (messages: Messages) => void;
}

let source: LabelSource | undefined;
const loading = new Map<LabelPart, Promise<void>>();

/** Said once by the entry of the browser. */
export function setLabelSource(document: LabelSource): void {
  source = document;
}

/** Settles when the labels of a part can be said. Each is fetched once; one that failed is fetched anew when asked for. */
export function loadLabels(part: LabelPart): Promise<void> {
  const begun = loading.get(part) ?? fetchLabels(part);
  loading.set(part, begun);
  begun.catch(() => loading.delete(part));
  return begun;
}

async function fetchLabels(part: LabelPart): Promise<void> {
  const url = source?.urls?.[part];
  if (url === undefined) return;
  const catalogue: { readonly default: Messages } = await import(/* @vite-ignore */ url);
  source?.add(catalogue.default);
}

/** A navigation fetches the labels of the page beside its data, and waits for both. */
export const labelsAhead: MiddlewareFunction = async ({ pattern }, next) => {
  const parts = LABELS_BY_PATTERN[pattern] ?? [];
  const [result] = await Promise.all([next(), ...parts.map(loadLabels)]);
  return result;
};
