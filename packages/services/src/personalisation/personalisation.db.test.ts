import { CartBody, ErrorBody, PersoDetails, SavedDesign } from '@vitrine/contracts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { guestToken, openServices, useServices } from '../test-harness/open-services.ts';

/** An ivory picture, and a mask of its left half. */
const PICTURE = await sharp({ create: { width: 320, height: 400, channels: 3, background: '#e9e1d2' } })
  .webp({ lossless: true })
  .toBuffer();
const LEFT_HALF = await sharp(
  Buffer.alloc(320 * 400, 0).map((_, index) => (index % 320 < 160 ? 255 : 0)),
  {
    raw: { width: 320, height: 400, channels: 1 },
  },
)
  .webp({ lossless: true })
  .toBuffer();

const services = useServices({
  deps: {
    readPicture: async () => PICTURE,
    readPartMask: async (name) => (name === 'au3004-front-upper.webp' ? LEFT_HALF : undefined),
  },
});
const SIGNET = 'QR7021-56';
const LIPSTICK = 'QL4109';
const SNEAKER = 'QK3031-42';

const addTo = (token: string, skuId: string, personalisation: unknown) =>
  services.call('addToCart', { token, body: { skuId, quantity: 1, personalisation } });
const moderated = async (text: string, locale = 'fra-fr') =>
  services.call('moderateText', { query: { text, locale } });
const pixelAt = async (bytes: Uint8Array, x: number, y: number): Promise<readonly number[]> => {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * 3;
  return [...data.subarray(at, at + 3)];
};
const pictureOf = async (url: string): Promise<Uint8Array> => {
  const { rawPayload, statusCode, headers } = await services.app.inject({ url });
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
  return rawPayload;
};

describe('what can be written on a piece', () => {
  it('[R3.007, R7.057] is told with its letters, places and picture', async () => {
    const details = PersoDetails.parse(
      (await services.call('getPersoDetails', { params: { id: SIGNET } })).body,
    );
    expect(details).toMatchObject({
      hotstampable: false,
      engravable: true,
      engravingEnabled: true,
      engravingType: 'face',
      offer: { type: 'engraving', maxCharacters: 3, colours: [], parts: [], picture: { width: 1600 } },
    });
    expect(details.imageUrl).toMatch(/^\/media\/au7003-gold\/front/u);
  });

  it('[R3.007, R7.057] of a plain piece is nothing, and an unknown or exclusive one is not found', async () => {
    expect((await services.call('getPersoDetails', { params: { id: 'QS2001' } })).body).toEqual({
      hotstampable: false,
      engravable: false,
      engravingEnabled: false,
      engravingType: null,
      imageUrl: null,
    });
    expect((await services.call('getPersoDetails', { params: { id: 'QX0001' } })).status).toBe(404);
  });

  it('[R2.023] of a piece made to order has a price and days for what is dearer and slower', async () => {
    const answer = await services.call('getPersoDetails', { locale: 'fra-fr', params: { id: SNEAKER } });
    const [upper] = PersoDetails.parse(answer.body).offer?.parts ?? [];
    expect(upper?.name).toBe('Quartier');
    expect(upper?.choices.find(({ code }) => code === 'bordeaux')).toMatchObject({
      price: { amount: 12_000 },
      days: 10,
    });
    expect(upper?.choices[0]).not.toHaveProperty('price');
  });

  it('[R1.007] is drawn with letters that anybody may have', async () => {
    const font = await services.call('getLetterFont', { params: { code: 'capitals' } });
    expect(font.body).toMatchObject({ isUpperCase: true, glyphs: { A: {} } });
    expect((await services.call('getLetterFont', { params: { code: 'gothic' } })).status).toBe(404);
  });
});

describe('moderation', () => {
  it.each([
    ['ANNA', '0'],
    ['merde', '1'],
    ['m.e.r.d.e', '1'],
    ['m3rd3', '1'],
    ['shit', '1'],
  ])('[R5.020, R7.166] of %s in French finds %s', async (text, found) => {
    expect((await moderated(text)).body).toEqual({ found });
  });

  it('[R7.166] refuses no text, one of 101 characters and an unknown locale, and keeps none in its log', async () => {
    for (const text of ['', 'x'.repeat(101)])
      expect(await moderated(text)).toMatchObject({ status: 400, body: { statusDetails: 'text' } });
    expect((await moderated('ANNA', 'xxx-xx')).status).toBe(400);
    expect((await moderated('x'.repeat(100))).status).toBe(200);
    expect(JSON.stringify(services.logged)).not.toContain('xxxx');
  });
});

describe('a personalised line', () => {
  it('[R1.007, R7.100] says what is written on it, and has a picture of it', async () => {
    const token = await guestToken(services);
    const { items } = CartBody.parse((await addTo(token, SIGNET, { text: 'a.n' })).body);
    const [line] = items;
    expect(line?.personalisation).toMatchObject({
      type: 'engraving',
      text: 'A.N',
      font: 'Capitals',
      parts: [],
    });
    const { previewUrl = '' } = line?.personalisation ?? {};
    expect(previewUrl).toMatch(/^\/api\/eng-us\/perso-config\/[\w-]{22}\/picture$/u);
    const drawn = await pictureOf(previewUrl);
    expect(Buffer.compare(drawn, await pictureOf(previewUrl))).toBe(0);
    const { data } = await sharp(drawn).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(data.some((value) => value < 150)).toBe(true);
  });

  it('[R7.100] is another one for other letters, and the same one for equal ones', async () => {
    const token = await guestToken(services);
    for (const text of ['an', 'an', 'NH']) await addTo(token, LIPSTICK, { text, font: 'capitals' });
    const { items } = CartBody.parse((await services.call('getCart', { token })).body);
    expect(items.map(({ personalisation, quantity }) => [personalisation?.text, quantity])).toEqual([
      ['AN', 2],
      ['NH', 1],
    ]);
    expect(items[0]?.personalisation?.previewUrl).not.toBe(items[1]?.personalisation?.previewUrl);
  });

  it.each([
    {
      what: 'on a piece without',
      sku: 'QS2001',
      wish: { text: 'AN' },
      status: 409,
      field: 'personalisation',
    },
    {
      what: 'of a listed word',
      sku: SIGNET,
      wish: { text: 'KKK' },
      status: 400,
      field: 'personalisation.text',
    },
    {
      what: 'of four letters',
      sku: SIGNET,
      wish: { text: 'ABCD' },
      status: 400,
      field: 'personalisation.text',
    },
    {
      what: 'of letters that look alike',
      sku: SIGNET,
      wish: { text: 'АВ' },
      status: 400,
      field: 'personalisation.text',
    },
    { what: 'of an emoji', sku: SIGNET, wish: { text: '💎' }, status: 400, field: 'personalisation.text' },
    {
      what: 'of 500 marks',
      sku: SIGNET,
      wish: { text: 'A' + '\u0301'.repeat(500) },
      status: 400,
      field: 'personalisation.text',
    },
    { what: 'of markup', sku: SIGNET, wish: { text: '<b>' }, status: 400, field: 'personalisation.text' },
    { what: 'in no letters', sku: SIGNET, wish: {}, status: 400, field: 'personalisation.text' },
    {
      what: 'in a font of others',
      sku: SIGNET,
      wish: { text: 'A', font: 'gothic' },
      status: 409,
      field: 'personalisation.font',
    },
    {
      what: 'with a price',
      sku: SIGNET,
      wish: { text: 'A', price: 1 },
      status: 400,
      field: 'personalisation.price',
    },
    {
      what: 'with a picture',
      sku: SIGNET,
      wish: { text: 'A', previewUrl: '/x' },
      status: 400,
      field: 'personalisation.previewUrl',
    },
    {
      what: 'of an unknown part',
      sku: SNEAKER,
      wish: { parts: { wings: 'gold' } },
      status: 409,
      field: 'personalisation.parts.wings',
    },
  ])(
    '[R1.007, R5.020] $what is refused by its field, and nothing is lost',
    async ({ sku, wish, status, field }) => {
      const token = await guestToken(services);
      await addTo(token, SIGNET, { text: 'AN' });
      const answer = await addTo(token, sku, wish);
      expect(answer).toMatchObject({ status, body: { statusDetails: field } });
      expect(ErrorBody.parse(answer.body).message).not.toMatch(/\{/u);
      expect(CartBody.parse((await services.call('getCart', { token })).body).itemCount).toBe(1);
    },
  );

  it('[R1.007] beside one that cannot be made is added, and the other is told', async () => {
    const token = await guestToken(services);
    const body = {
      items: [
        { skuId: SIGNET, quantity: 1, personalisation: { text: 'AN' } },
        { skuId: SIGNET, quantity: 1, personalisation: { text: 'A1é!' } },
      ],
    };
    const answer = await services.call('addToCart', { token, body });
    expect(answer.status).toBe(200);
    expect(CartBody.parse(answer.body)).toMatchObject({ itemCount: 1, errors: [{ scope: 'field' }] });
  });

  it('[R8.005] is refused behind the limit of the cart, which the message names', async () => {
    const token = await guestToken(services);
    const skuIds = ['QR7021-52', 'QR7021-54', 'QR7021-56'];
    for (const skuId of skuIds) expect((await addTo(token, skuId, { text: 'AN' })).status).toBe(200);
    const answer = await addTo(token, 'QR7021-58', { text: 'AN' });
    expect(answer).toMatchObject({ status: 409, errorCode: 'personalised_limit_reached' });
    expect(ErrorBody.parse(answer.body).message).toContain('3');
  });

  it('[R8.004, R8.005] is refused behind the limits of the served configuration, in its number', async () => {
    const other = await openServices();
    try {
      await other.db.executeSql(
        `UPDATE app_config SET body = body || '{"maxPersonalizedPlisPerBasket": 2, "nowYoursBasketMaxQty": 2}'
         WHERE name = 'main'`,
        [],
      );
      const token = await guestToken(other);
      const add = (skuId: string, text?: string) =>
        other.call('addToCart', {
          token,
          body: { skuId, quantity: 1, ...(text === undefined ? {} : { personalisation: { text } }) },
        });
      for (const skuId of ['QR7021-52', 'QR7021-54']) expect((await add(skuId, 'AN')).status).toBe(200);
      const answers = [await add('QR7021-56', 'AN')];
      for (const skuId of ['QK3031-39', 'QK3031-40']) expect((await add(skuId)).status).toBe(200);
      answers.push(await add('QK3031-41'));
      expect(answers.map(({ errorCode }) => errorCode)).toEqual([
        'personalised_limit_reached',
        'fluid_limit_reached',
      ]);
      for (const { body } of answers) expect(ErrorBody.parse(body).message).toContain('2');
    } finally {
      await other.close();
    }
  });

  it('[R5.021, R8.049] whose words could not be checked is accepted and marked', async () => {
    const other = await openServices();
    try {
      const token = await guestToken(other);
      await other.db.executeSql('DROP TABLE moderation_words', []);
      const answer = await other.call('addToCart', {
        token,
        body: { skuId: SIGNET, quantity: 1, personalisation: { text: 'SHY' } },
      });
      expect(answer.status).toBe(200);
      const { rows } = await other.db.executeSql('SELECT configuration FROM cart_line', []);
      expect(rows).toMatchObject([{ configuration: { personalisation: { isUnmoderated: true } } }]);
      expect(JSON.stringify(other.logged)).not.toContain('SHY');
    } finally {
      await other.close();
    }
  });
});

describe('a piece made to order', () => {
  it('[R2.023] costs what its parts cost, in the cart too', async () => {
    const token = await guestToken(services);
    const parts = { upper: 'bordeaux', heel: 'gold' };
    const [line] = CartBody.parse((await addTo(token, SNEAKER, { parts })).body).items;
    expect(line?.personalisation?.parts.map(({ choice }) => choice)).toContain('Bordeaux grained calf');
    expect(line?.unitPrice?.amount).toBe(95_000 + 13_000 + 9_000);
  });

  it('[R2.023] is shown with its parts in their colours, and the rest as it was', async () => {
    const url = `/api/eng-us/sku/${SNEAKER}/parts-picture?parts=upper.black&width=320`;
    const drawn = await pictureOf(url);
    const [dark = 255] = await pixelAt(drawn, 60, 200);
    const [light = 0] = await pixelAt(drawn, 260, 200);
    expect(dark).toBeLessThan(60);
    expect(light).toBeGreaterThan(220);
    for (const wrong of ['upper.snake', 'wings.black', 'upper', 'upper.black,,'])
      expect(
        (await services.app.inject({ url: `/api/eng-us/sku/${SNEAKER}/parts-picture?parts=${wrong}` }))
          .statusCode,
      ).toBeGreaterThan(399);
    expect((await services.app.inject({ url: `/api/eng-us/sku/${SIGNET}/parts-picture` })).statusCode).toBe(
      404,
    );
  });

  it('[R2.024] is kept under an address that cannot be guessed, and says nothing of who made it', async () => {
    const token = await guestToken(services);
    const body = { skuId: SNEAKER, parts: { upper: 'black' }, text: 'AN', position: 'corner' };
    const saved = await services.call('saveDesign', { token, body });
    expect(saved.status).toBe(201);
    const { configId } = SavedDesign.parse(saved.body);
    expect(configId).toMatch(/^[\w-]{22}$/u);
    expect((await services.call('saveDesign', { token, body })).body).toEqual({ configId });
    const design = await services.call('getDesign', { params: { configId } });
    expect(design).toMatchObject({
      status: 200,
      body: {
        skuId: SNEAKER,
        wish: { text: 'AN', parts: { upper: 'black', laces: 'ivory' } },
        makingDays: { min: 20, max: 25 },
      },
    });
    const other = configId.startsWith('A') ? `B${configId.slice(1)}` : `A${configId.slice(1)}`;
    for (const wrong of [other, 'x'.repeat(22)])
      expect((await services.call('getDesign', { params: { configId: wrong } })).status).toBe(404);
    expect((await services.call('getDesign', { params: { configId: '1' } })).status).toBe(400);
    expect((await services.call('saveDesign', { body })).status).toBe(401);
  });
});
