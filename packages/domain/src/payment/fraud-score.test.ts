import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALE_LIST } from '../locale/locales.ts';
import { HIGH_AMOUNTS, RISK_WEIGHTS } from '../policy/risk-limits.ts';
import { asksForReview, fraudScore, type RiskFacts } from './fraud-score.ts';

const USUAL: RiskFacts = {
  total: 50_000,
  currency: 'EUR',
  ordersBefore: 2,
  refusals: 0,
  tries: 0,
  shipsTo: 'FR',
  billsTo: 'FR',
  network: 'FR',
};

describe('[R6.010] the fraud score', () => {
  it('of an order like many others is nothing', () => {
    expect(fraudScore(USUAL)).toEqual({ score: 0, reasons: [] });
    expect(fraudScore({ ...USUAL, billsTo: null, network: null })).toEqual({ score: 0, reasons: [] });
  });

  it.each<[Partial<RiskFacts>, string]>([
    [{ total: 1_000_000 }, 'high-amount'],
    [{ ordersBefore: 0 }, 'first-order'],
    [{ refusals: 3 }, 'many-refusals'],
    [{ tries: 5 }, 'many-tries'],
    [{ billsTo: 'US' }, 'bill-elsewhere'],
    [{ network: 'US' }, 'network-elsewhere'],
  ])('of %j says %s', (facts, reason) => {
    expect(fraudScore({ ...USUAL, ...facts }).reasons).toEqual([reason]);
  });

  it('never holds an order for one sign alone, and holds one with many refusals of a first dear order', () => {
    for (const weight of Object.values(RISK_WEIGHTS)) expect(asksForReview(weight)).toBe(false);
    const { score } = fraudScore({ ...USUAL, total: 1_000_000, ordersBefore: 0, refusals: 3 });
    expect(asksForReview(score)).toBe(true);
  });

  it('stays between 0 and 100, and no further sign makes it smaller', () => {
    const country = fc.constantFrom('FR', 'US', 'JP');
    const facts = fc.record<RiskFacts>({
      total: fc.nat(10_000_000),
      currency: fc.constantFrom('EUR', 'JPY', 'XXX'),
      ordersBefore: fc.nat(3),
      refusals: fc.nat(6),
      tries: fc.nat(8),
      shipsTo: country,
      billsTo: fc.option(country),
      network: fc.option(country),
    });
    fc.assert(
      fc.property(facts, (known) => {
        const { score } = fraudScore(known);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        expect(fraudScore({ ...known, refusals: known.refusals + 1 }).score).toBeGreaterThanOrEqual(score);
      }),
    );
  });

  it('knows what is much money in every currency of the shop', () => {
    const currencies = LOCALE_LIST.flatMap((locale) =>
      locale.dispatchCountries.map(({ currency }) => currency),
    );
    for (const currency of currencies) expect(HIGH_AMOUNTS[currency]).toBeGreaterThan(0);
  });
});
