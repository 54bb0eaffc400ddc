import { CALL_SPECS, ErrorBody } from '@vitrine/contracts';
import { ANAS_ADDRESS } from '@vitrine/domain/test-harness';
import { beforeEach, describe, expect, it } from 'vitest';
import { guestToken, type TestAnswer, useServices } from '../test-harness/open-services.ts';

const services = useServices();
let kim: string;
let claire: string;
beforeEach(async () => {
  await services.db.executeSql('DELETE FROM address');
  [kim, claire] = [await customerToken('Kim'), await customerToken('Claire')];
});

async function customerToken(name: string): Promise<string> {
  const login = `${name.toLowerCase()}@maison-aurele.example`;
  const { body } = await services.call('login', { body: { login, password: `Vitrine-${name}-2026` } });
  return CALL_SPECS.login.answer.parse(body).accessToken;
}

const { phone: _phone, ...FIELDS } = ANAS_ADDRESS;
const ANA = { ...FIELDS, phoneNumber: '212 555 0142', phoneNumberTelCode: '+1' };

const add = (postalAddress: object, token = kim): Promise<TestAnswer> =>
  services.call('addAddress', { token, body: { postalAddress } });
async function added(postalAddress: object, token = kim) {
  return CALL_SPECS.addAddress.answer.parse((await add(postalAddress, token)).body);
}
const change = (id: string, postalAddress: object, token = kim): Promise<TestAnswer> =>
  services.call('changeAddress', { token, params: { id }, body: { postalAddress } });
async function book(filter?: string, token = kim) {
  const { body } = await services.call('getAddressBook', { token, query: filter ? { filter } : {} });
  return CALL_SPECS.getAddressBook.answer.parse(body).addresses;
}
const mains = async (filter = 'shipping') =>
  (await book(filter)).filter(({ mainAddress }) => mainAddress).map(({ address1 }) => address1);
const faultsOf = ({ body }: TestAnswer): readonly string[] =>
  ErrorBody.parse(body).errors.map(({ statusDetails }) => statusDetails);

describe('the address book', () => {
  it('[R3.024, R3.025] gives every key back that was sent, under an identifier of its own', async () => {
    const sent = {
      ...ANA,
      civility: 'Ms',
      nativeLastName: 'Núñez',
      companyName: 'Atelier',
      address2: 'Floor 3',
      address3: 'Rear',
      phoneType: 'work',
      otherPhoneNumber: '1 99 00 01 42',
      otherPhoneNumberTelCode: '+33',
      otherPhoneType: 'mobile',
      thirdPhoneNumber: '55550142',
      thirdPhoneNumberTelCode: '+971',
      thirdPhoneType: 'home',
      country: 'USA',
      displayStateName: 'State of New York',
      mainAddress: true,
      completeAddress: true,
      ignoreAddress: true,
      addToProfile: false,
      type: 'shipping',
    };
    const { identifier } = await added({ ...sent, identifier: 'mine' });
    expect(identifier).not.toBe('mine');
    expect(await book()).toEqual([{ ...sent, identifier }]);
  });

  it('[R3.024, R3.025] gives the three telephones back as they were sent, beside their parts', async () => {
    const sent = {
      phone: '+1 212 555 0142',
      otherPhone: { Number: '1 99 00 01 42', NumberTelCode: '+33', type: 'home' },
      thirdPhone: { number: '55550142', numberTelCode: '+971', type: 'work' },
    };
    const answer = await added({ ...FIELDS, ...sent });
    expect(answer).toMatchObject({
      ...sent,
      phoneNumber: '212 555 0142',
      otherPhoneNumber: '1 99 00 01 42',
      otherPhoneNumberTelCode: '+33',
      thirdPhoneNumberTelCode: '+971',
      thirdPhoneType: 'work',
    });
    expect(await book()).toEqual([answer]);
    const { body } = await change(answer.identifier, { otherPhoneNumber: '1 99 00 01 43', city: 'Brooklyn' });
    expect(body).not.toHaveProperty('otherPhone');
    expect(body).toMatchObject({ phone: sent.phone, thirdPhone: sent.thirdPhone, city: 'Brooklyn' });
    const again = await change(answer.identifier, { phone: { Number: '212 555 0143' }, thirdPhone: '' });
    expect(again.body).toMatchObject({ phone: { Number: '212 555 0143' }, phoneNumber: '212 555 0143' });
    expect(again.body).not.toHaveProperty('thirdPhone');
    expect(again.body).not.toHaveProperty('thirdPhoneNumber');
    const fax = await add({ ...FIELDS, phone: { Number: '212 555 0142', type: 'fax' } });
    expect(fax.status).toBe(400);
  });

  it('[R3.025] takes a number as one text or in its parts, and refuses a type that is none', async () => {
    const parts = { number: '212 555 0142', numberTelCode: '+1', type: 'home' };
    expect(await added({ ...FIELDS, phone: parts })).toMatchObject({
      phoneNumber: '212 555 0142',
      phoneType: 'home',
    });
    expect(await added({ ...FIELDS, phone: '+1 212 555 0142' })).toMatchObject({
      phoneNumber: '212 555 0142',
      phoneNumberTelCode: '+1',
      phoneType: 'mobile',
    });
    const fax = await add({ ...ANA, phoneType: 'fax' });
    expect(fax).toMatchObject({ status: 400, body: { statusDetails: 'postalAddress.phoneType' } });
  });

  it('[R5.017] gives numbers without a type those that remain', async () => {
    const more = { otherPhoneNumber: '2125550143', thirdPhoneNumber: '2125550144' };
    expect(await added({ ...ANA, ...more, phoneType: 'home' })).toMatchObject({
      phoneType: 'home',
      otherPhoneType: 'mobile',
      thirdPhoneType: 'work',
    });
  });

  it('says country and state in the words of the locale where the customer said none', async () => {
    await added(ANA);
    const french = await services.call('getAddressBook', { token: kim, query: { locale: 'fra-fr' } });
    expect(french.body).toMatchObject({
      addresses: [{ country: 'États-Unis', displayStateName: 'New York' }],
    });
    expect((await services.call('getAddressBook', { token: kim, query: { locale: 'xx-xx' } })).status).toBe(
      400,
    );
  });

  it('[R7.036, R7.024] lists all, or those of a type, at both addresses', async () => {
    await added(ANA);
    await added({ ...ANA, address1: '2 Fifth Avenue' });
    await added({ ...ANA, type: 'billing' });
    expect(await book()).toHaveLength(3);
    const billing = await book('billing');
    expect(billing.map(({ type }) => type)).toEqual(['billing']);
    const { body } = await services.call('getAddresses', { token: kim, params: { type: 'billing' } });
    expect(body).toEqual({ addresses: billing });
    expect((await services.call('getAddresses', { token: kim, params: { type: 'x' } })).status).toBe(400);
    expect((await services.call('getAddressBook', { token: kim, query: { filter: 'x' } })).status).toBe(400);
  });

  it('[R5.027, R7.037] names every field that the country finds fault with, and keeps nothing', async () => {
    const wrong = await add({ ...ANA, city: ' ', postalCode: '1', state: 'ZZ', phoneNumber: '12' });
    expect(wrong).toMatchObject({ status: 400, errorCode: 'invalid_address' });
    expect(faultsOf(wrong)).toEqual([
      'postalAddress.city',
      'postalAddress.state',
      'postalAddress.postalCode',
      'postalAddress.phoneNumber',
    ]);
    const { city: _city, ...noCity } = ANA;
    expect(faultsOf(await add(noCity))).toContain('postalAddress.city');
    expect(faultsOf(await add({ ...ANA, countryCode: 'ZZ' }))).toEqual(['postalAddress.countryCode']);
    expect(faultsOf(await add({ ...ANA, shoeSize: 41 }))).toContain('postalAddress.shoeSize');
    expect(await book()).toEqual([]);
  });
});

describe('the main address', () => {
  it('[R5.018] is the first of its type, and the next one that is added after it is gone', async () => {
    const first = await added(ANA);
    const second = await added({ ...ANA, address1: '2 Fifth Avenue' });
    const billing = await added({ ...ANA, type: 'billing' });
    expect([first, second, billing].map(({ mainAddress }) => mainAddress)).toEqual([true, false, true]);
    await services.call('removeAddress', { token: kim, params: { id: first.identifier } });
    expect(await mains()).toEqual([]);
    expect((await added({ ...ANA, address1: '3 Fifth Avenue' })).mainAddress).toBe(true);
    expect(await mains()).toEqual(['3 Fifth Avenue']);
  });

  it('[R7.038] is one alone when another becomes it, and stays it when it is asked not to be', async () => {
    const first = await added(ANA);
    const second = await added({ ...ANA, address1: '2 Fifth Avenue' });
    await added({ ...ANA, type: 'billing' });
    expect((await change(second.identifier, { mainAddress: true })).body).toMatchObject({
      mainAddress: true,
    });
    expect(await mains()).toEqual(['2 Fifth Avenue']);
    expect(await mains('billing')).toEqual(['1 Fifth Avenue']);
    await change(second.identifier, { mainAddress: false });
    expect(await mains()).toEqual(['2 Fifth Avenue']);
    await added({ ...ANA, address1: '3 Fifth Avenue', mainAddress: true });
    expect(await mains()).toEqual(['3 Fifth Avenue']);
    expect(first.mainAddress).toBe(true);
  });

  it('[R5.018, R7.038] is one alone whoever asks for it at once', async () => {
    const streets = Array.from({ length: 8 }, (_, at) => `${at + 1} Fifth Avenue`);
    const answers = await Promise.all(
      streets.map((address1) => add({ ...ANA, address1, mainAddress: Number(address1[0]) % 2 === 0 })),
    );
    expect(answers.map(({ status }) => status)).toEqual(streets.map(() => 201));
    expect(await mains()).toHaveLength(1);
    const known = await book();
    const changes = await Promise.all(
      known.map(({ identifier }) => change(identifier, { mainAddress: true })),
    );
    expect(changes.every(({ status }) => status === 200)).toBe(true);
    expect(await mains()).toHaveLength(1);
  });
});

describe('changing an address', () => {
  it('[R7.038] changes what is sent and nothing else', async () => {
    const before = await added({ ...ANA, address2: 'Floor 3', otherPhoneNumber: '2125550143' });
    const { body } = await change(before.identifier, { city: 'Brooklyn' });
    expect(body).toEqual({ ...before, city: 'Brooklyn' });
    expect(await book()).toEqual([{ ...before, city: 'Brooklyn' }]);
    const emptied = await change(before.identifier, { address2: '', otherPhoneNumber: '' });
    expect(emptied.body).not.toHaveProperty('address2');
    expect(emptied.body).not.toHaveProperty('otherPhoneNumber');
    expect(emptied.body).not.toHaveProperty('otherPhoneType');
  });

  it('[R7.038] is judged as a whole, by the rules of its country', async () => {
    const { identifier } = await added(ANA);
    expect(faultsOf(await change(identifier, { postalCode: '1' }))).toEqual(['postalAddress.postalCode']);
    const moved = await change(identifier, { countryCode: 'GB' });
    expect(faultsOf(moved)).toEqual(['postalAddress.postalCode']);
    const paris = {
      countryCode: 'FR',
      state: '',
      city: 'Paris',
      postalCode: '75011',
      phone: '01 99 00 01 42',
    };
    expect((await change(identifier, paris)).body).toMatchObject({
      city: 'Paris',
      country: 'France',
      phoneNumberTelCode: '+33',
    });
  });

  it('[R7.038] forgets the words of a state that is another now', async () => {
    const { identifier } = await added({ ...ANA, displayStateName: 'The Empire State' });
    const { body } = await change(identifier, { state: 'CA', postalCode: '90001', city: 'Los Angeles' });
    expect(body).toMatchObject({ displayStateName: 'California' });
  });

  it('makes no billing address of one for parcels', async () => {
    const { identifier } = await added(ANA);
    const answer = await change(identifier, { type: 'billing' });
    expect(answer).toMatchObject({ status: 400, body: { statusDetails: 'postalAddress.type' } });
  });
});

describe('whose it is', () => {
  it('[R7.038, R7.039, R3.024] nobody sees, changes or removes the address of somebody else', async () => {
    const { identifier } = await added(ANA);
    expect(await book(undefined, claire)).toEqual([]);
    const others = [
      await change(identifier, { city: 'Reno' }, claire),
      await services.call('removeAddress', { token: claire, params: { id: identifier } }),
    ];
    const unknown = [
      await change('nothing', { city: 'Reno' }, claire),
      await services.call('removeAddress', { token: claire, params: { id: 'nothing' } }),
    ];
    expect(others.map(({ status, body }) => ({ status, body }))).toEqual(
      unknown.map(({ status, body }) => ({ status, body })),
    );
    expect(others.map(({ status }) => status)).toEqual([404, 404]);
    expect(await book()).toMatchObject([{ identifier, city: 'New York' }]);
  });

  it('[R7.039] is gone once it is removed', async () => {
    const { identifier: id } = await added(ANA);
    expect((await services.call('removeAddress', { token: kim, params: { id } })).status).toBe(204);
    expect(await book()).toEqual([]);
    expect((await services.call('removeAddress', { token: kim, params: { id } })).status).toBe(404);
  });

  it('[R7.024, R7.036, R7.037, R7.038, R7.039] is asked for by customers alone', async () => {
    const params = { id: 'nothing' };
    const body = { postalAddress: ANA };
    for (const token of [await guestToken(services), 'none']) {
      const answers = [
        await services.call('getAddresses', { token, params: { type: 'billing' } }),
        await services.call('getAddressBook', { token }),
        await services.call('addAddress', { token, body }),
        await services.call('changeAddress', { token, params, body }),
        await services.call('removeAddress', { token, params }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    }
  });
});

describe('a full book', () => {
  it('[R7.037] takes no more than the configuration says, however many come at once', async () => {
    await services.db.executeSql(
      `UPDATE app_config SET body = body || '{"maxSavedAddresses": 3}' WHERE config_group = 'front' AND name = 'main'`,
    );
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((at) => add({ ...ANA, address1: `${at} Fifth Avenue` })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 201, 201, 409, 409]);
    const full = answers.find(({ status }) => status === 409);
    expect(full).toMatchObject({ errorCode: 'address_book_full', body: { errors: [{ max: 3 }] } });
    expect(await book()).toHaveLength(3);
  });
});
