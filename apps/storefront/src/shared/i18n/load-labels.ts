import type { Messages } from '@lingui/core';
import type { MiddlewareFunction } from 'react-router';
import type { LabelPart } from './label-parts.ts';

/** Where a document's labels come from, and where they go. */
export interface LabelSource {
  /** Undefined when label keys are shown instead [R2.075]. */
  readonly urls: Readonly<Partial<Record<string, string>>> | undefined;
  readonly add: (messages: Messages) => void;
}

let source: LabelSource | undefined;
const loading = new Map<string, Promise<void>>();

/** Said once by the entry of the browser. */
export function setLabelSource(document: LabelSource): void {
  source = document;
}

/**
 * Settles when the labels of a part can be said. Each is fetched once; one that failed is fetched anew when asked for. A
 * script that runs before the entry has nothing to wait for: the entry fetches what its document names.
 */
export const loadLabels = (part: LabelPart): Promise<void> => loadNamed(part);

/** The same for a name that the document says; what is none of its parts has nothing to be fetched. */
export async function loadNamed(part: string): Promise<void> {
  if (source === undefined) return;
  const begun = loading.get(part) ?? fetchLabels(part, source);
  loading.set(part, begun);
  begun.catch(() => loading.delete(part));
  await begun;
}

async function fetchLabels(part: string, { urls, add }: LabelSource): Promise<void> {
  const url = urls?.[part];
  if (url === undefined) return;
  const catalogue: { readonly default: Messages } = await import(/* @vite-ignore */ url);
  add(catalogue.default);
}

/** A navigation fetches the labels of the page beside its data, and waits for both. */
export const labelsAhead: MiddlewareFunction = async ({ pattern }, next) => {
  const [result] = await Promise.all([next(), loadLabelsOf(pattern)]);
  return result;
};

async function loadLabelsOf(pattern: string): Promise<void> {
  const { LABELS_BY_PATTERN } = await fetchLabelFacts();
  await Promise.all((LABELS_BY_PATTERN[pattern] ?? []).map(loadLabels));
}

/** Which page has which labels: asked for once a page is there, and needed by the first navigation. */
export const fetchLabelFacts = () => import('../page/label-facts.ts');
