import { readFileSync } from 'node:fs';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { CALL_SPECS, COMMON_REFUSALS, TOLD_CODES } from '@vitrine/contracts';
import { LABELLED_LANGUAGES } from '@vitrine/domain';
import ara from './labels/ara.json';
import eng from './labels/eng.json';
import fra from './labels/fra.json';
import { createLabels } from './labels.ts';
import { compiled } from './test-harness/compiled.ts';

const ENGLISH: Readonly<Record<string, string>> = eng;

function labelsOf(language: string): Readonly<Record<string, string>> {
  const labels: Readonly<Record<string, string>> = JSON.parse(
    readFileSync(new URL(`labels/${language}.json`, import.meta.url), 'utf8'),
  );
  return labels;
}

/** The names of the values a message takes. */
function valuesOf(message: string): readonly string[] {
  const names = compileMessage(message).flatMap((token) => (Array.isArray(token) ? [token[0]] : []));
  return [...new Set(names)].toSorted();
}

describe('the labels', () => {
  it.each(LABELLED_LANGUAGES)('%s says every label, with the values of the English one', (language) => {
    const labels = labelsOf(language);
    const differing = Object.keys(ENGLISH).filter(
      (key) => valuesOf(labels[key] ?? '').join() !== valuesOf(ENGLISH[key] ?? '').join(),
    );
    expect(Object.keys(labels).toSorted()).toEqual(Object.keys(ENGLISH).toSorted());
    expect(differing).toEqual([]);
    expect(Object.values(labels).filter((text) => text.trim() === '')).toEqual([]);
  });

  it('[R8.010–R8.013] has the keys that the specification names', () => {
    const named = [
      'global_added_to_cart',
      'global_added_to_wishlist',
      'global_call_to_perso_advice',
      'add_to_cart_payment_pending_error',
    ] as const;
    expect(Object.keys(ENGLISH)).toEqual(expect.arrayContaining([...named]));
  });
});

describe('the words of refusals', () => {
  it.each(LABELLED_LANGUAGES)(
    '[R8.002, R8.050] are there in %s for every code that a call can answer',
    (language) => {
      const ofCalls = Object.values(CALL_SPECS).flatMap(({ refusals }) => [...(refusals ?? [])]);
      const codes = [...new Set<string>([...COMMON_REFUSALS, ...TOLD_CODES, ...ofCalls])];
      const labels = labelsOf(language);
      expect(codes.length).toBeGreaterThan(40);
      expect(codes.filter((code) => !/\S/u.test(labels[`error_${code}`] ?? ''))).toEqual([]);
    },
  );
});

describe('createLabels', () => {
  it('[R2.075] says the keys where no catalogue is loaded', () => {
    const labels = createLabels('en-US', undefined);
    expect(labels.t('global_added_to_cart')).toBe('global_added_to_cart');
    expect(labels.find('error_out_of_stock')).toBeUndefined();
  });

  it('counts as the language counts', () => {
    const arabic = createLabels('ar-AE', compiled(ara));
    const texts = [1, 2, 3, 11, 100].map((count) => arabic.t('listing_count', { count }));
    expect(new Set(texts).size).toBe(5);
    expect(createLabels('fr-FR', compiled(fra)).t('listing_count', { count: 1 })).toBe('1 pièce');
  });

  it('finds a label by a key made at run time, and nothing of the language itself', () => {
    const labels = createLabels('en-US', compiled(eng));
    expect(labels.find('error_out_of_stock')).toBe(ENGLISH['error_out_of_stock']);
    expect(labels.find('error_NO_LABEL')).toBeUndefined();
    expect(labels.find('constructor')).toBeUndefined();
  });
});
