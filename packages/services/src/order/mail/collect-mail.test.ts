import { LOCALES } from '@vitrine/domain';
import { ANAS_ADDRESS } from '@vitrine/domain/test-harness';
import { describe, expect, it } from 'vitest';
import { anOrderLine } from '../../test-harness/an-order-line.ts';
import { collectMail, type CollectInput } from './collect-mail.ts';

const origin = 'https://shop.example';
const group: CollectInput['group'] = {
  id: 'g1',
  kind: 'collect',
  readiness: 'in_stock',
  itemIds: ['l1'],
  state: 'ready_for_collection',
  address: { ...ANAS_ADDRESS, address1: '96 Mercer Street', postalCode: '10012' },
  store: { id: 'mercer', slug: 'new-york-mercer', name: 'Maison <b> Mercer', phone: '+12125550100' },
  method: {
    id: 'us-collect',
    name: 'Collect in store',
    price: 'Complimentary',
    amount: 0,
    description: '',
    estimatedDeliveryDateLabel: 'Ready on March 10 from 1:00 PM',
  },
};
const mailIn = (code: keyof typeof LOCALES, changes: Partial<typeof group> = {}) =>
  collectMail({
    number: 'AU7K2M9QXD',
    group: { ...group, ...changes },
    lines: [anOrderLine({ itemId: 'l1', name: 'Rive <b>' })],
    orderUrl: `${origin}/order?token=t`,
    hours: { tuesday: [['11:00', '19:00']] },
    locale: LOCALES[code],
    origin,
  });

describe('the mail that calls for an order in a store', () => {
  it('[R7.112] says which order waits where, when the doors are open, and what to bring', () => {
    const { subject, text } = mailIn('eng-us');
    expect(subject).toBe('Your order AU7K2M9QXD is ready to collect');
    expect(text).toContain('Maison <b> Mercer\n96 Mercer Street\nNew York, NY 10012\n+12125550100');
    expect(text).toMatch(/Monday: Closed\nTuesday: 11:00/u);
    expect(text).toContain('1 × Rive <b>, Tortoise');
    expect(text).toContain('https://shop.example/order?token=t');
    expect(text).toContain('Please bring this e-mail');
    expect(text).not.toContain(ANAS_ADDRESS.lastName);
  });

  it('[R7.112] names another person who comes, whatever the name means to a program', () => {
    const collector = { firstName: '$&', lastName: '<i>', phone: '+1' };
    const { text, html } = mailIn('eng-us', { collector });
    expect(text).toContain('handed over to $& <i>,');
    expect(html).not.toContain('<i>');
    expect(html).not.toContain('Maison <b>');
  });

  it('leads to the shop’s own origin only', () => {
    const addresses = [...mailIn('fra-fr').html.matchAll(/href="(?!tel:)([^"]*)"/gu)].map(
      ([, url = '']) => url,
    );
    expect(addresses.length).toBeGreaterThan(0);
    for (const url of addresses) expect(new URL(url).origin).toBe(origin);
    expect(addresses).toContain(`${origin}/fra-fr/point-of-sale/new-york-mercer`);
  });

  const spoken = [
    ['fra-fr', 'vous attend en boutique', 'dir="ltr"'],
    ['ita-it', 'pronto per il ritiro', 'lang="it-IT"'],
    ['jpn-jp', 'ご用意が整いました', 'lang="ja-JP"'],
    ['kor-kr', '매장 수령 준비', 'lang="ko-KR"'],
    ['zhs-cn', '已备妥', 'lang="zh-Hans-CN"'],
    ['ara-ae', 'جاهز للاستلام', 'dir="rtl"'],
  ] as const;
  it.each(spoken)('speaks %s', (code, words, attribute) => {
    const { subject, html } = mailIn(code);
    expect(subject).toContain(words);
    expect(subject).toContain('AU7K2M9QXD');
    expect(html).toContain(attribute);
  });
});
