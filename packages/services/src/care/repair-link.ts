import { REPAIR_LINK_HEADER } from '@vitrine/contracts';
import { type Locale, pageUrl } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { Exchange } from '../http/call.ts';
import { readSealedLink, sealedLink } from '../mail/index.ts';
import type { RepairAccess, RepairRow } from './repair.store.ts';

type LinkDeps = { readonly config: Pick<ServiceDeps['config'], 'tokenKey' | 'orders' | 'ownOrigins'> };

const PURPOSE = 'repair-link';

/** [R2.052] What the signed link of a repair says. It is good for as many days as that of an order, from the step that it tells of. */
export function repairLinkToken(
  { config }: LinkDeps,
  { market, id, movedAt: from }: Pick<RepairRow, 'market' | 'id' | 'movedAt'>,
): string {
  return sealedLink(config, { purpose: PURPOSE, market, id }, { from, days: config.orders.linkDays });
}

/** Nobody's, but for the repair that a link opens: whoever shows a link is asked about nothing else. */
const BY_LINK = { customerId: undefined, sessionId: undefined } as const;

/** What a link lets in: its one repair; a forged or an old one opens none. Undefined where none is shown. */
export function linkedAccess(
  { config, clock }: LinkDeps & Pick<ServiceDeps, 'clock'>,
  token: string | undefined,
): RepairAccess | undefined {
  if (token === undefined) return undefined;
  const linked = readSealedLink(config, { purpose: PURPOSE, token }, clock.now());
  return linked === undefined ? BY_LINK : { ...BY_LINK, linkedId: linked.id };
}

/** The link that a request shows. */
export const shownLink = ({ header }: Pick<Exchange, 'header'>): string | undefined =>
  header(REPAIR_LINK_HEADER);

/** Where a repair is followed: by its customer in MyLV, by a guest where the signed link leads. */
export function repairPageUrl(
  deps: LinkDeps,
  row: Pick<RepairRow, 'market' | 'id' | 'movedAt' | 'customerId'>,
  { code }: Locale,
): string {
  const [origin = ''] = deps.config.ownOrigins;
  const path =
    row.customerId === null ? `repair?token=${repairLinkToken(deps, row)}` : `mylv/care-service/${row.id}`;
  return origin + pageUrl(code, path);
}
