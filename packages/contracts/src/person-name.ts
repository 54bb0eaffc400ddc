import * as z from 'zod/mini';

/**
 * A name is written into mails to other people: it is one line, and no address of the web. Marks that turn the direction of a
 * text, or that nobody sees, are none of a name; the joiners of some scripts are.
 */
export const NameOfPerson = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(60),
    z.regex(
      /^(?!.*(?:\/|www\.|\p{L}{3,}\.\p{L}{2,}))[^\p{Cc}\p{Zl}\p{Zp}<>\u{AD}\u{200B}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2060}-\u{2069}\u{FEFF}]+$/iu,
    ),
  );
