/** [R2.002] What the house does for a bag that is a gift. None of it costs anything. */
export interface Gift {
  /** Its pieces are wrapped. */
  readonly isWrapped: boolean;
  /** The words on the card that lies beside them, as `giftWords` has them. */
  readonly message?: string;
  /** A receipt without prices lies beside them. */
  readonly wantsReceipt?: true;
}

/** UTF-16 code units that a card has room for, and its lines. */
export const GIFT_MESSAGE_LIMITS: { readonly characters: number; readonly lines: number } = {
  characters: 240,
  lines: 6,
};

/** The words of a card as they are written: without spaces around lines, and without empty lines around the text. */
export function giftWords(text: string): string {
  const lines = text.normalize('NFC').split(/\r\n|[\r\n]/u);
  return lines
    .map((line) => line.trim())
    .join('\n')
    .trim();
}

/** Whether a card can be written so: it has room for the words, and they are readable characters. */
export function isWritable(words: string): boolean {
  return (
    words.length <= GIFT_MESSAGE_LIMITS.characters &&
    words.split('\n').length <= GIFT_MESSAGE_LIMITS.lines &&
    !/[\p{Cc}\p{Cs}\p{Co}\p{Cn}]/u.test(words.replaceAll('\n', ''))
  );
}

/** The gift that a shopper asks for; undefined where nothing is to be done. */
export function giftOf({
  isWrapped,
  message = '',
  wantsReceipt = false,
}: Omit<Gift, 'wantsReceipt'> & { readonly wantsReceipt?: boolean | undefined }): Gift | undefined {
  if (!isWrapped && !wantsReceipt && message === '') return undefined;
  return {
    isWrapped,
    ...(message === '' ? {} : { message }),
    ...(wantsReceipt ? { wantsReceipt } : {}),
  };
}
