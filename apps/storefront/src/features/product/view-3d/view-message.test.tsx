import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hintKey, ViewMessage } from './view-message.tsx';

vi.mock('../../../shared/page/page.tsx', () => ({ useLabels: () => (key: string) => key }));
afterEach(() => vi.unstubAllGlobals());

const hintWith = (pointer: 'fine' | 'coarse'): string => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(pointer: ${pointer})` }));
  return renderToStaticMarkup(
    <ViewMessage status={{ state: 'shown' }} isKnown={false} onRetry={() => undefined} />,
  );
};

describe('the hint of the 3D view', () => {
  it('speaks of pinching to fingers alone', () => {
    expect(hintWith('fine')).toContain(hintKey(true));
    expect(hintWith('coarse')).toContain(hintKey(false));
    expect(hintKey(true)).not.toBe(hintKey(false));
  });
});
