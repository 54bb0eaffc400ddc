import { describe, expect, it } from 'vitest';
import { OtherVersionError, unknownMigrations } from './other-version.ts';

const OWN = ['0001-a@11', '0002-b@22', '0003-c@33'];

describe('the migrations that a database records', () => {
  it.each([
    ['none, in a new database', [], []],
    ['the first ones', ['0001-a@11', '0002-b@22'], []],
    ['all', OWN, []],
    ['one more than this version has', [...OWN, '0004-d@44'], ['0004-d']],
    ['one of the same name with another text', ['0001-a@99'], ['0001-a']],
    ['names without hashes, as older versions wrote them', ['0001-a', '0002-b'], ['0001-a', '0002-b']],
    ['one in between', ['0001-a@11', '0001-z@55', '0002-b@22'], ['0001-z']],
    ['one that leaves out an earlier one', ['0001-a@11', '0003-c@33'], ['0003-c']],
  ])('are to go on from, or not: %s', (_what, recorded, unknown) => {
    expect(unknownMigrations(recorded, OWN)).toEqual(unknown);
  });
});

describe('a database of another version', () => {
  const unknown = ['0002-b', '0003-c', '0004-d', '0005-e'];

  it('says where it lies, how to begin anew and how to keep it', () => {
    const { message } = new OtherVersionError(unknown, { dataFolder: '/srv/.data/postgres' });
    expect(message).toContain('The database in /srv/.data/postgres was made by another version');
    expect(message).toContain('0002-b, 0003-c, 0004-d and 1 more. Nothing was changed or deleted.');
    expect(message).toContain('To begin anew: move /srv/.data/postgres away and start again.');
    expect(message).toContain('its last migration is 0005-e');
  });

  it('asks the operator of a server for another database', () => {
    const { message } = new OtherVersionError(['0002-b'], { dataFolder: undefined });
    expect(message).toContain('To begin anew: name another, empty database in DATABASE_URL');
  });
});
