import { describe, expect, it } from 'vitest';
import ara from './labels/ara.json';
import { createLabels, type Labels } from './labels.ts';
import { compiled } from './test-harness/compiled.ts';
import { pieceText, variantText } from './variant-text.ts';

const arabic: Labels['t'] = createLabels('ar-AE', compiled(ara)).t;

describe('the words for a variant', () => {
  it('join colour and size as the language joins them: Arabic has a comma of its own', () => {
    expect(variantText({ color: 'عاجي', size: '41' }, arabic)).toBe('عاجي، المقاس \u206641\u2069');
  });

  it('follow the name of the piece', () => {
    expect(pieceText('كور منخفض', { color: 'عاجي', size: '41' }, arabic)).toBe(
      'كور منخفض، عاجي، المقاس \u206641\u2069',
    );
  });

  it('are the colour alone where there is no size, and the size alone where there is no colour', () => {
    expect(variantText({ color: 'عاجي' }, arabic)).toBe('عاجي');
    expect(variantText({ color: 'عاجي', size: '' }, arabic)).toBe('عاجي');
    expect(variantText({ color: '', size: '41' }, arabic)).toBe('41');
  });
});
