import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Figures of this process in Prometheus' text format. */
export interface Metrics {
  readonly contentType: string;
  observe(route: string, status: number, seconds: number): void;
  render(): Promise<string>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests',
    labelNames: ['route', 'status'],
    registers: [registry],
  });
  const duration = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer a request, in seconds',
    labelNames: ['route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  return {
    contentType: registry.contentType,
    observe(route, status, seconds) {
      requests.inc({ route, status: String(status) });
      duration.observe({ route }, seconds);
    },
    render: () => registry.metrics(),
  };
}
