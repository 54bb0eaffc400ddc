import type { Market } from '../locale/locale.ts';
import { RETURN_DAYS } from '../policy/limits.ts';
import type { ReturnTerms } from './returnable-line.ts';

const USUAL: ReturnTerms = { days: RETURN_DAYS, refundsDelivery: true };

/**
 * [R7.043] The terms of a market, as the house's configuration `front/returns` says them:
 * `{default: {days, refundsDelivery}, us: {…}}`. What a market leaves out is that of `default`, and then the usual.
 */
export function returnTermsOf(config: unknown, market: Market): ReturnTerms {
  const [general, own] = [partOf(config, 'default'), partOf(config, market)];
  const said = (name: string): unknown => partOf(own, name) ?? partOf(general, name);
  const [days, refundsDelivery] = [said('days'), said('refundsDelivery')];
  return {
    days: typeof days === 'number' && Number.isInteger(days) && days >= 0 ? days : USUAL.days,
    refundsDelivery: typeof refundsDelivery === 'boolean' ? refundsDelivery : USUAL.refundsDelivery,
  };
}

/** Where pieces of a market are sent back to, line by line: `{default: {address: […]}, us: {…}}`; empty where the house says nothing. */
export function returnAddressOf(config: unknown, market: Market): readonly string[] {
  const lines = partOf(partOf(config, market), 'address') ?? partOf(partOf(config, 'default'), 'address');
  return Array.isArray(lines) ? lines.filter((line): line is string => typeof line === 'string') : [];
}

function partOf(config: unknown, name: string): unknown {
  return typeof config === 'object' && config !== null
    ? new Map<string, unknown>(Object.entries(config)).get(name)
    : undefined;
}
