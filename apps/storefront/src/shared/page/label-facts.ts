import { PAGE_IDS, pageSpec } from '@vitrine/contracts';
import type { LabelPart } from '../i18n/label-parts.ts';

/**
 * The parts of the labels that a page needs besides the shell's, by the pattern of its route. Fetched by itself: only a
 * navigation needs them. The build puts the values in the place of this module, as in that of `page-facts.ts`.
 */
export const LABELS_BY_PATTERN: Readonly<Record<string, readonly LabelPart[] | undefined>> =
  Object.fromEntries(
    PAGE_IDS.map(pageSpec).flatMap(({ path, labels, shownBy }) =>
      labels === undefined || shownBy !== 'route' ? [] : [[`:locale?${path}`, [labels].flat()]],
    ),
  );
