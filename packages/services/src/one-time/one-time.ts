import { timingSafeEqual } from 'node:crypto';
import type { Queryable, Transaction } from '@vitrine/database';
import {
  CODE_DIGITS,
  CODE_LIFETIME_SECONDS,
  type CodeKind,
  LINK_LIFETIME_SECONDS,
  type LinkKind,
} from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import { tokenHash } from '../http/session.ts';
import { codeOf, isLinkToken, linkTokenOf, subjectDigest } from './derived-secrets.ts';
import {
  countTry,
  findLink,
  insertOneTime,
  type NewOneTime,
  type OneTimeRow,
  spendCode,
  spendLink,
} from './one-time-token.store.ts';

type Deps = Pick<ServiceDeps, 'config' | 'clock'>;
type IssueDeps = Deps & Pick<ServiceDeps, 'ids'>;
/** Whom it is about, and what it carries. */
type Told = Pick<NewOneTime, 'customerId' | 'about'>;
interface GivenLink {
  readonly kind: LinkKind;
  readonly token: string;
}
interface TypedCode {
  readonly kind: CodeKind;
  /** The login or number that the code was sent to. */
  readonly subject: string;
  readonly code: string;
}

/** Makes a link that is good once; its id, of which the job that mails it makes the token by `linkTokenOf`. */
export async function issueLink(
  { config, clock, ids }: IssueDeps,
  transaction: Transaction,
  { kind, ...told }: Told & { readonly kind: LinkKind },
): Promise<string> {
  const [id, now] = [ids.next(), clock.now()];
  await insertOneTime(transaction, {
    ...told,
    id,
    kind,
    tokenHash: tokenHash(linkTokenOf(config, { kind, id })),
    now,
    expiresAt: new Date(now.getTime() + LINK_LIFETIME_SECONDS[kind] * 1000),
  });
  return id;
}

/** Makes a token good that its holder has already: they have proven what it stands for. */
export async function issueToken(
  { clock, ids }: Pick<IssueDeps, 'clock' | 'ids'>,
  transaction: Transaction,
  { kind, token }: GivenLink,
): Promise<void> {
  const now = clock.now();
  await insertOneTime(transaction, {
    id: ids.next(),
    kind,
    tokenHash: tokenHash(token),
    now,
    expiresAt: new Date(now.getTime() + LINK_LIFETIME_SECONDS[kind] * 1000),
  });
}

/** Makes a code for a login or a number; its id, of which the job that sends it makes the ciphers by `codeOf`. */
export async function issueCode(
  { config, clock, ids }: IssueDeps,
  transaction: Transaction,
  { kind, subject, ...told }: Told & Pick<TypedCode, 'kind' | 'subject'>,
): Promise<string> {
  const [id, now] = [ids.next(), clock.now()];
  await insertOneTime(transaction, {
    ...told,
    id,
    kind,
    subject: subjectDigest(config, kind, subject),
    now,
    expiresAt: new Date(now.getTime() + CODE_LIFETIME_SECONDS[kind] * 1000),
  });
  return id;
}

/** The link of a token, if it is still good; it stays so. */
export async function peekLink(
  { clock }: Pick<Deps, 'clock'>,
  db: Queryable,
  { kind, token }: GivenLink,
): Promise<OneTimeRow | undefined> {
  return isLinkToken(token)
    ? findLink(db, { kind, tokenHash: tokenHash(token), now: clock.now() })
    : undefined;
}

/** Uses a link up, if it is still good: of requests at the same time one gets it. */
export async function useLink(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction,
  { kind, token }: GivenLink,
): Promise<OneTimeRow | undefined> {
  return isLinkToken(token)
    ? spendLink(transaction, { kind, tokenHash: tokenHash(token), now: clock.now() })
    : undefined;
}

/** The newest code of a subject, for who shows in another way that they may use it up. It is a try, counted for good. */
export async function tryWithoutCode(
  { config, clock }: Deps,
  db: Queryable,
  { kind, subject }: Omit<TypedCode, 'code'>,
): Promise<OneTimeRow | undefined> {
  return countTry(db, { kind, subject: subjectDigest(config, kind, subject), now: clock.now() });
}

/**
 * Whether somebody typed the newest code of a subject. The try is counted for good before anything is compared, so not
 * inside the transaction that acts upon the answer; five wrong ones burn the code. A subject without a code costs the
 * same comparison. What is right is used up by `useCode`.
 */
export async function tryCode(
  deps: Deps,
  db: Queryable,
  { kind, subject, code }: TypedCode,
): Promise<OneTimeRow | undefined> {
  const row = await tryWithoutCode(deps, db, { kind, subject });
  const right = Buffer.from(codeOf(deps.config, { kind, id: row?.id ?? '' }));
  const typed = Buffer.alloc(CODE_DIGITS);
  // As people write it down: `123 456`, `123-456`.
  const digits = code.replaceAll(/[\s-]/gu, '');
  const isWhole = typed.write(digits, 'latin1') === CODE_DIGITS && digits.length === CODE_DIGITS;
  return timingSafeEqual(right, typed) && isWhole ? row : undefined;
}

/** Uses up a code that was right. Of requests at the same time one gets true. */
export async function useCode(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction,
  { id }: Pick<OneTimeRow, 'id'>,
): Promise<boolean> {
  return spendCode(transaction, id, clock.now());
}
