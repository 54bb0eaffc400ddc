import { SamplesBody } from '@vitrine/contracts';
import type { LocaleCode } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import { useServices } from '../test-harness/open-services.ts';

const services = useServices();
const samplesIn = async (locale: LocaleCode): Promise<SamplesBody> =>
  SamplesBody.parse((await services.call('getSamples', { locale })).body);

describe('samples', () => {
  it('[R7.063, R3.035] are those of the country, each with its picture, two to an order', async () => {
    const french = await samplesIn('fra-fr');
    expect(french).toMatchObject({ allowed: true, maxSamples: 2 });
    expect(french.samples.map(({ identifier }) => identifier)).toEqual(['QP4201-2', 'QP4201-5', 'QP4202-2']);
    for (const { imageUrl } of french.samples) expect(imageUrl).toMatch(/^\/media\/au420[12]-/u);
    const gulf = await samplesIn('ara-ae');
    expect(gulf.samples.map(({ identifier }) => identifier)).toEqual(['QP4201-2', 'QP4202-2']);
  });

  it('[R7.063] are none where the house does not sell', async () => {
    expect(await samplesIn('eng-in')).toMatchObject({ allowed: false, samples: [] });
  });
});
