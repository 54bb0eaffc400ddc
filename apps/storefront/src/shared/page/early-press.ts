/** Said to the document once the page answers by itself. */
const ANSWERS = 'vitrine:answers';

/**
 * Keeps what is pressed before the page's scripts are there, and presses it again when they are: the last button only.
 * Links and folds work without scripts and are left alone. Runs in the browser, before any other script and as it stands
 * here: no names from outside.
 */
export function keepEarlyPress(answers: string): void {
  let pressed: HTMLElement | undefined;
  const keep = (event: Event) => {
    const button =
      event.target instanceof Element && event.target.closest<HTMLElement>('button[type="button"]');
    if (!button) return;
    pressed = button;
    // React listens already while it takes the page over, and would answer the press a first time.
    event.stopImmediatePropagation();
  };
  document.addEventListener('click', keep, { capture: true });
  document.addEventListener(
    answers,
    () => {
      document.removeEventListener('click', keep, { capture: true });
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
