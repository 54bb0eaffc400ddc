import { createTransport } from 'nodemailer';

/** A picture that travels inside a mail. */
export interface EnclosedPicture {
  /** Its HTML shows it at `cid:` and this (RFC 2392). */
  readonly cid: string;
  /** WebP. */
  readonly bytes: Uint8Array;
}

export interface OutgoingMail {
  /** The same for every try, so that a mail that is sent twice is known as one. */
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly pictures?: readonly EnclosedPicture[];
  /** A calendar file (RFC 5545) that comes with it. */
  readonly calendar?: string;
  /** Where the reader, or their mail program by one POST, sees to it that no more of these come (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

export interface MailGateway {
  /** Resolves once the mail server has taken the mail; throws otherwise, and the job that sends it tries again. */
  readonly send: (mail: OutgoingMail) => Promise<void>;
  readonly close: () => void;
}

export interface SmtpConfig {
  /** `smtp://host:port`, `smtps://user:secret@host`. */
  readonly url: string;
  /** `Name <address>`. */
  readonly from: string;
}

const TIMEOUT_MS = 15_000;
/** As many as jobs of one kind are worked on at a time. */
const MAIL_CONNECTIONS = 5;

/** Mail by SMTP, over a few connections that are kept. */
export function createSmtpMailGateway({ url, from }: SmtpConfig): MailGateway {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: MAIL_CONNECTIONS,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // Mails are made of text alone: nothing in them may read a file or an address of ours.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ unsubscribeUrl, pictures = [], calendar, ...mail }) => {
      const attachments = [...pictures.map(enclosed), ...calendarFiles(calendar)];
      await transport.sendMail({ ...mail, from, attachments, ...unsubscribing(unsubscribeUrl) });
    },
    close: () => transport.close(),
  };
}

function enclosed({ cid, bytes }: EnclosedPicture, index: number) {
  return {
    cid,
    content: Buffer.from(bytes),
    contentType: 'image/webp',
    contentDisposition: 'inline',
    filename: `${index + 1}.webp`,
  } as const;
}

function calendarFiles(calendar: string | undefined) {
  if (calendar === undefined) return [];
  return [
    {
      content: calendar,
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      filename: 'appointment.ics',
    },
  ];
}

function unsubscribing(url: string | undefined) {
  if (url === undefined) return {};
  return {
    list: { unsubscribe: { url } },
    headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}
