import type { AppointmentNews } from '../jobs/index.ts';

interface MessageWords {
  readonly subject: string;
  readonly heading: string;
  readonly text: string;
}

/** What is said of an appointment: `%s` is the store, `%d` a day (of texts: day and time), `%t` a time. */
export interface AppointmentWords extends Readonly<Record<AppointmentNews['kind'], MessageWords>> {
  /** Of kinds of appointments; a kind of another house is called by its code. */
  readonly kinds: Readonly<Record<string, string>>;
  /** Nothing is free. */
  readonly none: string;
  readonly when: string;
  readonly change: string;
  readonly again: string;
  /** That the link is for the reader alone. */
  readonly personal: string;
  /** At the end of a mail about one that was cancelled. */
  readonly farewell: string;
  /** To one who waits. */
  readonly free: MessageWords;
  readonly book: string;
  readonly first: string;
  /** The text messages; the link follows. */
  readonly texts: Readonly<Record<AppointmentNews['kind'], string>>;
}
