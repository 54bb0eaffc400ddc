/** What a customer is told about a return. */
export type ReturnMailKind =
  | 'return-requested'
  | 'return-received'
  | 'return-refunded'
  | 'return-refused'
  | 'exchange-sent';

/** [R7.021] To the new address of an account; to the old one when it is asked for, and when it is changed. */
export type EmailChangeMail = 'email-change' | 'email-change-asked' | 'email-changed';

/** What the owner of an e-mail address is told about an account, now or soon to be theirs. */
export type AccountMail =
  | {
      readonly kind:
        | 'activation'
        | 'account-matching'
        | 'password-reset'
        | 'account-farewell'
        | EmailChangeMail;
      readonly linkId: string;
    }
  | {
      /** Of `proof` the change is the code. */
      readonly kind: 'mobile-changed' | 'export-ready' | 'passkey-added' | 'proof';
      readonly customerId: string;
      readonly changeId: string;
    }
  | { readonly kind: 'mail-login'; readonly linkId: string; readonly codeId: string }
  | { readonly kind: 'password-changed'; readonly customerId: string; readonly changeId: string };

/** What the owner of a mobile number gets about their account. */
export type AccountText =
  | {
      readonly kind: 'otp' | 'mobile-registration' | 'mobile-change' | 'mobile-changed' | 'proof';
      readonly codeId: string;
    }
  | { readonly kind: 'mobile-reset'; readonly linkId: string };

/** What somebody is told about their appointment. */
export interface AppointmentNews {
  readonly kind: 'booked' | 'moved' | 'cancelled' | 'reminder';
  readonly appointmentId: string;
  /** Which change of it: the message of an older one is not sent any more. */
  readonly change: number;
}

/** What somebody is told who wrote to the client service. */
export type ContactMail =
  | { readonly kind: 'received'; readonly ticketId: string }
  | { readonly kind: 'answered'; readonly answerId: string }
  | { readonly kind: 'transcript'; readonly chatId: string };
