import type { AlarmName, FollowingIndex } from '@vitrine/services';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** How a request was answered; a fixed list, so that no visitor can make the metrics grow. */
export type RequestKind =
  | 'page-hit'
  | 'page-render'
  | 'page-private'
  | 'call'
  | 'stream'
  | 'file'
  | 'operations';

export interface Metrics {
  observe(kind: RequestKind, status: number, seconds: number): void;
  /** Counts what calls for a person. */
  alarm(name: AlarmName): void;
  watchPageCache(read: () => { readonly size: number; readonly bytes: number }): void;
  /** What it watches is undefined while there is no index yet. */
  watchSearch(read: FollowingIndex['state']): void;
  text(): Promise<string>;
  readonly contentType: string;
}

/** Seconds: a cached page takes a tenth of a millisecond, a payment a few seconds. */
const BUCKETS = [0.0005, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const ALARMS = [
  'unknown_payment',
  'not_captured',
  'payment_withdrawn',
  'other_amount',
  'not_given_back',
  'unread_letters',
  'paper_not_made',
  'workshop_untold',
  'certificate_changed',
  'orders_disagree',
  'database_full',
] as const satisfies readonly AlarmName[];

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'vitrine_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['kind'],
    buckets: BUCKETS,
    registers: [registry],
  });
  const answers = new Counter({
    name: 'vitrine_answers_total',
    help: 'Answers by kind and status class',
    labelNames: ['kind', 'status'],
    registers: [registry],
  });
  const alarms = new Counter({
    name: 'vitrine_alarms_total',
    help: 'What calls for a person, by name',
    labelNames: ['name'],
    registers: [registry],
  });
  // A series that begins at zero can be alarmed on; one that appears with its first alarm hides it.
  for (const name of ALARMS) alarms.labels({ name }).inc(0);
  // Bound once per kind and status: finding the series by its labels would cost more than counting.
  const bound = new Map<string, (seconds: number) => void>();
  return {
    observe(kind, status, seconds) {
      const series = `${kind} ${status}`;
      const known = bound.get(series);
      if (known !== undefined) {
        known(seconds);
        return;
      }
      const duration = durations.labels({ kind });
      const answer = answers.labels({ kind, status: `${Math.floor(status / 100)}xx` });
      const observe = (value: number): void => {
        duration.observe(value);
        answer.inc();
      };
      bound.set(series, observe);
      observe(seconds);
    },
    alarm: (name) => alarms.labels({ name }).inc(),
    watchPageCache(read) {
      gauge(registry, {
        name: 'vitrine_page_cache_pages',
        help: 'Pages in the page cache',
        read: () => read().size,
      });
      gauge(registry, {
        name: 'vitrine_page_cache_bytes',
        help: 'Bytes in the page cache',
        read: () => read().bytes,
      });
    },
    watchSearch: (read) => watchSearch(registry, read),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

function watchSearch(registry: Registry, read: FollowingIndex['state']): void {
  gauge(registry, {
    name: 'vitrine_search_pieces',
    help: 'Pieces in the search index',
    read: () => read()?.pieces ?? 0,
  });
  gauge(registry, {
    name: 'vitrine_search_version',
    help: 'Catalogue version that the search index answers for',
    read: () => read()?.version ?? 0,
  });
  gauge(registry, {
    name: 'vitrine_search_build_seconds',
    help: 'How long the whole house was read for the search index',
    read: () => read()?.buildSeconds ?? 0,
  });
}

function gauge(
  registry: Registry,
  { name, help, read }: { name: string; help: string; read: () => number },
): void {
  const made = new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read());
    },
  });
  registry.registerMetric(made);
}
