import type { OrderBody } from '@vitrine/contracts';
import { LOCALES } from '@vitrine/domain';
import { ANAS_ADDRESS } from '@vitrine/domain/test-harness';
import { describe, expect, it } from 'vitest';
import { anOrderLine, dollars } from '../../test-harness/an-order-line.ts';
import { cancelledMail, type GivenBack } from './cancelled-mail.ts';
import { parcelMail } from './parcel-mail.ts';
import type { ParcelTold } from './parcel-words.ts';

const origin = 'https://shop.example';
const orderUrl = `${origin}/order?token=abc`;
const line = (itemId: string, name: string) =>
  anOrderLine({ itemId, name, quantity: 2, lineTotal: dollars(84_000) });
const group = (id: string, itemId: string, state: string): OrderBody['shippingGroups'][number] => ({
  id,
  kind: 'home',
  readiness: 'in_stock',
  itemIds: [itemId],
  state,
  address: { ...ANAS_ADDRESS, firstName: '<i>$&' },
  method: {
    id: 'us-standard',
    name: 'Standard delivery',
    price: 'Complimentary',
    amount: 0,
    description: '',
    estimatedDeliveryDateLabel: 'Between March 13 and March 17',
  },
});
const first = {
  ...group('g1', 'l1', 'shipped'),
  tracking: { carrier: 'Chronos <b>', number: 'CH-1' },
};
const order: OrderBody = {
  orderId: 'o1',
  orderNumber: 'AU7K2M9QXD',
  state: 'preparing',
  createdAt: '2026-03-10T09:00:00.000Z',
  country: 'US',
  channel: 'WEB',
  lines: [line('l1', 'Alba <b>'), line('l2', 'Other')],
  payments: [],
  shippingGroups: [first, group('g2', 'l2', 'planned')],
  totals: {
    subtotal: dollars(84_000),
    shipping: dollars(0),
    tax: dollars(0),
    total: dollars(84_000),
    taxIncluded: false,
  },
};
const pictures = new Map([['/media/l1/front', 'cid:alba@vitrine']]);
const mailOf = (
  kind: ParcelTold,
  { code = 'eng-us', ...changes }: { code?: keyof typeof LOCALES } & Partial<typeof first> = {},
  groups = order.shippingGroups,
) =>
  parcelMail({
    kind,
    order: { ...order, shippingGroups: groups },
    group: { ...first, ...changes },
    locale: LOCALES[code],
    origin,
    orderUrl,
    pictures,
  });

describe('[R4.042] the mail about a parcel', () => {
  it('that has left says who carries it under which number, what is in it, and that more follows', () => {
    const { subject, text, html } = mailOf('shipped');
    expect(subject).toBe('Your order AU7K2M9QXD is on its way');
    for (const part of [
      'It is on its way, <i>$&',
      'Carrier: Chronos <b>',
      'Tracking number: CH-1',
      'Expected: Between March 13 and March 17',
      '2 × Alba <b>, Tortoise',
      'travel separately',
      orderUrl,
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('Other');
    expect(html).toContain('cid:alba@vitrine');
    expect(html).not.toMatch(/<b>|<i>|\$420/u);
  });

  it('that leaves last speaks of no others', () => {
    const all = [first, group('g2', 'l2', 'delivered')];
    for (const kind of ['shipped', 'delivered', 'delayed'] as const)
      expect(mailOf(kind, {}, all).text).not.toContain('travel separately');
  });

  it('that is delayed says the new day and the one that was promised', () => {
    const delay = { until: '2026-03-20', label: 'On March 20' };
    const { subject, text } = mailOf('delayed', { delay });
    expect(subject).toBe('Your order AU7K2M9QXD needs a little more time');
    expect(text).toContain('Expected: On March 20\nPromised before: Between March 13 and March 17');
  });

  it('leads to the shop’s own origin only', () => {
    for (const [, url = ''] of mailOf('delivered').html.matchAll(/href="(?!tel:)([^"]*)"/gu))
      expect(new URL(url).origin).toBe(origin);
  });

  it.each([
    ['fra-fr', 'est en route', 'dir="ltr"'],
    ['ita-it', 'è in viaggio', 'lang="it-IT"'],
    ['jpn-jp', '発送いたしました', 'lang="ja-JP"'],
    ['kor-kr', '출발했습니다', 'lang="ko-KR"'],
    ['zhs-cn', '已寄出', 'lang="zh-Hans-CN"'],
    ['ara-ae', 'في الطريق إليك', 'dir="rtl"'],
  ] as const)('speaks %s', (code, words, attribute) => {
    const { subject, html } = mailOf('shipped', { code });
    expect(subject).toContain(words);
    expect(subject).toContain('AU7K2M9QXD');
    expect(html).toContain(attribute);
  });
});

const ofAna = { order, locale: LOCALES['eng-us'], origin, orderUrl, pictures };
const cancelled = (givenBack: readonly GivenBack[], code: keyof typeof LOCALES = 'eng-us') =>
  cancelledMail({ ...ofAna, givenBack, by: 'client', locale: LOCALES[code] });

describe('[R7.130] the mail of a cancellation', () => {
  const card: GivenBack = {
    method: 'creditCard',
    brand: 'visa',
    lastFour: '1111',
    amount: dollars(84_000),
    wasTaken: false,
  };
  it('[R6.010] asks for pardon where the house has cancelled it', () => {
    const { text } = cancelledMail({ ...ofAna, givenBack: [card], by: 'house' });
    expect(text).toContain('we cannot carry out your order');
    expect(text).not.toContain('As you asked');
  });

  it('says that what was held is released, and of which card', () => {
    const { subject, text } = cancelled([card]);
    expect(subject).toBe('Your order AU7K2M9QXD is cancelled');
    expect(text).toContain('Visa ending in 1111: $840');
    expect(text).toContain('is released and never charged');
    expect(text).not.toContain('goes back');
  });

  it('names each means of several, and says both of what was taken and of what was held', () => {
    const gift: GivenBack = { method: 'giftCard', amount: dollars(5000), wasTaken: true };
    const { text } = cancelled([gift, card]);
    for (const part of ['Gift card: $50', 'Visa ending in 1111', 'goes back', 'is released'])
      expect(text).toContain(part);
  });

  it.each([
    ['fra-fr', 'Visa se terminant par 1111'],
    ['ita-it', 'Visa che termina con 1111'],
    ['jpn-jp', 'Visa 末尾1111'],
    ['kor-kr', 'Visa 카드(끝자리 1111)'],
    ['zhs-cn', 'Visa卡（尾号1111）'],
    ['ara-ae', 'بطاقة Visa المنتهية بـ 1111'],
  ] as const)('speaks %s', (code, means) => {
    expect(cancelled([card], code).text).toContain(means);
  });
});
