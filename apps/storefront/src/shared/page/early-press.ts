/** Said to the document once the page answers by itself. */
const ANSWERS = 'vitrine:answers';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Keeps what is pressed, chosen, ticked and typed before the page's scripts are there, and does it again when they are:
 * the last button only, and every field with what it was set to. Links and folds work without scripts and are left
 * alone. Runs in the browser, before any other script and as it stands here: no names from outside.
 */
export function keepEarlyPress(answers: string): void {
  let pressed: HTMLElement | undefined;
  const written = new Map<Field, string | boolean>();
  const isBox = (field: Field): field is HTMLInputElement =>
    field.matches('[type="checkbox"],[type="radio"]');
  const keep = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    // A popover needs no script.
    const button =
      event.type === 'click' &&
      event.target.closest<HTMLElement>('button[type="button"]:not([popovertarget])');
    const field =
      event.type !== 'click' && event.target.closest<Field>('input:not([type="file"]),select,textarea');
    if (!button && !field) return;
    if (button) pressed = button;
    if (field) {
      // Of two choices that exclude each other the later one is made last.
      written.delete(field);
      written.set(field, isBox(field) ? field.checked : field.value);
    }
    // React listens already while it takes the page over, and would answer too.
    event.stopImmediatePropagation();
  };
  const kinds = ['click', 'input', 'change'];
  for (const kind of kinds) document.addEventListener(kind, keep, { capture: true });
  // React may have set a field back meanwhile. It hears of what was not set by the field's own property, as a press is.
  const write = (field: Field, value: string | boolean) => {
    if (isBox(field)) {
      field.checked = !value;
      field.click();
      return;
    }
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
  };
  document.addEventListener(
    answers,
    () => {
      for (const kind of kinds) document.removeEventListener(kind, keep, { capture: true });
      for (const [field, value] of written) write(field, value);
      pressed?.click();
    },
    { once: true },
  );
}

/** `keepEarlyPress` as a script of the page. */
export function earlyPressScript(): string {
  return `(${keepEarlyPress.toString()})(${JSON.stringify(ANSWERS)})`;
}

/** To be called when every handler is in its place. */
export function answerEarlyPress(): void {
  document.dispatchEvent(new Event(ANSWERS));
}
