/**
 * Ref of the control that leads on from a mode. When a pressed control disappears with its mode, keyboard and screen
 * reader focus moves to this one: a photo is discarded from where it was taken. A focus elsewhere stays.
 */
export function keptFocus(control: HTMLElement | null): void {
  const { activeElement, body } = document;
  const isNowhere = activeElement === null || activeElement === body || activeElement.matches('dialog');
  if (isNowhere) control?.focus({ preventScroll: true });
}
