import type { MailGateway, OutgoingMail } from '../gateways/index.ts';

export interface RecordedMail extends MailGateway {
  readonly sent: readonly OutgoingMail[];
}

/** A mail server that keeps what it is given. */
export function recordedMail(): RecordedMail {
  const sent: OutgoingMail[] = [];
  return {
    sent,
    send: async (mail) => {
      sent.push(mail);
    },
    close: () => undefined,
  };
}
