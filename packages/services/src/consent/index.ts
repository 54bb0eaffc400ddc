import {
  accepted,
  asksChinaConsents,
  asksKoreaConsents,
  CHINA_CONSENT_TYPES,
  keptAs,
  needsPhone,
  type Refusals,
  refused,
  type Result,
} from '@vitrine/domain';
import { inTransaction } from '@vitrine/database';
import type { ServiceDeps } from '../deps.ts';
import type { Call, MountCall } from '../http/call.ts';
import { consentAccount, keptConsents, setKisa } from './consent.store.ts';
import { consentWords } from './consent-words.ts';
import { accountConsents, consentTexts, koreaConsents } from './read-consents.ts';
import { consentSubject, recordConsents } from './record-consents.ts';

export { adoptGuestConsents, adoptEmailConsents } from './adopt-consents.ts';
export { type ConsentSubject, keptConsents } from './consent.store.ts';
export { optInFlags } from './read-consents.ts';
export {
  checkConsents,
  type ConsentedAct,
  consentSubject,
  recordActConsents,
  recordConsents,
} from './record-consents.ts';

const WRONG_LOCALE = refused({ code: 'bad_request', about: 'locale', scope: 'field' } as const);

/** [R7.031, R7.171–R7.174, R7.179, R7.183] What somebody consents to, and the words that they are asked in. */
export function mountConsents(mount: MountCall, deps: ServiceDeps): void {
  const { db } = deps;
  mount('getConsents', async ({ principal }) => accepted(await accountConsents(db, principal.customerId)));
  mount('updateConsents', (call) => updateConsents(deps, call));
  mount('getKoreaConsents', async ({ principal }) =>
    accepted(await koreaConsents(db, consentSubject(principal).subject)),
  );
  mount('updateKoreaConsents', async ({ principal, query, body, locale }) => {
    const who = consentSubject(principal);
    const answers = body.map(({ type, value }) => ({ type: keptAs(type), value }));
    await inTransaction(db, (transaction) =>
      recordConsents(deps, transaction, {
        ...who,
        answers,
        place: query.context ?? 'korea-consents',
        locale,
      }),
    );
    return accepted(await koreaConsents(db, who.subject));
  });
  mount('getConsentTexts', async ({ query, locale }) =>
    accepted(await consentTexts(db, query.context, locale)),
  );
  mount('updateKisa', async ({ principal, body, locale }) => {
    if (!asksKoreaConsents(locale)) return WRONG_LOCALE;
    if (isToCome(body.kisaConsentDate, deps.clock.now()))
      return refused({ code: 'bad_request', about: 'kisaConsentDate', scope: 'field' });
    await setKisa(db, principal.customerId, body);
    return accepted({ success: true as const });
  });
  mountChina(mount, deps);
}

/** [R7.031] Answered once: to the words of now, at the first visit. */
function mountChina(mount: MountCall, deps: ServiceDeps): void {
  const { db } = deps;
  mount('getChinaConsents', async ({ principal, locale }) => {
    if (!asksChinaConsents(locale)) return WRONG_LOCALE;
    const kept = await keptConsents(db, consentSubject(principal).subject);
    const wordsOf = await consentWords(db, locale);
    const answered = CHINA_CONSENT_TYPES.flatMap((type) => {
      const version = wordsOf(type).version;
      const answer = kept.find((row) => row.type === type && row.textVersion === version);
      return answer === undefined ? [] : [{ type, value: answer.value }];
    });
    return accepted(answered);
  });
  mount('saveChinaConsents', async ({ principal, body, locale }) => {
    if (!asksChinaConsents(locale)) return WRONG_LOCALE;
    const { version } = await consentTexts(db, 'china', locale);
    // The words have changed meanwhile: what was read is not what would be kept.
    if (body.version !== version) return refused({ code: 'bad_request', about: 'version', scope: 'field' });
    await inTransaction(db, (transaction) =>
      recordConsents(deps, transaction, {
        ...consentSubject(principal),
        answers: body.consents,
        place: 'visit',
        locale,
      }),
    );
    return accepted({ success: true as const });
  });
}

/** [R7.172, R5.016] */
async function updateConsents(
  deps: ServiceDeps,
  { principal, body, locale }: Call<'updateConsents'>,
): Promise<Result<Awaited<ReturnType<typeof accountConsents>>, Refusals<'phone_missing' | 'bad_request'>>> {
  const { db } = deps;
  const { customerId } = principal;
  const answers = body.consents.map(({ type, value }) => ({ type: keptAs(type), value }));
  const twice = answers.findIndex(({ type }, at) => answers.findIndex((other) => other.type === type) < at);
  if (twice !== -1) return refused({ code: 'bad_request', about: `consents.${twice}.type`, scope: 'field' });
  const toPhone = answers.findIndex(({ type, value }) => value && needsPhone(type));
  if (toPhone !== -1 && !(await consentAccount(db, customerId))?.phone)
    return refused({ code: 'phone_missing', about: `consents.${toPhone}.value` });
  await inTransaction(db, (transaction) =>
    recordConsents(deps, transaction, {
      ...consentSubject(principal),
      answers,
      place: 'preferences',
      locale,
    }),
  );
  return accepted(await accountConsents(db, customerId));
}

const SEOUL_AHEAD_MS = 9 * 60 * 60 * 1000;

/** [R7.179] Whether a date is still to come: a day as Korea has it, or a moment. */
function isToCome(date: string, now: Date): boolean {
  const isDay = date.length === 'YYYY-MM-DD'.length;
  return isDay
    ? date > new Date(now.getTime() + SEOUL_AHEAD_MS).toISOString().slice(0, 10)
    : new Date(date) > now;
}
