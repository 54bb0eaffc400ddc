import { describe, expect, it } from 'vitest';
import { createDisposers } from './disposers.ts';

describe('disposers', () => {
  it('close what was opened last first, and only once', () => {
    const closed: string[] = [];
    const disposers = createDisposers();
    disposers.add(() => closed.push('camera'));
    disposers.add(() => closed.push('renderer'));
    disposers.closeAll();
    disposers.closeAll();
    expect(closed).toEqual(['renderer', 'camera']);
  });
});
