/** Houses of fewer products are done before anybody wonders. */
const WORTH_TELLING = 1000;
const TELL_EVERY_MS = 2000;

/** Tells from time to time how far an import is: `12400 of 50000 products, 210 a second, 3 min left`. `now` is in ms. */
export function createProgress(
  out: { readonly write: (text: string) => unknown },
  now: () => number,
): (done: number, of: number) => void {
  const started = now();
  let told = started;
  return (done, of) => {
    const time = now();
    if (of < WORTH_TELLING || (time - told < TELL_EVERY_MS && done < of)) return;
    told = time;
    const rate = done / Math.max((time - started) / 1000, 1e-3);
    out.write(`${done} of ${of} products, ${Math.round(rate)} a second, ${left((of - done) / rate)} left\n`);
  };
}

const left = (seconds: number): string =>
  seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.round(seconds / 60)} min`;
