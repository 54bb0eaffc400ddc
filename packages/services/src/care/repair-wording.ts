import type { RepairNews } from '@vitrine/domain';

interface NewsWords {
  /** `%s` is the number of the request. */
  readonly subject: string;
  readonly heading: string;
  readonly text: string;
  /** Where there is something to do; else the repair is followed. */
  readonly action?: string;
}

/** What mails say of a repair. */
export interface RepairWords extends Readonly<Record<RepairNews, NewsWords>> {
  /** What the house did, as papers call it. */
  readonly repair: string;
  readonly number: string;
  readonly piece: string;
  readonly price: string;
  readonly free: string;
  /** How long the work takes. */
  readonly days: string;
  readonly work: string;
  readonly parcel: string;
  readonly follow: string;
  /** To a guest: that the link is for the reader alone. */
  readonly personal: string;
  /** To a customer. */
  readonly inAccount: string;
}
