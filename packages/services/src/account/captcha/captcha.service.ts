import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import type { BodyOf, CaptchaBody } from '@vitrine/contracts';
import { inTransaction, type Transaction } from '@vitrine/database';
import {
  accepted,
  CAPTCHA_WORK,
  foundNumber,
  isEnoughWork,
  type Refusal,
  refused,
  type Result,
} from '@vitrine/domain';
import type { ServiceDeps } from '../../deps.ts';
import {
  codeOf,
  issueCode,
  issueToken,
  type OneTimeRow,
  peekLink,
  tryCode,
  tryWithoutCode,
  useCode,
  useLink,
} from '../../one-time/index.ts';
import { drawDigits } from './draw-digits.ts';

type CaptchaDeps = Pick<ServiceDeps, 'db' | 'config' | 'clock' | 'ids' | 'random'>;
type Typed = BodyOf<'solveCaptcha'>;

/** [R7.019] Bytes of the name of a captcha: nobody guesses that of somebody else. */
const NAME_BYTES = 32;
const DIGEST_BYTES = 32;
const derive = promisify(pbkdf2);

/** [R7.019] New digits, of which the database has a name's digest alone: they are made of the row's id and the shop's key. */
export async function makeCaptcha(deps: CaptchaDeps): Promise<Result<CaptchaBody, never>> {
  const randomstr = deps.random.bytes(NAME_BYTES).toString('base64url');
  const id = await inTransaction(deps.db, (transaction) =>
    issueCode(deps, transaction, { kind: 'captcha', subject: randomstr }),
  );
  const digits = codeOf(deps.config, { kind: 'captcha', id });
  const image = await drawDigits(digits, deps.random);
  return accepted({
    image: `data:image/png;base64,${image.toString('base64')}`,
    randomstr,
  });
}

/** [R7.020] Whoever typed the digits of a captcha, or had their device work, may ask with its name, once, for a code by text message. */
export async function solveCaptcha(
  deps: CaptchaDeps,
  typed: Typed,
): Promise<Result<{ readonly key: string }, Refusal<'captcha_not_good'>>> {
  const key = typed.randomstr;
  const isSolved = await spendCaptcha(deps, typed, (transaction) =>
    issueToken(deps, transaction, { kind: 'solved-captcha', token: key }),
  );
  return isSolved ? accepted({ key }) : refused(captchaNotGood('verificationCode'));
}

/** [R7.016] Uses a captcha up, if its digits are right or the work is done; `then` happens in the same transaction. */
export async function spendCaptcha(
  deps: CaptchaDeps,
  typed: Typed,
  then: (transaction: Transaction) => Promise<void> = async () => undefined,
): Promise<boolean> {
  const row = await tryCaptcha(deps, typed);
  if (row === undefined) return false;
  return inTransaction(deps.db, async (transaction) => {
    if (!(await useCode(deps, transaction, row))) return false;
    await then(transaction);
    return true;
  });
}

/** The captcha, if its digits were typed or the number of the work was found (0152). A name that nobody has costs no digest. */
async function tryCaptcha(
  deps: CaptchaDeps,
  { randomstr: subject, verificationCode: code }: Typed,
): Promise<OneTimeRow | undefined> {
  const found = foundNumber(code);
  if (found === undefined) return tryCode(deps, deps.db, { kind: 'captcha', subject, code });
  const row = await tryWithoutCode(deps, deps.db, { kind: 'captcha', subject });
  if (row === undefined) return undefined;
  const digest = await derive(subject, found, CAPTCHA_WORK.iterations, DIGEST_BYTES, 'sha256');
  return isEnoughWork(digest) ? row : undefined;
}

/** Whether a key is good; it stays so. */
export async function isSolvedCaptcha(
  deps: Pick<CaptchaDeps, 'clock' | 'db'>,
  key: string,
): Promise<boolean> {
  return (await peekLink(deps, deps.db, { kind: 'solved-captcha', token: key })) !== undefined;
}

/** Uses a key up: of requests at the same time one gets true. */
export async function spendSolvedCaptcha(
  deps: Pick<CaptchaDeps, 'clock'>,
  transaction: Transaction,
  key: string,
): Promise<boolean> {
  return (await useLink(deps, transaction, { kind: 'solved-captcha', token: key })) !== undefined;
}

export const captchaNotGood = (about: 'verificationCode' | 'key') =>
  ({ code: 'captcha_not_good', scope: 'field', about }) as const;
