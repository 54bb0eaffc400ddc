import { CALL_SPECS, ErrorBody } from '@vitrine/contracts';
import { ANAS_ADDRESS } from '@vitrine/domain/test-harness';
import { beforeEach, describe, expect, it } from 'vitest';
import { aDraft, orderOf, type ReadyOrder } from '../test-harness/a-purchase.ts';
import { guestToken, signIn, type TestAnswer, useServices } from '../test-harness/open-services.ts';

const services = useServices();
let draft: ReadyOrder;
beforeEach(async () => {
  await services.db.executeSql('DELETE FROM cart_line; DELETE FROM address');
  draft = await aDraft(services, { token: (await signIn(services)).token });
});

const methodId = 'us-standard';
const ship = (body: object, token = draft.token): Promise<TestAnswer> =>
  services.call('shipToHome', { token, body: { methodId, ...body } });
async function saved(postalAddress: object = ANAS_ADDRESS, token = draft.token): Promise<string> {
  const { body } = await services.call('addAddress', { token, body: { postalAddress } });
  return CALL_SPECS.addAddress.answer.parse(body).identifier;
}
async function book(token = draft.token) {
  const { body } = await services.call('getAddressBook', { token });
  return CALL_SPECS.getAddressBook.answer.parse(body).addresses;
}
const faultsOf = ({ body }: TestAnswer) =>
  ErrorBody.parse(body).errors.map(({ statusDetails }) => statusDetails);

describe('delivery to a saved address', () => {
  it('[R7.111] goes to it, with all its telephone numbers', async () => {
    const more = { otherPhone: { number: '2125550143', numberTelCode: '+1', type: 'work' } };
    const addressId = await saved({ ...ANAS_ADDRESS, ...more, phone: '212 555 0142' });
    expect((await ship({ addressId })).status).toBe(200);
    const [group] = (await orderOf(services, draft)).shippingGroups;
    expect(group?.address).toMatchObject({
      ...ANAS_ADDRESS,
      phone: '+1 212 555 0142',
      phoneType: 'mobile',
      otherPhoneNumber: '2125550143',
      otherPhoneType: 'work',
    });
  });

  it('[R7.111] keeps what the order says when the address changes later', async () => {
    const id = await saved();
    await ship({ addressId: id });
    const body = { postalAddress: { address1: '9 Fifth Avenue' } };
    await services.call('changeAddress', { token: draft.token, params: { id }, body });
    expect((await orderOf(services, draft)).shippingGroups[0]?.address.address1).toBe('1 Fifth Avenue');
  });

  it('[R7.111] knows nothing of the address of somebody else, nor of any for a guest', async () => {
    const addressId = await saved();
    const noor = { login: 'noor@maison-aurele.example', password: 'Vitrine-Noor-2026' };
    const { body } = await services.call('login', { body: noor });
    const stranger = await aDraft(services, { token: CALL_SPECS.login.answer.parse(body).accessToken });
    const guest = await aDraft(services, { token: await guestToken(services) });
    for (const { token } of [stranger, guest]) {
      const theirs = await ship({ addressId }, token);
      const unknown = await ship({ addressId: 'nothing' }, token);
      expect(theirs).toMatchObject({ status: 404, errorCode: 'not_found' });
      expect(theirs.body).toEqual(unknown.body);
    }
  });

  it('[R7.111] is refused in another country, and where the address lacks what is asked for by now', async () => {
    const paris = { ...ANAS_ADDRESS, countryCode: 'FR', state: '', city: 'Paris', postalCode: '75011' };
    const abroad = await ship({ addressId: await saved(paris) });
    expect(abroad).toMatchObject({ status: 400, errorCode: 'invalid_address' });
    expect(faultsOf(abroad)).toEqual(['addressId.countryCode']);
    const short = await saved();
    await services.db.executeSql(`UPDATE address SET fields = fields - 'postalCode' WHERE id = $1`, [short]);
    expect(faultsOf(await ship({ addressId: short }))).toEqual(['addressId.postalCode']);
  });

  it('[R7.111] takes one of the two, the address or its id', async () => {
    const addressId = await saved();
    for (const body of [{}, { addressId, shippingAddress: ANAS_ADDRESS }]) {
      expect(await ship(body)).toMatchObject({ status: 400, body: { statusDetails: 'shippingAddress' } });
    }
  });
});

describe('delivery to a new address', () => {
  it('[R3.024] keeps it in the book where it is asked to, once however often it is sent', async () => {
    const shippingAddress = { ...ANAS_ADDRESS, addToProfile: true };
    expect((await ship({ shippingAddress })).status).toBe(200);
    await ship({ shippingAddress });
    expect(await book()).toMatchObject([{ address1: '1 Fifth Avenue', mainAddress: true, type: 'shipping' }]);
  });

  it('[R3.024] keeps none without being asked to, nor for a guest, who has no book', async () => {
    await ship({ shippingAddress: ANAS_ADDRESS });
    expect(await book()).toEqual([]);
    const guest = await aDraft(services, { token: await guestToken(services) });
    const kept = await ship({ shippingAddress: { ...ANAS_ADDRESS, addToProfile: true } }, guest.token);
    expect(kept.status).toBe(200);
    const { rows } = await services.db.executeSql('SELECT FROM address');
    expect(rows).toEqual([]);
  });

  it('[R3.024] says that the book is full, and changes nothing of the order', async () => {
    await services.db.executeSql(
      `UPDATE app_config SET body = body || '{"maxSavedAddresses": 0}' WHERE config_group = 'front' AND name = 'main'`,
    );
    const before = await orderOf(services, draft);
    const full = await ship({ shippingAddress: { ...ANAS_ADDRESS, addToProfile: true } });
    expect(full).toMatchObject({ status: 409, errorCode: 'address_book_full' });
    expect(await orderOf(services, draft)).toEqual(before);
  });
});
