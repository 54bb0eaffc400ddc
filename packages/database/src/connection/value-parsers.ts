import pg from 'pg';

const { builtins } = pg.types;

/** Money fits: 2^53 minor units are 90 thousand billion. What does not fit must not be rounded silently. */
function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`);
  return value;
}

/** `bigint` comes as a number and `date` as its ISO text (it has no time zone); all else as `pg` gives it. */
export const VALUE_PARSERS: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (format !== 'binary' && oid === builtins.INT8) return safeInteger;
    if (format !== 'binary' && oid === builtins.DATE) return String;
    return pg.types.getTypeParser(oid, format);
  },
};
