import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLIENT_SERVICES_EMAIL, PAYMENT_METHODS } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import { readConfig, SETTING_NAMES } from './config.ts';
import { serviceConfig } from './service-config.ts';

describe('.env.example', () => {
  it('lists every setting of the shop, and those of the neighbours of `npm start` is', () => {
    const text = readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8');
    const listed = [...text.matchAll(/^(?:# )?(?<name>[A-Z_]+)=/gmu)].map(({ groups }) => groups?.['name']);
    const settings = SETTING_NAMES.filter((name) => name !== 'NODE_ENV');
    expect(new Set(listed)).toEqual(new Set([...settings, 'MAILBOX_ORIGIN', 'WORKSHOP_STEP_SECONDS']));
  });
});

describe('the environment', () => {
  it('[R2.053] offers passes with all of their settings, or with none', () => {
    expect(readConfig({}).passes).toBeUndefined();
    const files = { PASS_CERTIFICATE: 'a.pem', PASS_KEY: 'k.pem', PASS_ISSUER: 'i.pem' };
    expect(() => readConfig({ ...files, PASS_TEAM_ID: 'ABCDE12345' })).toThrow(/PASS_TYPE_ID/u);
    const whole = { ...files, PASS_TEAM_ID: 'ABCDE12345', PASS_TYPE_ID: 'pass.example.collectible' };
    expect(readConfig(whole).passes).toMatchObject({
      certificate: 'a.pem',
      typeId: 'pass.example.collectible',
    });
  });

  it('has a default for everything', () => {
    const config = readConfig({});
    expect(config.port).toBe(3000);
    expect(config.publicOrigin).toBe('http://localhost:3000');
    expect([...config.roles]).toEqual(['pages', 'services', 'jobs']);
  });

  it('[R7.005] asks nobody for credentials in production', () => {
    const PUBLIC_API_CREDENTIALS = 'kim:long-enough';
    expect(() => readConfig({ PUBLIC_API_CREDENTIALS })).toThrowError(/PUBLIC_API_CREDENTIALS/u);
    expect(readConfig({ PUBLIC_API_CREDENTIALS, NODE_ENV: 'development' }).publicCredentials).toBe(
      PUBLIC_API_CREDENTIALS,
    );
  });

  it('lists all its faults at once', () => {
    expect(() => readConfig({ PORT: 'eighty', LOG_LEVEL: 'loud', SHOP_ROLES: 'pages,cooking' })).toThrowError(
      /PORT[\s\S]*LOG_LEVEL[\s\S]*SHOP_ROLES/u,
    );
  });

  it('[R9.019] mocks the list of SKUs in development alone', () => {
    expect(readConfig({}).mocksSkuList).toBe(false);
    expect(readConfig({ NODE_ENV: 'development', MOCK_SKU_LIST: '1' }).mocksSkuList).toBe(true);
    expect(() => readConfig({ MOCK_SKU_LIST: '1' })).toThrowError(/MOCK_SKU_LIST/u);
  });

  it('has a workshop where its address and its key are set, and no key that everybody knows where shoppers buy', () => {
    const WORKSHOP_ORIGIN = 'https://oms.house.example';
    const WORKSHOP_KEY = 'k'.repeat(32);
    expect(readConfig({}).workshop).toBeUndefined();
    expect(readConfig({ WORKSHOP_ORIGIN, WORKSHOP_KEY }).workshop).toEqual({
      origin: WORKSHOP_ORIGIN,
      key: WORKSHOP_KEY,
    });
    for (const half of [{ WORKSHOP_ORIGIN }, { WORKSHOP_KEY }, { WORKSHOP_ORIGIN, WORKSHOP_KEY: 'short' }])
      expect(() => readConfig(half)).toThrowError(/WORKSHOP_KEY/u);
    const demo = { WORKSHOP_ORIGIN, WORKSHOP_KEY: 'demo-workshop-key-that-everybody-knows' };
    expect(readConfig(demo).workshop).toBeDefined();
    const { PAYMENT, WALLET } = { PAYMENT: 'https://pay.example', WALLET: 'https://wallet.example' };
    const shoppers = {
      PUBLIC_ORIGIN: 'https://shop.example',
      PAYMENT_PROVIDER_ORIGIN: PAYMENT,
      PAYMENT_PROVIDER_KEY: 'a-long-enough-key',
      WALLET_PROVIDER_ORIGIN: WALLET,
      WALLET_PROVIDER_KEY: 'a-long-enough-key',
    };
    expect(() => readConfig({ ...demo, ...shoppers })).toThrowError(/WORKSHOP_KEY/u);
  });

  it('wants the address of the services where pages run without them', () => {
    expect(() => readConfig({ SHOP_ROLES: 'pages' })).toThrowError(/SERVICES_URL/u);
    expect(readConfig({ SHOP_ROLES: 'pages', SERVICES_URL: 'http://services:3000' }).servicesUrl).toBe(
      'http://services:3000',
    );
  });

  it('wants the addresses of the pages where services run without them', () => {
    const services = { SHOP_ROLES: 'services,jobs' };
    expect(() => readConfig(services)).toThrowError(/PAGES_ADDRESSES/u);
    expect(readConfig({ ...services, PAGES_ADDRESSES: '10.0.0.11' }).pagesAddresses).toHaveLength(1);
    expect(readConfig({ SHOP_ROLES: 'jobs' }).pagesAddresses).toEqual([]);
  });

  it('knows processes of pages by their addresses and networks', () => {
    const { isOfPages } = serviceConfig(
      readConfig({ PAGES_ADDRESSES: '10.0.0.11, 10.1.0.0/16, 2001:db8::/64' }),
      'key',
    ).floodLimits;
    const pages = ['10.0.0.11', '::ffff:10.0.0.11', '10.1.2.3', '2001:db8::7'];
    expect(pages.filter(isOfPages)).toEqual(pages);
    expect(['10.0.0.12', '10.2.0.1', '2001:db8:1::7', '127.0.0.1'].filter(isOfPages)).toEqual([]);
    expect(serviceConfig(readConfig({}), 'key').floodLimits.isOfPages('127.0.0.1')).toBe(false);
    for (const wrong of ['pages.example', '10.0.0.1/33', '10.0.0.1/', '10.0.0/8', '::1/129', '1.2.3.4/x'])
      expect(() => readConfig({ PAGES_ADDRESSES: wrong }), wrong).toThrowError(/PAGES_ADDRESSES/u);
  });

  it('sends mails as the client services that the pages name, or as the operator says', () => {
    expect(readConfig({}).mail.from).toBe(`Maison Aurèle <${CLIENT_SERVICES_EMAIL}>`);
    expect(readConfig({ MAIL_FROM: 'House <a@b.example>' }).mail.from).toBe('House <a@b.example>');
  });

  it('looks at a payment that was left open after 3 seconds, or as soon as the operator says', () => {
    expect(readConfig({}).firstLookAfterMs).toBe(3_000);
    expect(readConfig({ PAYMENT_FIRST_LOOK_SECONDS: '10' }).firstLookAfterMs).toBe(10_000);
    expect(() => readConfig({ PAYMENT_FIRST_LOOK_SECONDS: '0' })).toThrowError(/PAYMENT_FIRST_LOOK_SECONDS/u);
  });

  it('[R7.168] takes pictures from other hosts only where the operator names them, and by name', () => {
    expect(readConfig({}).mediaHosts).toEqual([]);
    expect(readConfig({ MEDIA_HOSTS: 'Media.Example, cdn.example' }).mediaHosts).toEqual([
      'media.example',
      'cdn.example',
    ]);
    for (const MEDIA_HOSTS of ['10.0.0.1', 'https://media.example', '[::1]', 'localhost'])
      expect(() => readConfig({ MEDIA_HOSTS })).toThrowError(/MEDIA_HOSTS/u);
  });

  const SAFE = {
    PUBLIC_ORIGIN: 'https://shop.example',
    PAYMENT_PROVIDER_ORIGIN: 'https://provider.example',
    PAYMENT_PROVIDER_KEY: 'a key of our own',
    WALLET_PROVIDER_ORIGIN: 'https://wallet.example',
    WALLET_PROVIDER_KEY: 'another key of our own',
  };
  it.each([
    [{ ...SAFE, PAYMENT_PROVIDER_KEY: undefined }, /PAYMENT_PROVIDER_KEY/u],
    [{ ...SAFE, WALLET_PROVIDER_KEY: undefined }, /WALLET_PROVIDER_KEY/u],
    [{ ...SAFE, WALLET_PROVIDER_ORIGIN: 'http://wallet.example' }, /WALLET_PROVIDER_ORIGIN/u],
    [{ ...SAFE, PAYMENT_PROVIDER_ORIGIN: undefined }, /PAYMENT_PROVIDER_ORIGIN/u],
    [{ ...SAFE, PAYMENT_PROVIDER_ORIGIN: 'http://provider.example' }, /PAYMENT_PROVIDER_ORIGIN/u],
    [
      { PAYMENT_PROVIDER_ORIGIN: 'http://10.0.0.7' },
      /PAYMENT_PROVIDER_ORIGIN[\s\S]*PAYMENT_PROVIDER_KEY|PAYMENT_PROVIDER_KEY[\s\S]*PAYMENT_PROVIDER_ORIGIN/u,
    ],
  ])('refuses for shoppers what is good for a demo alone: %j', (environment, named) => {
    expect(() => readConfig(environment)).toThrowError(named);
  });

  it('takes its own key and https for shoppers, and the defaults for a demo', () => {
    const { payment } = readConfig(SAFE);
    expect(payment.providers.creditCard).toEqual({
      origin: 'https://provider.example',
      key: 'a key of our own',
    });
    expect(payment.origins.slice(0, 2)).toEqual(['https://provider.example', 'https://wallet.example']);
    expect(payment.faultsOf(['creditCard', 'paypal'])).toEqual([]);
    const demo = readConfig({ PUBLIC_ORIGIN: 'http://localhost:8080' }).payment;
    expect(demo.providers.creditCard.key).toBe('sandbox-merchant-key');
    expect(demo.faultsOf(PAYMENT_METHODS)).toEqual([]);
    const { PAYMENT_PROVIDER_KEY: _key, WALLET_PROVIDER_KEY: _other, ...pages } = SAFE;
    expect(
      readConfig({ ...pages, SHOP_ROLES: 'pages', SERVICES_URL: 'http://services:3000' }).publicOrigin,
    ).toBe('https://shop.example');
  });

  it('misses a provider that nobody named where the house offers a means of it, and nowhere else', () => {
    const { WALLET_PROVIDER_ORIGIN: _origin, WALLET_PROVIDER_KEY: _key, ...cards } = SAFE;
    const { faultsOf } = readConfig(cards).payment;
    expect(faultsOf(['creditCard'])).toEqual([]);
    expect(faultsOf(['creditCard', 'paypal'])).toEqual([
      'WALLET_PROVIDER_ORIGIN: a shop for shoppers speaks https to its payment provider',
      'WALLET_PROVIDER_KEY: the key of the demo is known to everybody',
    ]);
    expect(() =>
      readConfig({
        PUBLIC_ORIGIN: 'https://shop.example',
        SHOP_ROLES: 'pages',
        SERVICES_URL: 'http://services:3000',
      }),
    ).toThrowError(/PAYMENT_PROVIDER_ORIGIN(?![\s\S]*WALLET)/u);
  });

  it('takes an empty variable as one that is not set', () => {
    expect(readConfig({ DATABASE_URL: '' }).databaseUrl).toBeUndefined();
  });

  it('refuses a public origin with a path', () => {
    expect(() => readConfig({ PUBLIC_ORIGIN: 'https://shop.example/en' })).toThrowError(
      /an origin has no path/u,
    );
  });
});
