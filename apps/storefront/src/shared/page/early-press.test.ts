import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerEarlyPress, earlyPressScript, keepEarlyPress } from './early-press.ts';

/** As much of a document as the script needs; in tests there is none. */
class Button extends EventTarget {
  readonly isButton: boolean;
  readonly click = vi.fn<() => void>();
  constructor(isButton: boolean) {
    super();
    this.isButton = isButton;
  }
  closest(): Button | undefined {
    return this.isButton ? this : undefined;
  }
}

describe('a press before the scripts are there', () => {
  beforeEach(() => {
    vi.stubGlobal('document', new EventTarget());
    vi.stubGlobal('Element', Button);
    keepEarlyPress('vitrine:answers');
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('is kept to itself, and answered once when they are', () => {
    const button = new Button(true);
    expect(press(button)).toBe(false);
    expect(button.click).not.toHaveBeenCalled();
    answerEarlyPress();
    answerEarlyPress();
    expect(button.click).toHaveBeenCalledOnce();
  });

  it('is forgotten when another follows', () => {
    const [first, last] = [new Button(true), new Button(true)];
    press(first);
    press(last);
    answerEarlyPress();
    expect(first.click).not.toHaveBeenCalled();
    expect(last.click).toHaveBeenCalledOnce();
  });

  it('is left alone when it is on no button', () => {
    expect(press(new Button(false))).toBe(true);
  });

  it('is left alone when they are there', () => {
    answerEarlyPress();
    const button = new Button(true);
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

/** Whether what listens later heard of it. */
function press(target: Button): boolean {
  const heard = vi.fn<() => void>();
  document.addEventListener('click', heard, { once: true });
  const event = new Event('click');
  Object.defineProperty(event, 'target', { value: target });
  document.dispatchEvent(event);
  document.removeEventListener('click', heard);
  return heard.mock.calls.length > 0;
}
