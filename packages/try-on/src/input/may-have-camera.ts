/** The part of `navigator` that tells whether a camera is likely to open. */
export interface CameraSigns {
  readonly mediaDevices?: Pick<MediaDevices, 'enumerateDevices'>;
  readonly permissions?: {
    query(permission: { readonly name: PermissionName }): Promise<{ readonly state: PermissionState }>;
  };
}

/**
 * Whether a camera may open, without asking for one: false where the page has none, the device has none, or the
 * shopper has refused it for this site. Files that only a camera needs are then fetched after one has opened.
 */
export async function mayHaveCamera({ mediaDevices, permissions }: CameraSigns): Promise<boolean> {
  if (!mediaDevices) return false;
  try {
    const devices = await mediaDevices.enumerateDevices();
    if (!devices.some(({ kind }) => kind === 'videoinput')) return false;
    return (await permissions?.query({ name: 'camera' }))?.state !== 'denied';
  } catch {
    return true; // browsers that do not know this permission throw
  }
}
