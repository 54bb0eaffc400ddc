import { type AnswerOf, callUrl } from '@vitrine/contracts';
import { inTransaction } from '@vitrine/database';
import {
  accepted,
  EXPORT_KEPT_DAYS,
  EXPORT_LIMIT,
  type Refusals,
  refused,
  type Result,
} from '@vitrine/domain';
import { isProven, tooMany, type TooMany } from '../account/index.ts';
import { repairsAtHouse } from '../care/index.ts';
import type { ServiceDeps } from '../deps.ts';
import type { Call, MountCall } from '../http/call.ts';
import { limitUses } from '../http/limit-uses.ts';
import { configFiles } from '../setup/index.ts';
import { deleteAccount } from './delete-account.service.ts';
import { addExport, exportBytes, exportsOf } from './export.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const FILE_NAME = 'my-data.zip';
/** The longest that a country of the house asks a merchant to keep its invoices; `front/privacy` says otherwise. */
const USUAL_YEARS = 10;

/** What the house holds of a customer: packed for them, and deleted. */
export function mountPersonalData(mount: MountCall, deps: ServiceDeps): void {
  mount('getPersonalData', (call) => personalData(deps, call));
  mount('askForExport', (call) => askForExport(deps, call));
  mount('getExport', async ({ principal, params }) => {
    const { exportId: id } = params;
    const asked = { id, customerId: principal.customerId, now: deps.clock.now() };
    const bytes = await exportBytes(deps.db, asked);
    return bytes === undefined
      ? refused({ code: 'not_found' })
      : accepted({ bytes, version: id, name: FILE_NAME });
  });
  mount('deleteAccount', (call) => deleteAccount(deps, call));
}

async function personalData(
  deps: ServiceDeps,
  { principal, locale }: Call<'getPersonalData'>,
): Promise<Result<AnswerOf<'getPersonalData'>, never>> {
  const { customerId } = principal;
  const rows = await exportsOf(deps.db, customerId, deps.clock.now());
  return accepted({
    repairsAtHouse: await repairsAtHouse(deps.db, customerId),
    ordersKeptYears: await ordersKeptYears(deps),
    exports: rows.map(({ id, askedAt, expiresAt, madeAt }) => ({
      exportId: id,
      askedAt: askedAt.toISOString(),
      endsAt: expiresAt.toISOString(),
      ...(madeAt !== null && {
        url: callUrl('getExport', { locale: locale.code, params: { exportId: id } }),
      }),
    })),
  });
}

/** A job packs it; a mail says when it can be fetched, here and by nobody else. */
async function askForExport(
  deps: ServiceDeps,
  { session, principal, locale }: Call<'askForExport'>,
): Promise<Result<{ readonly success: true }, Refusals<'proof_needed' | TooMany>>> {
  if (!(await isProven(deps, session))) return refused({ code: 'proof_needed' });
  const { customerId } = principal;
  const wait = await limitUses(deps, [{ what: 'export', subject: customerId, ...EXPORT_LIMIT }]);
  if (wait !== undefined) return tooMany(wait);
  await inTransaction(deps.db, async (transaction) => {
    const [id, now] = [deps.ids.next(), deps.clock.now()];
    const expiresAt = new Date(now.getTime() + EXPORT_KEPT_DAYS * DAY_MS);
    await addExport(transaction, { id, customerId, now, expiresAt });
    await deps.jobs.enqueue(transaction, 'make-export', { locale: locale.code, exportId: id });
  });
  return accepted({ success: true });
}

/** For how many years the law asks the house to keep orders, papers and returns after an account was deleted. */
async function ordersKeptYears({ db, config }: Pick<ServiceDeps, 'db' | 'config'>): Promise<number> {
  const files = await configFiles(db, config.nodeEnv ?? 'production');
  const body = files.find(({ group, name }) => group === 'front' && name === 'privacy')?.body;
  const years = body?.['ordersKeptYears'];
  return typeof years === 'number' && Number.isInteger(years) && years > 0 ? years : USUAL_YEARS;
}
