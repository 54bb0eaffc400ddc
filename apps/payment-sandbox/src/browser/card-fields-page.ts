import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Sandbox } from '../sandbox.ts';
import type { CardField } from '../frame/card-rules.ts';
import { html, type Html } from '@vitrine/html';
import { sendPage } from './page.ts';
import { type PageWords, wordsOf } from './words.ts';

const Query = z.object({ context: z.string().max(4000) });
const Context = z.object({
  targetOrigins: z.tuple([z.url()]),
  locale: z.string(),
  key: z.object({}).loose(),
  keptBrand: z.optional(z.string()),
});

/** The card fields for one capture context, to be framed by the origin it was made for and by no other. */
export function cardFieldsPage(app: FastifyInstance, { texts }: Sandbox): void {
  app.get('/card-fields', async (request, reply) => {
    const { context } = Query.parse(request.query);
    const claims = Context.safeParse(await texts.read('capture-context', context));
    if (!claims.success) {
      const words = wordsOf(request.headers['accept-language'] ?? '');
      void reply.code(410);
      return sendPage(reply, {
        title: words.cardTitle,
        words,
        body: html`<p>${words.expired}</p>`,
        framedBy: '*',
      });
    }
    const { targetOrigins, locale, key, keptBrand } = claims.data;
    const [targetOrigin] = targetOrigins;
    const words = wordsOf(locale);
    return sendPage(reply, {
      title: words.cardTitle,
      words,
      body: cardForm(words, {
        isKept: keptBrand !== undefined,
        settings: { targetOrigin, context, key, keptBrand },
      }),
      script: '/assets/card-fields.js',
      framedBy: targetOrigin,
    });
  });
}

interface InputTraits {
  readonly autocomplete: string;
  readonly inputmode: 'numeric' | 'text';
  readonly maxLength: number;
  /** Digits read from left to right in every language. */
  readonly dir: 'ltr' | 'auto';
}

const INPUTS: Readonly<Record<CardField, InputTraits>> = {
  number: { autocomplete: 'cc-number', inputmode: 'numeric', maxLength: 24, dir: 'ltr' },
  expiry: { autocomplete: 'cc-exp', inputmode: 'numeric', maxLength: 9, dir: 'ltr' },
  holder: { autocomplete: 'cc-name', inputmode: 'text', maxLength: 60, dir: 'auto' },
  securityCode: { autocomplete: 'cc-csc', inputmode: 'numeric', maxLength: 4, dir: 'ltr' },
};

interface CardForm {
  /** The provider keeps the card: its security code alone is asked for. */
  readonly isKept: boolean;
  readonly settings: object;
}

function cardForm(words: PageWords, { isKept, settings }: CardForm): Html {
  const fields: readonly CardField[] = isKept
    ? ['securityCode']
    : ['number', 'expiry', 'securityCode', 'holder'];
  return html`<form class="card" novalidate data-settings="${JSON.stringify(settings)}">
      ${fields.map((field) => cardInput(field, words))}
    </form>
    <noscript><p>${words.noScript}</p></noscript>`;
}

/** What a field shows when its page is made; the frame's script goes on from there. */
interface InputState {
  readonly value: string;
  readonly isWrong: boolean;
  readonly hasFocus: boolean;
}

const EMPTY: InputState = { value: '', isWrong: false, hasFocus: false };

/** One field of a card with its fault below. */
export function cardInput(
  field: CardField,
  words: PageWords,
  { value, isWrong, hasFocus }: InputState = EMPTY,
): Html {
  const { label, fault } = words.fields[field];
  const { autocomplete, inputmode, maxLength, dir } = INPUTS[field];
  const placeholder = field === 'expiry' ? words.expiryExample : '';
  return html`<div class="field ${field}">
    <label for="${field}">${label}</label>
    <input
      id="${field}"
      name="${field}"
      dir="${dir}"
      value="${value}"
      autocomplete="${autocomplete}"
      inputmode="${inputmode}"
      maxlength="${maxLength}"
      placeholder="${placeholder}"
      required
      ${hasFocus ? 'autofocus' : ''}
      aria-required="true"
      aria-invalid="${String(isWrong)}"
      aria-describedby="${field}-fault"
      spellcheck="false"
    />
    <p class="fault" id="${field}-fault" data-text="${fault}" aria-live="polite">${isWrong ? fault : ''}</p>
  </div>`;
}
