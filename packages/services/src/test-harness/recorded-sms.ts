import type { SmsGateway, TextMessage } from '../gateways/index.ts';

export interface RecordedSms extends SmsGateway {
  readonly sent: readonly TextMessage[];
}

/** A provider of text messages that keeps what it is given. */
export function recordedSms(): RecordedSms {
  const sent: TextMessage[] = [];
  return {
    sent,
    send: async (message) => {
      sent.push(message);
    },
  };
}
