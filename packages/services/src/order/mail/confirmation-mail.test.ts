import type { OrderBody } from '@vitrine/contracts';
import { LOCALES } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import { confirmationMail } from './confirmation-mail.ts';

const price = (amount: number, label: string) => ({ amount, currency: 'USD', label });
const order: OrderBody = {
  orderId: 'o1',
  orderNumber: 'AU7K2M9QXD',
  state: 'placed',
  createdAt: '2026-03-10T09:00:00.000Z',
  country: 'US',
  lines: [
    {
      itemId: 'l1',
      skuId: 'QS2001',
      productId: 'AU2001',
      name: 'Rive <b>',
      color: 'Tortoise',
      mediaUrl: '/media/au2001-tortoise/front?wid={IMG_WIDTH}&hei={IMG_HEIGHT}',
      url: '/eng-us/products/rive-AU2001/QS2001',
      quantity: 2,
      unitPrice: price(42_000, '$420'),
      lineTotal: price(84_000, '$840'),
    },
  ],
  shippingGroups: [
    {
      id: 'g1',
      kind: 'home',
      address: {
        firstName: '<img src=x>',
        lastName: 'Núñez',
        address1: '1 Fifth Avenue',
        city: 'New York',
        state: 'NY',
        postalCode: '10003',
        countryCode: 'US',
        phone: '+1 212 555 0142',
      },
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
    const { text } = confirmationMail({ order: orderTo("$& $' $`"), locale: LOCALES['eng-us'], origin });
    expect(text.split('\n')[0]).toBe("Thank you, $& $' $`");
  });
});

describe('the confirmation mail', () => {
  it('says what was bought, what it cost, where it goes and when', () => {
    const { subject, text } = confirmationMail({ order, locale: LOCALES['eng-us'], origin });
    expect(subject).toBe('Your order AU7K2M9QXD');
    for (const part of [
      '2 × Rive <b>, Tortoise: $840',
      'Complimentary',
      'Sales tax: $33.60',
      'Total: $873.60',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toContain('New York, NY 10003\nUnited States');
    expect(text).toContain('Between March 13 and March 17');
  });

  it('leads to the shop’s own origin only, pictures included', () => {
    const { html } = confirmationMail({ order, locale: LOCALES['eng-us'], origin });
    const addresses = [...html.matchAll(/(?:href|src)="([^"]*)"/gu)].map(([, url = '']) => new URL(url));
    expect(addresses.length).toBeGreaterThanOrEqual(4);
    for (const url of addresses) expect(url.origin).toBe(origin);
    expect(html).toContain('/media/au2001-tortoise/front?wid=160&amp;hei=200');
  });

  it('shows a shopper’s text as text', () => {
    const { html } = confirmationMail({ order, locale: LOCALES['eng-us'], origin });
    expect(html).not.toContain('<img src=x>');
    expect(html).toContain('&lt;img src=x&gt;');
    expect(html).not.toContain('Rive <b>');
  });

  const languages = [
    ['fra-fr', 'Votre commande', 'dir="ltr"'],
    ['ara-ae', 'طلبك', 'dir="rtl"'],
  ] as const;
  for (const [code, subject, direction] of languages) {
    it(`speaks ${code}`, () => {
      const mail = confirmationMail({ order, locale: LOCALES[code], origin });
      expect(mail.subject).toContain(subject);
      expect(mail.html).toContain(direction);
      expect(mail.html).toContain(`${origin}/${code}/homepage`);
    });
  }

  it('names the tax that prices contain below the total', () => {
    const included = { ...order, totals: { ...order.totals, taxIncluded: true } };
    const { text } = confirmationMail({ order: included, locale: LOCALES['fra-fr'], origin });
    expect(text.indexOf('dont TVA')).toBeGreaterThan(text.indexOf('Total'));
  });
});
