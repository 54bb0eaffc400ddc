import { ADDRESS_FIELDS, type AddressTexts, PHONE_PARTS } from '@vitrine/domain';
import { TYPED_ADDRESSES } from '../api/session-hint.ts';

/** The form of an order whose texts are remembered. */
export interface KeptForm {
  readonly orderId: string;
  readonly name: 'shipping' | 'billing';
}

/** Remembers what is typed for an order and a country, so that a reload loses nothing. It goes with the order and the session. */
export function keepTexts({ orderId, name }: KeptForm, country: string, texts: AddressTexts): void {
  const others = entries(read());
  const kept = others.get('orderId') === orderId ? Object.fromEntries(others) : {};
  try {
    const all = { ...kept, orderId, [name]: { country, texts } };
    sessionStorage.setItem(TYPED_ADDRESSES, JSON.stringify(all));
  } catch {
    // Nothing can be stored here; the form itself still holds it.
  }
}

/** What was typed for this order and country and not sent before a reload; only texts of fields that exist. */
export function readKeptTexts(form: KeptForm, country: string): AddressTexts {
  return keptTexts(read(), form, country);
}

function read(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(TYPED_ADDRESSES) ?? '{}');
  } catch {
    return {};
  }
}

/** The texts in what storage held, whoever wrote it; none of another order or country. */
export function keptTexts(stored: unknown, { orderId, name }: KeptForm, country: string): AddressTexts {
  const ofOrder = entries(stored);
  const kept = entries(ofOrder.get(name));
  if (ofOrder.get('orderId') !== orderId || kept.get('country') !== country) return {};
  const values = entries(kept.get('texts'));
  return Object.fromEntries(
    [...ADDRESS_FIELDS, ...PHONE_PARTS].flatMap((field) => {
      const text = values.get(field);
      return typeof text === 'string' ? [[field, text]] : [];
    }),
  );
}

const entries = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
