/** Said to the document once the page answers by itself. */
const ANSWERS = 'vitrine:answers';

/**
 * Keeps what is pressed and chosen before the page's scripts are there, and does it again when they are: the last button
 * only, and every list with what it was set to. Links, folds and fields work without scripts and are left alone. Runs in
 * the browser, before any other script and as it stands here: no names from outside.
 */
export function keepEarlyPress(answers: string): void {
  let pressed: HTMLElement | undefined;
  const chosen = new Set<HTMLElement>();
  const keep = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    const button = event.type === 'click' && event.target.closest<HTMLElement>('button[type="button"]');
    const list = event.type === 'change' && event.target.closest<HTMLElement>('select');
    if (!button && !list) return;
    if (button) pressed = button;
    if (list) chosen.add(list);
    // React listens already while it takes the page over, and would answer a first time.
    event.stopImmediatePropagation();
  };
  const kinds = ['click', 'change'];
  for (const kind of kinds) document.addEventListener(kind, keep, { capture: true });
  document.addEventListener(
    answers,
    () => {
      for (const kind of kinds) document.removeEventListener(kind, keep, { capture: true });
      for (const list of chosen) list.dispatchEvent(new Event('change', { bubbles: true }));
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
