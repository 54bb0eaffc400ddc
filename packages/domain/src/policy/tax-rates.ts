/** Tax rates in thousandths of a percent, by place. */
export type TaxRates = ReadonlyMap<string, number>;

/**
 * Demo rates of the sales tax, by state of delivery: of the right size and different from state to state, so that the
 * shop can be tried, but written from general knowledge and never checked against a tax authority; what counties
 * and towns add is left out (docs/decisions/0012-tax-rates-are-demo-rates.md).
 */
export const US_STATE_TAX_RATES: TaxRates = new Map(
  Object.entries({
    AL: 4000,
    AK: 0,
    AZ: 5600,
    AR: 6500,
    CA: 7250,
    CO: 2900,
    CT: 6350,
    DE: 0,
    DC: 6000,
    FL: 6000,
    GA: 4000,
    HI: 4000,
    ID: 6000,
    IL: 6250,
    IN: 7000,
    IA: 6000,
    KS: 6500,
    KY: 6000,
    LA: 5000,
    ME: 5500,
    MD: 6000,
    MA: 6250,
    MI: 6000,
    MN: 6875,
    MS: 7000,
    MO: 4225,
    MT: 0,
    NE: 5500,
    NV: 6850,
    NH: 0,
    NJ: 6625,
    NM: 4875,
    NY: 4000,
    NC: 4750,
    ND: 5000,
    OH: 5750,
    OK: 4500,
    OR: 0,
    PA: 6000,
    RI: 7000,
    SC: 6000,
    SD: 4200,
    TN: 7000,
    TX: 6250,
    UT: 6100,
    VT: 6000,
    VA: 5300,
    WA: 6500,
    WV: 6000,
    WI: 5000,
    WY: 4000,
  }),
);

/**
 * Tax contained in shelf prices, the standard rate of each country: value-added tax in Europe (Council Directive
 * 2006/112/EC and each member's law; CGI art. 278 in France), Switzerland, the Emirates (Decree-Law 8/2017), Korea and
 * China, consumption tax in Japan, goods and services tax in Singapore and India, sales tax in Malaysia. Demo rates
 * like those above: written from general knowledge, and one rate for all kinds of goods.
 */
export const COUNTRY_TAX_RATES: TaxRates = new Map(
  Object.entries({
    AE: 5000,
    AT: 20_000,
    BE: 21_000,
    CH: 8100,
    CN: 13_000,
    DE: 19_000,
    DK: 25_000,
    ES: 21_000,
    FR: 20_000,
    GB: 20_000,
    IN: 18_000,
    IT: 22_000,
    JP: 10_000,
    KR: 10_000,
    MY: 10_000,
    NL: 21_000,
    SE: 25_000,
    SG: 9000,
  }),
);
