/** A text message to one telephone. */
export interface TextMessage {
  /** The same for every try, so that a message that is sent twice is known as one. */
  readonly id: string;
  /** E.164: `+12125550142`. */
  readonly to: string;
  readonly text: string;
}

export interface SmsGateway {
  /** Resolves once the provider has taken the message; throws otherwise, and the job that sends it tries again. */
  readonly send: (message: TextMessage) => Promise<void>;
}
