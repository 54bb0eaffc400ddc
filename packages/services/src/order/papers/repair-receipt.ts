import { createHash } from 'node:crypto';
import type { PaperContent } from '@vitrine/database';
import { accepted, fullName, type LegalEntity, type Locale, localeOf, refused } from '@vitrine/domain';
import { type PaidRepair, paidRepair, REPAIR_WORDS } from '../../care/index.ts';
import type { ServiceDeps } from '../../deps.ts';
import type { MountCall } from '../../http/call.ts';
import { meansOf, seller } from './account-content.ts';
import { dayOn, filled, fullAmount, paperFrame } from './paper-content.ts';
import { entityOf } from './plan-papers.ts';
import { ACCOUNT_WORDS } from './words/account-words.ts';

/** [R2.052] The receipt of a repair; it is printed when it is asked for, as a certificate is. */
export function mountRepairReceipt(mount: MountCall, deps: ServiceDeps): void {
  mount('getRepairReceipt', async ({ principal, params: { id }, query: { token }, locale }) => {
    const paid = await paidRepair(deps, { principal, id, token }, locale);
    if (paid === undefined) return refused({ code: 'not_found', about: id });
    const { country } = localeOf(paid.row.locale) ?? locale;
    const entity = await entityOf(deps, deps.db, country);
    const { template, ...content } = receiptContent(paid, { locale, entity, country });
    const { bytes } = await deps.print({ template, content });
    const version = createHash('sha256').update(bytes).digest('hex');
    return accepted({ bytes, version, name: `${paid.row.number}.pdf` });
  });
}

interface ReceiptPlace {
  readonly locale: Locale;
  readonly entity: LegalEntity;
  /** Where the repair was asked for. */
  readonly country: string;
}

/** What was done, for whom, what it cost, and what paid it. An estimate names no tax, so the receipt names none. */
function receiptContent(
  { row, client, amount, method, paidAt }: PaidRepair,
  { locale, entity, country }: ReceiptPlace,
): PaperContent {
  const words = ACCOUNT_WORDS[locale.language];
  const money = fullAmount(amount, row.currency, locale);
  const means = meansOf([{ method, brand: null, lastFour: null }], locale);
  const title = `${words.receipt} · ${REPAIR_WORDS[locale.language].repair}`;
  return {
    ...paperFrame({ locale, entity }),
    template: 'account',
    title,
    number: row.number,
    facts: [
      { name: REPAIR_WORDS[locale.language].number, value: row.number },
      { name: words.date, value: dayOn(paidAt, { row: { country }, locale }) },
    ],
    parties: [...seller({ entity, locale }), { title: words.billedTo, lines: [fullName(client, country)] }],
    columns: words.columns,
    lines: [
      {
        name: row.skuId === null ? (row.piece ?? row.serialNumber ?? '') : (row.name ?? ''),
        details: [row.serialNumber ?? '', row.note ?? ''].filter((detail) => detail !== ''),
        quantity: '1',
        price: money,
        amount: money,
      },
    ],
    sums: [{ kind: 'total', name: words.total, value: money }],
    notes: [filled(words.paidWith, { means })],
  };
}
