import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerEarlyPress, earlyPressScript, keepEarlyPress } from './early-press.ts';

/** The part of a document that the script needs. Unit tests have no document. */
class Control extends EventTarget {
  readonly tag: string;
  readonly type: string | undefined;
  checked = false;
  readonly click = vi.fn(() => {
    this.checked = !this.checked;
  });
  #value = '';
  constructor(tag: string, type?: string) {
    super();
    this.tag = tag;
    this.type = type;
  }
  get value(): string {
    return this.#value;
  }
  set value(text: string) {
    this.#value = text;
  }
  closest(selector: string): Control | undefined {
    return selector.startsWith(this.tag) || selector.includes(`,${this.tag}`) ? this : undefined;
  }
  matches(selector: string): boolean {
    return this.type !== undefined && selector.includes(`"${this.type}"`);
  }
}

/** Makes a field like one of React: React notices a value only if its own property did not set it. */
function watchedByReact(field: Control, heard: (value: string) => void): void {
  let known = field.value;
  const own = Object.getOwnPropertyDescriptor(Control.prototype, 'value');
  Object.defineProperty(field, 'value', {
    configurable: true,
    get: () => own?.get?.call(field),
    set: (text: string) => {
      known = text;
      own?.set?.call(field, text);
    },
  });
  field.addEventListener('input', () => {
    if (known !== field.value) heard(field.value);
    known = field.value;
  });
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

  it('gives a list what it was set to, though it was set back meanwhile', () => {
    const list = new Control('select');
    const told = vi.fn<(value: string) => void>();
    list.addEventListener('change', () => told(list.value));
    list.value = '2';
    act('change', list);
    list.value = '1';
    answerEarlyPress();
    expect(told.mock.calls).toEqual([['2']]);
  });

  it('gives back what was typed, though it stood there already when React came', () => {
    const field = new Control('input', 'text');
    const heard = vi.fn<(value: string) => void>();
    field.value = 'Ana';
    act('input', field);
    watchedByReact(field, heard);
    answerEarlyPress();
    expect(field.value).toBe('Ana');
    expect(heard.mock.calls).toEqual([['Ana']]);
  });

  it.each([true, false])('ticks a box as it was left (%s), whatever became of it', (isTicked) => {
    for (const standing of [true, false]) {
      const box = new Control('input', 'checkbox');
      box.checked = isTicked;
      act('change', box);
      box.checked = standing;
      answerEarlyPress();
      keepEarlyPress('vitrine:answers');
      expect(box.checked).toBe(isTicked);
      expect(box.click).toHaveBeenCalledOnce();
    }
  });

  it('presses last what was chosen last', () => {
    const [one, other] = [new Control('input', 'radio'), new Control('input', 'radio')];
    for (const radio of [one, other, one]) {
      radio.checked = true;
      act('change', radio);
    }
    answerEarlyPress();
    expect(one.click.mock.invocationCallOrder.at(-1)).toBeGreaterThan(
      other.click.mock.invocationCallOrder.at(-1) ?? Infinity,
    );
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

/** Whether a listener that was added later got the event. */
function act(kind: 'click' | 'input' | 'change', target: Control): boolean {
  const heard = vi.fn<() => void>();
  document.addEventListener(kind, heard, { once: true });
  const event = new Event(kind);
  Object.defineProperty(event, 'target', { value: target });
  document.dispatchEvent(event);
  document.removeEventListener(kind, heard);
  return heard.mock.calls.length > 0;
}
