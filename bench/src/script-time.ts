import type { Browser } from 'playwright-core';

/** An event of Chromium's trace; times in microseconds, `tdur` in those of the thread's own processor time. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur: number;
  readonly tdur: number;
}

/** What a page's own script runs in. A message's event holds the script that answers it. */
const SCRIPT = new Set([
  'EvaluateScript',
  'EventDispatch',
  'FireAnimationFrame',
  'FunctionCall',
  'HandlePostMessage',
  'RunMicrotasks',
  'TimerFire',
]);
/** What a thread does at all: of a worker everything counts, reading the frame too. */
const TASK = new Set(['ThreadControllerImpl::RunTask']);
const CATEGORIES = ['devtools.timeline', 'v8.execute', 'blink.user_timing', 'toplevel'];
const US_PER_MS = 1000;

/** Traces the browser while `work` runs. */
export async function tracing(
  browser: Browser,
  work: () => Promise<unknown>,
): Promise<readonly TraceEvent[]> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value.map(traceEvent)));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return events;
}

function traceEvent(value: object): TraceEvent {
  const text = (key: string): string => String(Reflect.get(value, key) ?? '');
  const number = (key: string): number => Number(Reflect.get(value, key) ?? 0);
  return {
    name: text('name'),
    ph: text('ph'),
    pid: number('pid'),
    tid: number('tid'),
    ts: number('ts'),
    dur: number('dur'),
    tdur: number('tdur'),
  };
}

/** Milliseconds of processor time of script between each mark and the next, on the thread that sets the marks. */
export function scriptTimesBetweenMarks(trace: readonly TraceEvent[], mark: string): readonly number[] {
  const marks = marksIn(trace, mark);
  const [pid, tid] = [marks[0]?.pid, marks[0]?.tid];
  const scripts = trace.filter((event) => event.pid === pid && event.tid === tid && SCRIPT.has(event.name));
  return timesBetween(marks, scripts);
}

/** The same of all that the page's worker does: the thread of its process, besides its own, that is busiest. */
export function workerTimesBetweenMarks(trace: readonly TraceEvent[], mark: string): readonly number[] {
  const marks = marksIn(trace, mark);
  const [pid, tid] = [marks[0]?.pid, marks[0]?.tid];
  const others = trace.filter((event) => event.pid === pid && event.tid !== tid && TASK.has(event.name));
  const total = (events: readonly TraceEvent[]) => events.reduce((sum, { tdur }) => sum + tdur, 0);
  const threads = [...Map.groupBy(others, (event) => event.tid).values()];
  return timesBetween(marks, threads.toSorted((a, b) => total(b) - total(a))[0] ?? []);
}

const marksIn = (trace: readonly TraceEvent[], mark: string): readonly TraceEvent[] =>
  trace.filter(({ name }) => name === mark).toSorted((a, b) => a.ts - b.ts);

function timesBetween(marks: readonly TraceEvent[], events: readonly TraceEvent[]): readonly number[] {
  const whole = outermost(events.filter(({ ph }) => ph === 'X'));
  return marks.slice(1).map((end, index) => {
    const begin = marks[index]?.ts ?? end.ts;
    const within = whole.filter(({ ts }) => ts >= begin && ts < end.ts);
    return within.reduce((sum, { tdur }) => sum + tdur, 0) / US_PER_MS;
  });
}

/** What runs inside other script or another task is counted with it already. */
function outermost(events: readonly TraceEvent[]): readonly TraceEvent[] {
  let coveredUntil = -Infinity;
  return events
    .toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)
    .filter(({ ts, dur }) => {
      if (ts < coveredUntil) return false;
      coveredUntil = ts + dur;
      return true;
    });
}
