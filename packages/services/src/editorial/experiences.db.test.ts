import { CALL_SPECS } from '@vitrine/contracts';
import type { LocaleCode } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import { useServices } from '../test-harness/open-services.ts';

const services = useServices();
const shown = async (locale: LocaleCode = 'eng-us') => {
  const { body } = await services.call('getExperiences', { locale });
  return CALL_SPECS.getExperiences.answer.parse(body).experiences;
};
const PUBLISH = 'UPDATE experience SET status = $2, published_on = $3, published_until = $4 WHERE id = $1';

describe('experiences', () => {
  it('[R2.039] are listed while they are published, and found by nobody before and after', async () => {
    const [first, ...others] = await shown();
    if (first === undefined) throw new Error('The house has no experience');
    const { id } = first;
    const today = services.clock.now().toISOString().slice(0, 10);
    const day = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
    const cases = [
      [['published', today, today], true],
      [['published', day(1), null], false],
      [['published', day(-9), day(-1)], false],
      [['draft', day(-9), null], false],
    ] as const;
    for (const [[status, from, until], isThere] of cases) {
      await services.db.executeSql(PUBLISH, [id, status, from, until]);
      expect(await shown()).toEqual(isThere ? [first, ...others] : others);
      const answer = await services.call('getExperience', { params: { id } });
      expect(answer.status).toBe(isThere ? 200 : 404);
    }
    await services.db.executeSql(PUBLISH, [id, 'published', day(-9), null]);
  });

  it('[R2.038] leads into the appointments of the stores that have its kind, those of the country first', async () => {
    for (const { id } of await shown('fra-fr')) {
      const answer = await services.call('getExperience', { locale: 'fra-fr', params: { id } });
      const body = CALL_SPECS.getExperience.answer.parse(answer.body);
      expect(body.stores.length).toBeGreaterThan(0);
      expect(body.stores[0]?.country).toBe('FR');
      for (const { url } of body.stores) {
        expect(url).toMatch(/^\/fra-fr\/point-of-sale\/[\w-]+\/appointment\?type=/u);
        expect(new URL(url, 'http://x').searchParams.get('type')).toBe(body.appointmentType);
      }
      expect(body.chapters[0]?.media).toBeDefined();
    }
  });

  it('[R2.038] is written in every language of the shop', async () => {
    for (const locale of ['eng-us', 'fra-fr', 'ita-it', 'jpn-jp', 'kor-kr', 'zhs-cn', 'ara-ae'] as const)
      for (const { language, media } of await shown(locale)) {
        expect(language).toBeUndefined();
        expect(media).toBeDefined();
      }
  });

  it('[R2.038] does not know an experience that nobody wrote', async () => {
    const answer = await services.call('getExperience', { params: { id: 'exposedExperiences' } });
    expect(answer.status).toBe(404);
  });
});
