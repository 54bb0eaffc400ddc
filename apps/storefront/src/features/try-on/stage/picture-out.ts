/** Giving the picture away: as a file of its own, or through the phone's share sheet. Nothing is sent to the shop. */

/** What the browser can do with a file, as far as it says. */
export interface ShareSupport {
  readonly canShare?: (data: { readonly files: File[] }) => boolean;
  readonly share?: (data: { readonly files: File[] }) => Promise<void>;
}

/** [R2.090] Whether the browser shares files at all; asked with a file of the kind it would get. */
export function canShareFiles(browser: ShareSupport, sample: File): boolean {
  return browser.share !== undefined && browser.canShare?.({ files: [sample] }) === true;
}

/** [R2.090, R2.091] Phones share where they can, or show the picture to be pressed long; everything else downloads. */
export function wayOut(device: {
  readonly isMobile: boolean;
  readonly canShare: boolean;
}): 'share' | 'download' | 'keep' {
  if (!device.isMobile) return 'download';
  return device.canShare ? 'share' : 'keep';
}

/** [R8.035] A shopper who changes their mind is no error, nor is a sheet that fails: it is only logged. */
export async function shareFiles(
  browser: ShareSupport,
  files: File[],
  log: (error: unknown) => void,
): Promise<void> {
  try {
    await browser.share?.({ files });
  } catch (error) {
    log(error);
  }
}

/** [R2.091] Saves the picture under its name. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // Safari reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
