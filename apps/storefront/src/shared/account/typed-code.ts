/** A code of six digits as people write it down, `123 456` or `123-456`: what it means, the services know. */
export const TYPED_CODE = { pattern: String.raw`(?:[\s\-]*[0-9]){6}[\s\-]*`, maxLength: 20 } as const;
