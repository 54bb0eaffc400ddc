/**
 * Ref of the control that leads on from a mode. Whoever pressed one that went away with its mode, by keyboard or by screen
 * reader, is moved to this: the picture taken is discarded from where it was taken. A focus that is somewhere stays.
 */
export function keptFocus(control: HTMLElement | null): void {
  const { activeElement, body } = document;
  const isNowhere = activeElement === null || activeElement === body || activeElement.matches('dialog');
  if (isNowhere) control?.focus({ preventScroll: true });
}
