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

/** The first link of the newest mail to somebody that has `part` in it. */
export async function linkInMailTo(mailboxOrigin: string, address: string, part: string): Promise<string> {
  const id = (await listedTo(mailboxOrigin, address)).at(-1)?.id;
  const { text }: { readonly text: string } = await (await fetch(`${mailboxOrigin}/api/mails/${id}`)).json();
  const link = text.split(/\s/u).find((word) => word.includes(part));
  if (link === undefined) throw new Error(`The mail to ${address} has no link with ${part}`);
  return link;
}

async function listedTo(mailboxOrigin: string, address: string): Promise<readonly ListedMail[]> {
  const deadline = performance.now() + WAIT_MS;
  for (;;) {
    const answer = await fetch(`${mailboxOrigin}/api/mails`);
    const { mails }: { readonly mails: readonly ListedMail[] } = await answer.json();
    const theirs = mails.filter(({ to }) => to.includes(address));
    if (theirs.length > 0 || performance.now() > deadline) return theirs;
    await new Promise((resolve) => {
      setTimeout(resolve, ASK_EVERY_MS);
    });
  }
}
