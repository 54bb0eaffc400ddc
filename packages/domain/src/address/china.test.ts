import { describe, expect, it } from 'vitest';
import { fieldControl, fitToOptions } from './address-form.ts';
import { withDivisions } from './china.ts';

const rules = {
  states: [
    { code: 'SH', name: '上海市' },
    { code: 'ZJ', name: '浙江省' },
  ],
};
const CHINA = {
  provinces: [
    { name: '上海市', cities: [{ name: '上海市', districts: ['黄浦区', '静安区'] }] },
    {
      name: '浙江省',
      cities: [
        { name: '杭州市', districts: ['上城区', '西湖区'] },
        { name: '宁波市', districts: ['海曙区'] },
      ],
    },
  ],
};
const names = (texts: object, field: 'city' | 'district') => {
  const control = fieldControl(field, withDivisions(rules, CHINA, texts));
  return control.kind === 'dropdown' ? control.options.map(({ name }) => name) : control;
};

describe('[R7.085] an address in China', () => {
  it('offers the cities of the province, then the districts of the city', () => {
    expect(names({ state: 'ZJ' }, 'city')).toEqual(['杭州市', '宁波市']);
    expect(names({ state: 'ZJ', city: '杭州市' }, 'district')).toEqual(['上城区', '西湖区']);
  });

  it('[R4.040] says the one city of a city that is a province', () => {
    expect(names({ state: 'SH' }, 'city')).toEqual({ kind: 'read-only', value: '上海市' });
    expect(names({ state: 'SH' }, 'district')).toEqual(['黄浦区', '静安区']);
  });

  it('[R4.041] forgets city and district of another province', () => {
    const texts = { state: 'SH', city: '杭州市', district: '西湖区' };
    expect(fitToOptions(texts, withDivisions(rules, CHINA, texts))).toMatchObject({
      city: '上海市',
      district: '',
    });
  });

  it('leaves everything to be typed before a province is chosen, and for one that is not known', () => {
    expect(names({}, 'city')).toEqual({ kind: 'text' });
    expect(names({ state: 'XX' }, 'district')).toEqual({ kind: 'text' });
  });
});
