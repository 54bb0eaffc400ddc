import type { AddressRules } from '@vitrine/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ALL_FEATURES, type Features, FeatureSwitches } from '../page/features.ts';
import { answerCalls } from '../test-harness/answer-calls.ts';
import { renderScreen } from '../test-harness/render-screen.tsx';
import { AddressFields } from './address-fields.tsx';
import { useAddressForm } from './use-address-form.ts';

const NEW_YORK: AddressRules = {
  postalCodePattern: String.raw`\d{5}`,
  states: [
    { code: 'NY', name: 'New York' },
    { code: 'CA', name: 'California' },
  ],
};
const MALAYSIA: AddressRules = {
  postalCodePattern: String.raw`\d{5}`,
  states: [
    { code: 'KUL', name: 'Kuala Lumpur' },
    { code: 'PNG', name: 'Pulau Pinang' },
  ],
};
const MERCER = [
  { address1: '48 Mercer Street', city: 'New York', state: 'NY', postalCode: '10012' },
  { address1: '48 Mercer Street', city: 'New York', state: 'NY', postalCode: '10013' },
];

interface TestFormProps {
  readonly rules: AddressRules;
  readonly country: string;
  readonly features?: Partial<Features>;
}

function TestForm({ rules, country }: TestFormProps) {
  const form = useAddressForm({ address: undefined, rules, country });
  return (
    <form>
      <AddressFields form={form} name="shipping" />
    </form>
  );
}
const formOf = ({ features = {}, ...props }: TestFormProps) =>
  renderScreen(
    <FeatureSwitches value={{ ...ALL_FEATURES, ...features }}>
      <TestForm {...props} />
    </FeatureSwitches>,
  );
const inNewYork = (features: Partial<Features> = {}) => formOf({ rules: NEW_YORK, country: 'US', features });

beforeEach(() => sessionStorage.clear());

describe('suggestions for the street', () => {
  it('[R2.129, R5.025] are chosen by keyboard, fill the form, and lead to the next field', async () => {
    const sent = answerCalls({ suggestAddresses: { body: { suggestions: MERCER } } });
    const screen = await inNewYork();
    const street = screen.getByRole('combobox', { name: 'Address', exact: true });
    await street.click();
    await userEvent.keyboard('48 Mer');
    await expect.element(screen.getByRole('option', { name: /Mercer/u })).toHaveLength(2);
    expect(sent.map(({ name }) => name)).toEqual(['suggestAddresses']);
    await expect.element(street).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const second = screen.getByRole('option', { name: /10013/u });
    await expect.element(second).toHaveAttribute('aria-selected', 'true');
    expect(street.element().getAttribute('aria-activedescendant')).toBe(second.element().id);
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('textbox', { name: /^Apartment/u })).toHaveFocus();
    await expect.element(street).toHaveValue('48 Mercer Street');
    await expect.element(screen.getByRole('textbox', { name: 'City' })).toHaveValue('New York');
    await expect.element(screen.getByRole('textbox', { name: 'Postal code' })).toHaveValue('10013');
    await expect.element(screen.getByRole('combobox', { name: 'State or region' })).toHaveValue('NY');
    expect(screen.getByRole('option', { name: /Mercer/u }).all()).toEqual([]);
  });

  it('[R2.129] are closed by Escape and by going on, and chosen by a press', async () => {
    answerCalls({ suggestAddresses: { body: { suggestions: MERCER } } });
    const screen = await inNewYork();
    const street = screen.getByRole('combobox', { name: 'Address', exact: true });
    await street.click();
    await userEvent.keyboard('Mer');
    await expect.element(street).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.element(street).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('c');
    await screen.getByRole('option', { name: /10012/u }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Postal code' })).toHaveValue('10012');
  });

  it('[R5.024] are not asked for where the house has switched them off', async () => {
    const sent = answerCalls({ suggestAddresses: { body: { suggestions: MERCER } } });
    const screen = await inNewYork({ addressAutocomplete: false });
    const street = screen.getByRole('textbox', { name: 'Address', exact: true });
    await street.fill('48 Mercer');
    await screen.getByRole('textbox', { name: 'City' }).fill('New York');
    expect(sent).toEqual([]);
  });

  it('[R5.024] hinder nobody who types where they fail', async () => {
    answerCalls({ suggestAddresses: { status: 503 } });
    const screen = await inNewYork();
    await screen.getByRole('combobox', { name: 'Address', exact: true }).fill('48 Mercer Street');
    await userEvent.keyboard('{Tab}');
    await expect.element(screen.getByRole('textbox', { name: /^Apartment/u })).toHaveFocus();
  });

  it('[R5.026] leave the state of Malaysia to be chosen', async () => {
    const ampang = { address1: 'Jalan Ampang', city: 'Kuala Lumpur', state: 'KUL', postalCode: '50450' };
    answerCalls({ suggestAddresses: { body: { suggestions: [ampang] } } });
    const screen = await formOf({ rules: MALAYSIA, country: 'MY' });
    const state = screen.getByRole('combobox', { name: 'State or region' });
    await state.selectOptions('Pulau Pinang');
    await screen.getByRole('combobox', { name: 'Address', exact: true }).fill('jalan amp');
    await screen.getByRole('option', { name: /Jalan Ampang/u }).click();
    await expect.element(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Kuala Lumpur');
    await expect.element(state).toHaveValue('');
  });
});

describe('the postal code', () => {
  const place = { city: 'New York', state: 'NY', options: [{ city: 'New York', state: 'NY' }] };

  it('[R7.131] is asked about once, as soon as it is whole, and fills city and state', async () => {
    const sent = answerCalls({ getPostalPlaces: { body: place } });
    const screen = await inNewYork();
    await screen.getByRole('textbox', { name: 'Postal code' }).click();
    await userEvent.keyboard('10001');
    await expect.element(screen.getByRole('textbox', { name: 'City' })).toHaveValue('New York');
    await expect.element(screen.getByRole('combobox', { name: 'State or region' })).toHaveValue('NY');
    expect(sent).toHaveLength(1);
  });

  it('[R7.131] is not asked about with the switch off', async () => {
    const sent = answerCalls({ getPostalPlaces: { body: place } });
    const screen = await inNewYork({ completeAddress: false });
    await screen.getByRole('textbox', { name: 'Postal code' }).fill('10001');
    await screen.getByRole('textbox', { name: 'City' }).fill('Albany');
    expect(sent).toEqual([]);
  });

  it('[R7.131] takes nothing from what was typed, and leaves fields free where it is not known', async () => {
    answerCalls({ getPostalPlaces: { body: place } });
    const screen = await inNewYork();
    await screen.getByRole('textbox', { name: 'City' }).fill('Soho');
    await screen.getByRole('textbox', { name: 'Postal code' }).fill('10001');
    await expect.element(screen.getByRole('combobox', { name: 'State or region' })).toHaveValue('NY');
    await expect.element(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Soho');
    answerCalls({ getPostalPlaces: { status: 404 } });
    await screen.getByRole('textbox', { name: 'Postal code' }).fill('00000');
    await expect.element(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Soho');
  });

  it('[R7.131] offers the cities where it stands for several', async () => {
    const options = [{ city: 'Bourg-en-Bresse' }, { city: 'Saint-Denis-lès-Bourg' }];
    answerCalls({ getPostalPlaces: { body: { city: 'Bourg-en-Bresse', options } } });
    const screen = await formOf({ rules: { postalCodePattern: String.raw`\d{5}` }, country: 'FR' });
    await screen.getByRole('textbox', { name: 'Postal code' }).fill('01000');
    const city = screen.getByRole('combobox', { name: 'City' });
    await expect.element(city).toHaveValue('');
    await city.fill('Péronnas');
    await expect.element(city).toHaveValue('Péronnas');
  });
});

describe('an address in Korea', () => {
  it('[R7.188] is found in a panel by its road, and fills the form', async () => {
    const results = [
      { roadAddr: '서울특별시 중구 세종대로 110', jibunAddr: '서울특별시 중구 태평로1가 31', zipNo: '04524' },
    ];
    answerCalls({ searchKoreanAddresses: { body: { results } } });
    const rules = {
      postalCodePattern: String.raw`\d{5}`,
      states: [
        { code: '11', name: '서울특별시' },
        { code: '26', name: '부산광역시' },
      ],
    };
    const screen = await formOf({ rules, country: 'KR' });
    await screen.getByRole('button', { name: 'Find the address' }).click();
    await screen.getByRole('searchbox').fill('세종대로');
    await userEvent.keyboard('{Enter}');
    await screen.getByRole('button', { name: /04524/u }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Postal code' })).toHaveValue('04524');
    await expect.element(screen.getByRole('textbox', { name: 'City' })).toHaveValue('중구');
    await expect.element(screen.getByRole('combobox', { name: 'State or region' })).toHaveValue('11');
    await expect
      .element(screen.getByRole('combobox', { name: 'Address', exact: true }))
      .toHaveValue('세종대로 110');
    await expect.element(screen.getByRole('textbox', { name: /^Apartment/u })).toHaveFocus();
  });
});

describe('an address in China', () => {
  const provinces = [
    { name: '上海市', cities: [{ name: '上海市', districts: ['黄浦区', '静安区'] }] },
    {
      name: '浙江省',
      cities: [
        { name: '杭州市', districts: ['上城区', '西湖区'] },
        { name: '宁波市', districts: ['海曙区'] },
      ],
    },
    { name: '湖北省', cities: [{ name: '仙桃市', districts: [] }] },
  ];
  const rules = {
    states: [
      { code: 'SH', name: '上海市' },
      { code: 'ZJ', name: '浙江省' },
      { code: 'HB', name: '湖北省' },
    ],
    fields: { district: { maxLength: 35 } },
  };

  it('[R7.085, R4.040, R4.041] is chosen from the province to the district', async () => {
    answerCalls({ getChinaDivisions: { body: { provinces } } });
    const screen = await formOf({ rules, country: 'CN' });
    const state = screen.getByRole('combobox', { name: 'State or region' });
    await state.selectOptions('浙江省');
    const city = screen.getByRole('combobox', { name: 'City' });
    await city.selectOptions('杭州市');
    const district = screen.getByRole('combobox', { name: /^District/u });
    await district.selectOptions('西湖区');
    await state.selectOptions('上海市');
    await expect.element(screen.getByRole('textbox', { name: 'City' })).toHaveValue('上海市');
    await expect.element(district).toHaveValue('');
    await district.selectOptions('静安区');
    await expect.element(district).toHaveValue('静安区');
    await state.selectOptions('湖北省');
    await expect.element(screen.getByRole('textbox', { name: 'City' })).toHaveValue('仙桃市');
    await expect.element(screen.getByRole('textbox', { name: /^District/u })).toHaveValue('');
  });
});
