import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';

export interface MailSummary {
  /** SHA-256 of the Message-ID, hex. */
  readonly id: string;
  readonly messageId: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  /** When it came first, ISO. */
  readonly receivedAt: string;
}

export interface Mail extends MailSummary {
  readonly text: string;
  readonly html: string | undefined;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
}

export interface MailStore {
  /** Keeps a raw mail; one whose Message-ID is known already is the same mail come twice. */
  readonly save: (raw: Buffer) => Promise<void>;
  /** The newest first. */
  readonly list: () => Promise<readonly MailSummary[]>;
  readonly find: (id: string) => Promise<Mail | undefined>;
}

const ENDING = '.eml';
const ID = /^[0-9a-f]{64}$/u;

/** Mails as files in a folder, named by the hash of their Message-ID (of the whole mail where it has none). */
export async function openMailStore(folder: string): Promise<MailStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // A mail never changes, so it is read once; the list asks for many.
  const known = new Map<string, Mail>();

  async function find(id: string): Promise<Mail | undefined> {
    const mail = known.get(id) ?? (ID.test(id) ? await readMail(folder, id) : undefined);
    if (mail !== undefined) known.set(id, mail);
    return mail;
  }
  return {
    find,
    save: async (raw) => {
      const { messageId } = await PostalMime.parse(raw);
      const id = createHash('sha256')
        .update(messageId ?? raw)
        .digest('hex');
      if ((await find(id)) !== undefined) return;
      // Renamed into its place whole: a kill leaves no half mail, and two deliveries at once leave one.
      const unfinished = join(folder, `${randomUUID()}.tmp`);
      await writeFile(unfinished, raw, { mode: 0o600 });
      await rename(unfinished, join(folder, id + ENDING));
    },
    list: async () => {
      const names = (await readdir(folder)).filter((name) => name.endsWith(ENDING));
      const mails = await Promise.all(names.map((name) => find(name.slice(0, -ENDING.length))));
      return mails
        .filter((mail) => mail !== undefined)
        .map(({ id, messageId, from, to, subject, receivedAt }) => ({
          id,
          messageId,
          from,
          to,
          subject,
          receivedAt,
        }))
        .toSorted((left, right) => right.receivedAt.localeCompare(left.receivedAt));
    },
  };
}

async function readMail(folder: string, id: string): Promise<Mail | undefined> {
  const file = join(folder, id + ENDING);
  const raw = await readFile(file).catch(() => undefined);
  if (raw === undefined) return undefined;
  return mailOf(await PostalMime.parse(raw), { id, receivedAt: (await stat(file)).mtime.toISOString() });
}

function mailOf(email: Email, { id, receivedAt }: Pick<MailSummary, 'id' | 'receivedAt'>): Mail {
  return {
    id,
    receivedAt,
    messageId: email.messageId ?? '',
    from: addressText(email.from),
    to: (email.to ?? []).map(addressText),
    subject: email.subject ?? '',
    text: email.text ?? '',
    html: email.html === undefined ? undefined : withPictures(email.html, email.attachments),
    headers: email.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
  };
}

/** The HTML of a mail with the pictures that travelled with it in their places (RFC 2392). */
function withPictures(mailHtml: string, attachments: readonly Attachment[]): string {
  return attachments.reduce((shown, { contentId, mimeType, content }) => {
    if (contentId === undefined || !/^image\/[\w.+-]+$/u.test(mimeType)) return shown;
    const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content));
    const source = `data:${mimeType};base64,${bytes.toString('base64')}`;
    return shown.replaceAll(`"cid:${contentId.replace(/^<|>$/gu, '')}"`, `"${source}"`);
  }, mailHtml);
}

function addressText(address: Address | undefined): string {
  if (address === undefined) return '';
  const { name, address: email = '' } = address;
  return name === '' ? email : `${name} <${email}>`;
}
