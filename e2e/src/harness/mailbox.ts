interface ListedMail {
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
  const deadline = performance.now() + WAIT_MS;
  for (;;) {
    const answer = await fetch(`${mailboxOrigin}/api/mails`);
    const { mails }: { readonly mails: readonly ListedMail[] } = await answer.json();
    const subjects = mails.filter(({ to }) => to.includes(address)).map(({ subject }) => subject);
    if (subjects.length > 0 || performance.now() > deadline) return subjects;
    await new Promise((resolve) => {
      setTimeout(resolve, ASK_EVERY_MS);
    });
  }
}
