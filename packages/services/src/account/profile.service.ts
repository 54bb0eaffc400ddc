import type { FiscalData, ProfileBody, ProfilePatch } from '@vitrine/contracts';
import { inTransaction, type Queryable } from '@vitrine/database';
import {
  accepted,
  BODY_SIZES,
  type BodySizes,
  fiscalCode,
  isBirthDate,
  isBodySize,
  isFiscalCountry,
  type Refusals,
  refused,
  type Result,
} from '@vitrine/domain';
import { optInFlags } from '../consent/index.ts';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { keepFiscal, lockProfile, profileOf, type ProfileRow, writeProfile } from './profile.store.ts';

type ProfileDeps = Pick<ServiceDeps, 'db' | 'clock'>;
type Refused = Refusals<'invalid_profile' | 'unauthorized'>;

/** [R7.026, R7.175, R7.176] What a customer says of themselves. */
export function mountProfile(mount: MountCall, deps: ProfileDeps): void {
  mount('getProfile', async ({ principal }) => {
    const row = await profileOf(deps.db, principal.customerId);
    return row === undefined ? refused({ code: 'unauthorized' }) : accepted(await toProfile(deps.db, row));
  });
  mount('patchProfile', async ({ principal, body }) => changeProfile(deps, principal.customerId, body));
  mount('updateFiscal', async ({ principal, locale, body }) =>
    changeFiscal(deps, { customerId: principal.customerId, country: locale.country }, body),
  );
}

/** [R7.176] Changes what was sent, or nothing: an entry for every field that cannot be. */
function changeProfile(
  { db, clock }: ProfileDeps,
  customerId: string,
  patch: ProfilePatch,
): Promise<Result<ProfileBody, Refused>> {
  return inTransaction(db, async (transaction) => {
    const row = await lockProfile(transaction, customerId);
    if (row === undefined) return refused({ code: 'unauthorized' });
    const [fault, ...more] = profileFaults(patch, clock.now().toISOString().slice(0, 10));
    if (fault !== undefined) return refused([fault, ...more]);
    const changed = changedProfile(row, patch);
    await writeProfile(transaction, changed);
    return accepted(await toProfile(transaction, changed));
  });
}

const invalid = (about: string) => ({ code: 'invalid_profile', about }) as const;

function profileFaults({ birthDate, sizes = {} }: ProfilePatch, today: string) {
  const wrongSizes = BODY_SIZES.filter((kind) => {
    const size = sizes[kind];
    return size !== undefined && size !== null && !isBodySize(kind, size);
  });
  const isBorn = birthDate === undefined || birthDate === null || isBirthDate(birthDate, today);
  return [...(isBorn ? [] : [invalid('birthDate')]), ...wrongSizes.map((kind) => invalid(`sizes.${kind}`))];
}

function changedProfile(row: ProfileRow, { sizes, ...patch }: ProfilePatch): ProfileRow {
  const said = Object.entries(patch).filter(([, value]) => value !== undefined);
  return { ...row, ...Object.fromEntries(said), sizes: changedSizes(row.sizes, sizes) };
}

function changedSizes(kept: BodySizes, patch: ProfilePatch['sizes']): BodySizes {
  const sizes = { ...kept, ...patch };
  return Object.fromEntries(
    BODY_SIZES.flatMap((kind) => (typeof sizes[kind] === 'number' ? [[kind, sizes[kind]]] : [])),
  );
}

interface FiscalOwner {
  readonly customerId: string;
  /** Of the locale: its papers carry the code. */
  readonly country: string;
}

/** [R7.026] A code that cannot be one leaves the kept one alone. */
async function changeFiscal(
  { db }: ProfileDeps,
  { customerId, country }: FiscalOwner,
  { fiscalCode: written, certifiedEmail }: FiscalData,
): Promise<Result<{ success: true }, Refused>> {
  const code = isFiscalCountry(country) ? fiscalCode(country, written) : undefined;
  if (code === undefined) return refused(invalid('fiscalCode'));
  await keepFiscal(db, customerId, {
    fiscalCode: code,
    ...(certifiedEmail === undefined ? {} : { certifiedEmail }),
  });
  return accepted({ success: true });
}

/** Without what was never said; with what the customer has consented to [R3.030]. */
async function toProfile(db: Queryable, row: ProfileRow): Promise<ProfileBody> {
  const { id, login, firstName, lastName, country, sizes, ...rest } = row;
  const said = Object.entries(rest).filter(([, value]) => value !== null);
  const flags = await optInFlags(db, id);
  return { login, firstName, lastName, country, sizes, ...flags, ...Object.fromEntries(said) };
}
