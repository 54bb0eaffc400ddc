import { describe, expect, it } from 'vitest';
import { isUnreachable } from './unreachable.ts';

const coded = (code: string, more: object = {}) => Object.assign(new Error('it failed'), { code, ...more });

describe('an error tells of a database that cannot be used', () => {
  it.each([
    '08006',
    '08P01',
    '57P01',
    '57P02',
    '57P03',
    '25006',
    '53100',
    '53300',
    'ECONNREFUSED',
    'ECONNRESET',
  ])('by its code %s', (code) => expect(isUnreachable(coded(code))).toBe(true));

  it.each([
    'timeout exceeded when trying to connect',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Query read timeout',
  ])('by its words: %s', (words) => expect(isUnreachable(new Error(words))).toBe(true));

  it('when every address of its name refuses', () => {
    expect(isUnreachable(new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')]))).toBe(true);
  });

  it('when its socket is gone', () => {
    expect(isUnreachable(coded('ENOENT', { syscall: 'connect' }))).toBe(true);
  });
});

describe('an error tells of something else', () => {
  it.each(['23505', '40001', '57014', '42P01', 'ENOENT'])('by its code %s', (code) =>
    expect(isUnreachable(coded(code))).toBe(false),
  );
  it.each([new Error('it failed'), 'Connection terminated', undefined, { code: '08006' }])('%s', (thrown) =>
    expect(isUnreachable(thrown)).toBe(false),
  );
});
