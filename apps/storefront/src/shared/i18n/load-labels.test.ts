import { beforeEach, describe, expect, it, vi } from 'vitest';
import eng from './labels/eng.json';
import { LABEL_PARTS, labelPartOf } from './label-parts.ts';

const script = (messages: object) => `data:text/javascript,export default ${JSON.stringify(messages)}`;

describe('the part a label travels in', () => {
  it('is the feature’s that its key begins with, else the shell’s', () => {
    expect(labelPartOf('tryon_title')).toBe('tryon');
    expect(labelPartOf('view3d_stage')).toBe('view3d');
    expect(labelPartOf('look_add_all')).toBe('look');
    expect(labelPartOf('address_city')).toBe('address');
    expect(labelPartOf('checkout_collect_stores')).toBe('collecting');
    expect(labelPartOf('checkout_collect_at')).toBe('checkout');
    expect(labelPartOf('product_try_on_watches')).toBe('shell');
  });

  it('leaves no part empty', () => {
    const parts = new Set(Object.keys(eng).map(labelPartOf));
    expect([...parts].toSorted()).toEqual([...LABEL_PARTS].toSorted());
  });
});

describe('loading a part of the labels', () => {
  beforeEach(() => vi.resetModules());

  it('adds its messages, once', async () => {
    const { loadLabels, setLabelSource } = await import('./load-labels.ts');
    const add = vi.fn<(messages: object) => void>();
    const urls = { tryon: script({ tryon_title: 'Virtual try-on' }) };
    setLabelSource({ urls, add });
    await Promise.all([loadLabels('tryon'), loadLabels('tryon')]);
    await loadLabels('tryon');
    expect(add.mock.calls).toEqual([[{ tryon_title: 'Virtual try-on' }]]);
  });

  it('fails where it cannot be fetched, and tries anew when asked again', async () => {
    const { loadLabels, setLabelSource } = await import('./load-labels.ts');
    const add = vi.fn<(messages: object) => void>();
    setLabelSource({ urls: { checkout: 'data:text/javascript,throw 1' }, add });
    await expect(loadLabels('checkout')).rejects.toBe(1);
    setLabelSource({ urls: { checkout: script({ checkout_title: 'Checkout' }) }, add });
    await loadLabels('checkout');
    expect(add).toHaveBeenCalledOnce();
  });

  it('has nothing to wait for before the document has said where they are, and fetches them afterwards', async () => {
    const { loadLabels, setLabelSource } = await import('./load-labels.ts');
    const add = vi.fn<(messages: object) => void>();
    await loadLabels('payment');
    setLabelSource({ urls: { payment: script({ checkout_terms: 'Terms' }) }, add });
    await loadLabels('payment');
    expect(add.mock.calls).toEqual([[{ checkout_terms: 'Terms' }]]);
  });

  it('[R2.075] has nothing to fetch where label keys are shown', async () => {
    const { loadLabels, setLabelSource } = await import('./load-labels.ts');
    setLabelSource({ urls: undefined, add: () => expect.fail('nothing to add') });
    await expect(loadLabels('tryon')).resolves.toBeUndefined();
  });
});
