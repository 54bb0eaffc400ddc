import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerEarlyPress, earlyPressScript, keepEarlyPress } from './early-press.ts';

/** As much of a document as the script needs; in tests there is none. */
class Control extends EventTarget {
  readonly tag: string;
  readonly click = vi.fn<() => void>();
  constructor(tag: string) {
    super();
    this.tag = tag;
  }
  closest(selector: string): Control | undefined {
    return selector.startsWith(this.tag) ? this : undefined;
  }
}

describe('a press before the scripts are there', () => {
  beforeEach(() => {
    vi.stubGlobal('document', new EventTarget());
    vi.stubGlobal('Element', Control);
    keepEarlyPress('vitrine:answers');
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('is kept to itself, and answered once when they are', () => {
    const button = new Control('button');
    expect(press(button)).toBe(false);
    expect(button.click).not.toHaveBeenCalled();
    answerEarlyPress();
    answerEarlyPress();
    expect(button.click).toHaveBeenCalledOnce();
  });

  it('takes nothing from a list that was set: it is told so when they are', () => {
    const [first, last] = [new Control('select'), new Control('select')];
    const told = vi.fn<(event: Event) => void>();
    for (const list of [first, last]) list.addEventListener('change', told);
    expect([act('change', first), act('change', last)]).toEqual([false, false]);
    expect(told).not.toHaveBeenCalled();
    answerEarlyPress();
    expect(told.mock.calls.map(([{ target, bubbles }]) => [target, bubbles])).toEqual([
      [first, true],
      [last, true],
    ]);
  });

  it('is forgotten when another follows', () => {
    const [first, last] = [new Control('button'), new Control('button')];
    press(first);
    press(last);
    answerEarlyPress();
    expect(first.click).not.toHaveBeenCalled();
    expect(last.click).toHaveBeenCalledOnce();
  });

  it('is left alone when it is on no button', () => {
    expect(press(new Control('a'))).toBe(true);
  });

  it('is left alone when they are there', () => {
    answerEarlyPress();
    const button = new Control('button');
    expect(press(button)).toBe(true);
    expect(button.click).not.toHaveBeenCalled();
  });
});

it('is listened for and answered by the same word', () => {
  const said = vi.fn<(event: Event) => void>();
  vi.stubGlobal('document', { dispatchEvent: said });
  answerEarlyPress();
  expect(earlyPressScript().endsWith(`)(${JSON.stringify(said.mock.calls[0]?.[0].type)})`)).toBe(true);
  vi.unstubAllGlobals();
});

const press = (target: Control): boolean => act('click', target);

/** Whether what listens later heard of it. */
function act(kind: 'click' | 'change', target: Control): boolean {
  const heard = vi.fn<() => void>();
  document.addEventListener(kind, heard, { once: true });
  const event = new Event(kind);
  Object.defineProperty(event, 'target', { value: target });
  document.dispatchEvent(event);
  document.removeEventListener(kind, heard);
  return heard.mock.calls.length > 0;
}
