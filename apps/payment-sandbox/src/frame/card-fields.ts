import {
  brandOf,
  cardOf,
  groupedExpiry,
  groupedNumber,
  isSecurityCodeRight,
  wrongFields,
  type CardEntry,
  type CardField,
} from './card-rules.ts';
import { encryptCard, type EncryptionKey } from './encrypt-card.ts';
import { exchangeCard } from './exchange-card.ts';
import type { PostedMessage, PageMessage } from './frame-messages.ts';

/** The script of the card-fields page: what is typed stays in this frame and leaves it encrypted only. */
const form = required(document.querySelector('form'));
const settings = readSettings(form.dataset['settings'] ?? '');
const FIELDS: readonly CardField[] =
  settings.keptBrand === undefined ? ['number', 'expiry', 'holder', 'securityCode'] : ['securityCode'];
const inputs = new Map(
  FIELDS.map((field) => [field, required(form.querySelector<HTMLInputElement>(`#${field}`))]),
);
let busy = false;

function entry(): CardEntry {
  return {
    number: textOf('number'),
    expiry: textOf('expiry'),
    holder: textOf('holder'),
    securityCode: textOf('securityCode'),
  };
}

function textOf(field: CardField): string {
  return inputs.get(field)?.value ?? '';
}

function faults(): readonly CardField[] {
  if (settings.keptBrand !== undefined)
    return isSecurityCodeRight(textOf('securityCode'), settings.keptBrand) ? [] : ['securityCode'];
  const today = new Date();
  return wrongFields(entry(), { year: today.getFullYear(), month: today.getMonth() + 1 });
}

function tell(message: PostedMessage): void {
  window.parent.postMessage(message, settings.targetOrigin);
}

function showFault(field: CardField, isWrong: boolean): void {
  inputs.get(field)?.setAttribute('aria-invalid', String(isWrong));
  const line = document.querySelector<HTMLElement>(`#${field}-fault`);
  if (line !== null) line.textContent = isWrong ? (line.dataset['text'] ?? '') : '';
}

async function submit(): Promise<void> {
  if (busy) return;
  const wrong = faults();
  for (const field of FIELDS) showFault(field, wrong.includes(field));
  const [first] = wrong;
  if (first !== undefined) {
    inputs.get(first)?.focus();
    return tell({ type: 'vitrine-card:failed', code: 'invalid' });
  }
  busy = true;
  tell(await exchanged().finally(() => (busy = false)));
}

async function exchanged(): Promise<PostedMessage> {
  try {
    const card =
      settings.keptBrand === undefined ? cardOf(entry()) : { securityCode: textOf('securityCode').trim() };
    return await exchangeCard(settings.context, await encryptCard(card, settings.key));
  } catch {
    // Without a secure context the browser has no WebCrypto: then no card may leave this frame.
    return { type: 'vitrine-card:failed', code: 'unavailable' };
  }
}

function grouped(field: CardField, text: string): string {
  if (field === 'number') return groupedNumber(text);
  return field === 'expiry' ? groupedExpiry(text) : text;
}

for (const [field, input] of inputs) {
  input.addEventListener('input', (event) => {
    // Regrouping while something in the middle is deleted or composed would move the caret.
    const isTyping =
      event instanceof InputEvent && event.inputType.startsWith('insert') && !event.isComposing;
    if (isTyping && input.selectionEnd === input.value.length) input.value = grouped(field, input.value);
    if (input.getAttribute('aria-invalid') === 'true') showFault(field, faults().includes(field));
    tell({ type: 'vitrine-card:changed', valid: faults().length === 0, brand: brandOf(entry().number) });
  });
  input.addEventListener('blur', () => showFault(field, input.value !== '' && faults().includes(field)));
}
form.addEventListener('submit', (event) => {
  event.preventDefault();
  tell({ type: 'vitrine-card:submit-asked' });
});
window.addEventListener('message', (event: MessageEvent<unknown>) => {
  if (event.source !== window.parent || event.origin !== settings.targetOrigin) return;
  if (isPageMessage(event.data)) void submit();
});
new ResizeObserver(() => {
  tell({ type: 'vitrine-card:resized', heightPx: Math.ceil(form.getBoundingClientRect().height) });
}).observe(form);
tell({ type: 'vitrine-card:ready', heightPx: Math.ceil(form.getBoundingClientRect().height) });

function isPageMessage(data: unknown): data is PageMessage {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'vitrine-card:submit';
}

interface FrameSettings {
  /** Of the kept card whose security code alone is asked for. */
  readonly keptBrand: string | undefined;
  readonly targetOrigin: string;
  readonly context: string;
  readonly key: EncryptionKey;
}

function readSettings(text: string): FrameSettings {
  const { targetOrigin, context, key, keptBrand }: Record<string, unknown> = { ...parsed(text) };
  if (typeof targetOrigin !== 'string' || typeof context !== 'string')
    throw new Error('The page has no settings');
  const { n, e, kid }: Record<string, unknown> = { ...(typeof key === 'object' ? key : undefined) };
  if (typeof n !== 'string' || typeof e !== 'string' || typeof kid !== 'string') throw new Error('No key');
  return {
    keptBrand: typeof keptBrand === 'string' ? keptBrand : undefined,
    targetOrigin,
    context,
    key: { kty: 'RSA', n, e, kid },
  };
}

function parsed(text: string): object {
  const value: unknown = JSON.parse(text);
  return typeof value === 'object' && value !== null ? value : {};
}

function required<Node>(node: Node | null): Node {
  if (node === null) throw new Error('The page is not complete');
  return node;
}
