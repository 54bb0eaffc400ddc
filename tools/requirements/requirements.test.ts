import { describe, expect, it } from 'vitest';
import { lawHash } from './requirements.ts';

const one = { id: 'R0', area: 'shell', text: 'It shines.', check: 'Look at it.' };

describe('the hash of the requirements', () => {
  it('changes with a text, a check and an id, and not with a decision', () => {
    const hash = lawHash([one]);
    expect(lawHash([{ ...one, text: 'It glows.' }])).not.toBe(hash);
    expect(lawHash([{ ...one, check: 'Look twice.' }])).not.toBe(hash);
    expect(lawHash([{ ...one, id: 'R1' }])).not.toBe(hash);
    const decided = { ...one, decision: 'By day.' };
    expect(lawHash([decided])).toBe(hash);
  });
});
