interface ListedMail {
  readonly id: string;
  readonly to: readonly string[];
  readonly subject: string;
}

/** Longer than a job waits whose process was killed while it sent the mail: see the job queue's signs of life. */
const WAIT_MS = 45_000;
const ASK_EVERY_MS = 250;

/**
 * The subjects of the mails that came for somebody, once there is one. Mails are sent by a job, so the mailbox is
 * asked until it has something or the time is up.
 */
export async function mailsTo(mailboxOrigin: string, address: string): Promise<readonly string[]> {
  return (await listedTo(mailboxOrigin, address)).map(({ subject }) => subject);
}

/** The subject of the mail to somebody that has `part` in it, once it is there. */
export async function mailWith(mailboxOrigin: string, address: string, part: string): Promise<string> {
  const found = await untilThere(async () => {
    const subjects = await mailsTo(mailboxOrigin, address);
    return subjects.find((subject) => subject.includes(part));
  });
  if (found === undefined)
    throw new Error(`${address} got ${JSON.stringify(await mailsTo(mailboxOrigin, address))}, not ${part}`);
  return found;
}

/** The first link with `part` in it of the newest mail to somebody that has one, once such a mail is there. */
export async function linkInMailTo(mailboxOrigin: string, address: string, part: string): Promise<string> {
  const link = await untilThere(async () => {
    // The newest stands first.
    for (const { id } of await listedTo(mailboxOrigin, address)) {
      const mail = await fetch(`${mailboxOrigin}/api/mails/${id}`);
      const { text }: { readonly text: string } = await mail.json();
      const found = text.split(/\s/u).find((word) => word.includes(part));
      if (found !== undefined) return found;
    }
    return undefined;
  });
  if (link === undefined) throw new Error(`No mail to ${address} has a link with ${part}`);
  return link;
}

/** How many mails somebody has by now. */
export async function mailCountTo(mailboxOrigin: string, address: string): Promise<number> {
  return (await listedNow(mailboxOrigin, address)).length;
}

/** The six digits of the newest mail to somebody, once they have so many. */
export async function codeInMailTo(mailboxOrigin: string, address: string, count: number): Promise<string> {
  const newest = await untilThere(async () => {
    const listed = await listedNow(mailboxOrigin, address);
    // The newest stands first.
    return listed.length >= count ? listed[0] : undefined;
  });
  if (newest === undefined) throw new Error(`${address} has fewer than ${count} mails`);
  const mail = await fetch(`${mailboxOrigin}/api/mails/${newest.id}`);
  const { text }: { readonly text: string } = await mail.json();
  const [code] = /^\d{6}$/mu.exec(text) ?? [];
  if (code === undefined) throw new Error(`The newest mail to ${address} has no code`);
  return code;
}

async function listedTo(mailboxOrigin: string, address: string): Promise<readonly ListedMail[]> {
  const listed = await untilThere(async () => {
    const theirs = await listedNow(mailboxOrigin, address);
    return theirs.length > 0 ? theirs : undefined;
  });
  return listed ?? [];
}

async function listedNow(mailboxOrigin: string, address: string): Promise<readonly ListedMail[]> {
  const answer = await fetch(`${mailboxOrigin}/api/mails`);
  const { mails }: { readonly mails: readonly ListedMail[] } = await answer.json();
  return mails.filter(({ to }) => to.includes(address));
}

/** Looks again and again until something is there; undefined once the time is up. */
async function untilThere<Found>(look: () => Promise<Found | undefined>): Promise<Found | undefined> {
  const deadline = performance.now() + WAIT_MS;
  for (;;) {
    const found = await look();
    if (found !== undefined || performance.now() > deadline) return found;
    await new Promise((resolve) => {
      setTimeout(resolve, ASK_EVERY_MS);
    });
  }
}
