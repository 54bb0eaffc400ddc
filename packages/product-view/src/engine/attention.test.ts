import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UNSEEN_AFTER_MS, watchAttention } from './attention.ts';

function aPage() {
  const document = Object.assign(new EventTarget(), { hidden: false });
  const window = new EventTarget();
  const heard: string[] = [];
  const leaving = new AbortController();
  watchAttention(
    { window, document },
    { onUnseen: () => heard.push('unseen'), onSeen: () => heard.push('seen') },
    leaving.signal,
  );
  const hide = (hidden: boolean) => {
    document.hidden = hidden;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return {
    heard,
    hide,
    leave: () => leaving.abort(),
    put: (name: string) => window.dispatchEvent(new Event(name)),
  };
}

describe('whether anybody looks', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is no longer so when the page was hidden for long, and so again when it is back', () => {
    const page = aPage();
    page.hide(true);
    vi.advanceTimersByTime(UNSEEN_AFTER_MS - 1);
    expect(page.heard).toEqual([]);
    vi.advanceTimersByTime(1);
    page.hide(false);
    expect(page.heard).toEqual(['unseen', 'seen']);
  });

  it('stays so through a glance at another page', () => {
    const page = aPage();
    page.hide(true);
    vi.advanceTimersByTime(UNSEEN_AFTER_MS / 2);
    page.hide(false);
    vi.advanceTimersByTime(UNSEEN_AFTER_MS * 2);
    expect(page.heard).toEqual(['seen']);
  });

  it('ends at once when the page is put away, and begins when it is taken out again', () => {
    const page = aPage();
    page.put('pagehide');
    page.put('pageshow');
    expect(page.heard).toEqual(['unseen', 'seen']);
  });

  it('is not asked any more after the end', () => {
    const page = aPage();
    page.hide(true);
    page.leave();
    vi.advanceTimersByTime(UNSEEN_AFTER_MS * 2);
    page.put('pagehide');
    expect(page.heard).toEqual([]);
  });
});
