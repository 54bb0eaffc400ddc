import type { OrderBody } from '@vitrine/contracts';
import { LOCALES } from '@vitrine/domain';
import { ANAS_ADDRESS } from '@vitrine/domain/test-harness';
import { describe, expect, it } from 'vitest';
import { confirmationMail } from './confirmation-mail.ts';

const price = (amount: number, label: string) => ({ amount, currency: 'USD', label });
const order: OrderBody = {
  orderId: 'o1',
  orderNumber: 'AU7K2M9QXD',
  state: 'placed',
  createdAt: '2026-03-10T09:00:00.000Z',
  country: 'US',
  channel: 'WEB',
  lines: [
    {
      itemId: 'l1',
      skuId: 'TS2001',
      productId: 'TH2001',
      name: 'Alba <b>',
      color: 'Tortoise',
      mediaUrl: '/media/th2001-tortoise/front?wid={IMG_WIDTH}&hei={IMG_HEIGHT}',
      url: '/eng-us/products/alba-TH2001/TS2001',
      quantity: 2,
      unitPrice: price(42_000, '$420'),
      lineTotal: price(84_000, '$840'),
    },
  ],
  payments: [],
  shippingGroups: [
    {
      id: 'g1',
      kind: 'home',
      readiness: 'in_stock',
      itemIds: ['l1'],
      state: 'planned',
      address: { ...ANAS_ADDRESS, firstName: '<img src=x>' },
      method: {
        id: 'us-standard',
        name: 'Standard delivery',
        price: 'Complimentary',
        amount: 0,
        description: '',
        estimatedDeliveryDateLabel: 'Between March 13 and March 17',
      },
    },
  ],
  totals: {
    subtotal: price(84_000, '$840'),
    shipping: price(0, '$0'),
    tax: price(3360, '$33.60'),
    total: price(87_360, '$873.60'),
    taxIncluded: false,
  },
};
const origin = 'https://shop.example';
const orderUrl = `${origin}/eng-us/mylv/orders/o1`;
const pictures = new Map(order.lines.map(({ mediaUrl }) => [mediaUrl, 'cid:alba@vitrine']));

/** The same order, sent to somebody of this first name. */
function orderTo(firstName: string): OrderBody {
  const groups = order.shippingGroups.map((group) => ({
    ...group,
    address: { ...group.address, firstName },
  }));
  return { ...order, shippingGroups: groups };
}

describe('a name', () => {
  it('stands in the mail as it is, whatever it means to a program', () => {
    const { text } = confirmationMail({
      order: orderTo("$& $' $`"),
      locale: LOCALES['eng-us'],
      origin,
      orderUrl,
      pictures,
    });
    expect(text.split('\n')[0]).toBe("Thank you, $& $' $`");
  });
});

describe('the confirmation mail', () => {
  it('says what was bought, what it cost, where it goes and when', () => {
    const { subject, text } = confirmationMail({
      order,
      locale: LOCALES['eng-us'],
      origin,
      orderUrl,
      pictures,
    });
    expect(subject).toBe('Your order AU7K2M9QXD');
    for (const part of [
      '2 × Alba <b>, Tortoise: $840',
      'Complimentary',
      'Sales tax: $33.60',
      'Total: $873.60',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toContain('New York, NY 10003\nUnited States');
    expect(text).toContain('Between March 13 and March 17');
  });

  it('[R3.033] writes a size with a fraction as the language does', () => {
    const lines = order.lines.map((line) => ({ ...line, size: '40.5' }));
    const french = confirmationMail({
      order: { ...order, lines },
      locale: LOCALES['fra-fr'],
      origin,
      orderUrl,
      pictures,
    });
    expect(french.text).toContain('Tortoise, 40,5');
    expect(french.html).toContain('Tortoise, 40,5');
  });

  it('leads to the shop’s own origin only, and shows the pictures that it brings', () => {
    const { html } = confirmationMail({ order, locale: LOCALES['eng-us'], origin, orderUrl, pictures });
    const addresses = [...html.matchAll(/href="(?!tel:)([^"]*)"/gu)].map(([, url = '']) => new URL(url));
    expect(addresses.length).toBeGreaterThanOrEqual(3);
    for (const url of addresses) expect(url.origin).toBe(origin);
    const sources = [...html.matchAll(/src="([^"]*)"/gu)].map(([, source]) => source);
    expect(sources).toEqual(['cid:alba@vitrine']);
  });

  it('shows no picture where there is none', () => {
    const { html } = confirmationMail({
      order,
      locale: LOCALES['eng-us'],
      origin,
      orderUrl,
      pictures: new Map(),
    });
    expect(html).not.toContain('<img');
    expect(html).toContain('Alba');
  });

  it('shows a shopper’s text as text', () => {
    const { html } = confirmationMail({ order, locale: LOCALES['eng-us'], origin, orderUrl, pictures });
    expect(html).not.toContain('<img src=x>');
    expect(html).toContain('&lt;img src=x&gt;');
    expect(html).not.toContain('Alba <b>');
  });

  it('[R7.110] says of each parcel what is in it, why it travels apart and when it comes', () => {
    const [line, group] = [order.lines[0], order.shippingGroups[0]];
    if (line === undefined || group === undefined) throw new Error('The order has a line and a parcel');
    const when = 'Between April 10 and April 20';
    const later = {
      ...group,
      id: 'g2',
      readiness: 'made_to_order' as const,
      itemIds: ['l2'],
      method: { ...group.method, estimatedDeliveryDateLabel: when },
    };
    const two = {
      ...order,
      lines: [line, { ...line, itemId: 'l2', name: 'Corso' }],
      shippingGroups: [group, later],
    };
    const { text, html } = confirmationMail({
      order: two,
      locale: LOCALES['eng-us'],
      origin,
      orderUrl,
      pictures,
    });
    expect(text).toContain('Parcel 1/2, ready to leave\nAlba <b>\nBetween March 13 and March 17');
    expect(text).toContain(`Parcel 2/2, made to order\nCorso\n${when}`);
    expect(html).toContain('Parcel 2/2, made to order');
    expect(
      confirmationMail({ order, locale: LOCALES['eng-us'], origin, orderUrl, pictures }).text,
    ).not.toContain('Parcel');
  });

  const spoken = [
    ['fra-fr', 'Votre commande', 'dir="ltr"'],
    ['ita-it', 'Il Suo ordine', 'lang="it-IT"'],
    ['jpn-jp', 'ご注文の確認', 'lang="ja-JP"'],
    ['kor-kr', '주문 확인', 'lang="ko-KR"'],
    ['zhs-cn', '您的订单', 'lang="zh-Hans-CN"'],
    ['ara-ae', 'طلبك', 'dir="rtl"'],
  ] as const;
  for (const [code, subject, direction] of spoken) {
    it(`speaks ${code}`, () => {
      const mail = confirmationMail({ order, locale: LOCALES[code], origin, orderUrl, pictures });
      expect(mail.subject).toContain(subject);
      expect(mail.html).toContain(direction);
      expect(mail.html).toContain(`href="${orderUrl}"`);
      expect(mail.text).toContain(orderUrl);
    });
  }

  it('writes name and address as the country does', () => {
    const address = {
      firstName: '太郎',
      lastName: '山田',
      address1: '神宮前4-12-10',
      phone: '03-1234-5678',
      city: '渋谷区',
      state: '13',
      postalCode: '150-0001',
      countryCode: 'JP',
    };
    const shippingGroups = order.shippingGroups.map((group) => ({ ...group, address }));
    const toTokyo = { ...order, shippingGroups };
    const { text } = confirmationMail({
      order: toTokyo,
      locale: LOCALES['jpn-jp'],
      origin,
      orderUrl,
      pictures,
      stateName: '東京都',
    });
    expect(text.split('\n')[0]).toBe('山田 太郎様、ありがとうございます');
    expect(text).toContain('ご注文番号：AU7K2M9QXD');
    expect(text).toContain('Alba <b>、Tortoise：$840');
    expect(text).toContain('〒150-0001\n東京都渋谷区神宮前4-12-10\n山田 太郎\n日本');
  });

  it('names the tax that prices contain below the total', () => {
    const included = { ...order, totals: { ...order.totals, taxIncluded: true } };
    const { text } = confirmationMail({
      order: included,
      locale: LOCALES['fra-fr'],
      origin,
      orderUrl,
      pictures,
    });
    expect(text.indexOf('dont TVA')).toBeGreaterThan(text.indexOf('Total'));
  });
});
