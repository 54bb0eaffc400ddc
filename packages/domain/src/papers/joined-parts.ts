/** How the parts of a line are joined: by what, and on a page that runs from which side. */
interface Joining {
  readonly separator: string;
  readonly isRtl: boolean;
}

/**
 * [R7.042] Parts in one line of a paper; empty ones are left out. On a page that runs from the right each part is isolated
 * (Unicode UAX 9), or `30 mL` and a SKU would be read as `mL · SKU 30`.
 */
export const joinedParts = (parts: readonly (string | undefined)[], { separator, isRtl }: Joining): string =>
  parts
    .flatMap((part) => (part === undefined || part === '' ? [] : [isRtl ? `\u2068${part}\u2069` : part]))
    .join(separator);
