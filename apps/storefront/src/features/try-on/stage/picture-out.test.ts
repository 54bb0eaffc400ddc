import { describe, expect, it } from 'vitest';
import { canShareFiles, shareFiles, wayOut } from './picture-out.ts';

const sample = new File(['png'], 'Alba_TS2001_05032026.png', { type: 'image/png' });
const share = () => Promise.resolve();

describe('giving the picture away', () => {
  it('[R2.090] shares where the browser says that it shares files', () => {
    expect(canShareFiles({ share, canShare: ({ files }) => files[0]?.type === 'image/png' }, sample)).toBe(
      true,
    );
    expect(canShareFiles({ share, canShare: () => false }, sample)).toBe(false);
    expect(canShareFiles({ share }, sample)).toBe(false);
    expect(canShareFiles({ canShare: () => true }, sample)).toBe(false);
  });

  it('[R2.090, R2.091] shares on phones, or shows the picture there, and downloads everywhere else', () => {
    expect(wayOut({ isMobile: true, canShare: true })).toBe('share');
    expect(wayOut({ isMobile: true, canShare: false })).toBe('keep');
    expect(wayOut({ isMobile: false, canShare: true })).toBe('download');
  });

  it('[R8.035] only logs that the shopper has thought better of it', async () => {
    const logged: unknown[] = [];
    const changed = new DOMException('', 'AbortError');
    await shareFiles({ share: () => Promise.reject(changed) }, [sample], (error) => logged.push(error));
    await shareFiles({ share }, [sample], (error) => logged.push(error));
    expect(logged).toEqual([changed]);
  });
});
