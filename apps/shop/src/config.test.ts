import { CLIENT_SERVICES_EMAIL } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('the environment', () => {
  it('has a default for everything', () => {
    const config = readConfig({});
    expect(config.port).toBe(3000);
    expect(config.publicOrigin).toBe('http://localhost:3000');
    expect([...config.roles]).toEqual(['pages', 'services', 'jobs']);
  });

  it('lists all its faults at once', () => {
    expect(() => readConfig({ PORT: 'eighty', LOG_LEVEL: 'loud', SHOP_ROLES: 'pages,cooking' })).toThrowError(
      /PORT[\s\S]*LOG_LEVEL[\s\S]*SHOP_ROLES/u,
    );
  });

  it('wants the address of the services where pages run without them', () => {
    expect(() => readConfig({ SHOP_ROLES: 'pages' })).toThrowError(/SERVICES_URL/u);
    expect(readConfig({ SHOP_ROLES: 'pages', SERVICES_URL: 'http://services:3000' }).servicesUrl).toBe(
      'http://services:3000',
    );
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

  it('takes an empty variable as one that is not set', () => {
    expect(readConfig({ DATABASE_URL: '' }).databaseUrl).toBeUndefined();
  });

  it('refuses a public origin with a path', () => {
    expect(() => readConfig({ PUBLIC_ORIGIN: 'https://shop.example/en' })).toThrowError(
      /an origin has no path/u,
    );
  });
});
