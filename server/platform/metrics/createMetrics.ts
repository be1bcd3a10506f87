import type pg from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Replica } from '../db/replica';
import type { OutboxBacklog } from '../outbox/outboxBacklog';
import type { WatchJob } from './WatchJob';

/** What is measured when somebody asks. */
export interface Measured {
  pools: Readonly<Record<string, pg.Pool>>;
  sockets: () => number;
  outbox: () => Promise<OutboxBacklog>;
  replica: Pick<Replica, 'status' | 'reads'> | null;
}

/** Figures of one process for Prometheus. Every label has a small set of values: routes are templates, never addresses. */
export interface Metrics {
  /** A call that was answered; duration in seconds. */
  called(call: { method: string; route: string; status: string }, duration: number): void;
  watch: WatchJob;
  /** The text form and its content type. */
  text(): Promise<string>;
  readonly contentType: string;
}

const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10, 30];

export function createMetrics({ pools, sockets, outbox, replica }: Measured): Metrics {
  const registry = new Registry();
  const registers = [registry];
  // Processor, memory, open files, collections, and how late the event loop is.
  collectDefaultMetrics({ register: registry });

  const durations = new Histogram({
    name: 'angsur_http_request_duration_seconds',
    help: 'Answered calls by route template; _count is how many.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS,
    registers,
  });
  new Gauge({
    name: 'angsur_db_connections',
    help: 'Connections to the database; waiting: calls that wait for one.',
    labelNames: ['pool', 'state'] as const,
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        this.set({ pool, state: 'used' }, totalCount - idleCount);
        this.set({ pool, state: 'idle' }, idleCount);
        this.set({ pool, state: 'waiting' }, waitingCount);
      }
    },
  });
  new Gauge({
    name: 'angsur_sockets',
    help: 'Browsers connected to the embedded realtime endpoint.',
    registers,
    collect() {
      this.set(sockets());
    },
  });
  // Where the database is away, the other figures are still told.
  const backlog = () => outbox().catch(() => ({ waiting: -1, lag: -1 }));
  new Gauge({
    name: 'angsur_outbox_lag_seconds',
    help: 'Age of the oldest event that is not delivered; -1: unknown.',
    registers,
    async collect() {
      this.set((await backlog()).lag);
    },
  });
  new Gauge({
    name: 'angsur_outbox_waiting',
    help: 'Events that are not delivered; -1: unknown.',
    registers,
    async collect() {
      this.set((await backlog()).waiting);
    },
  });
  if (replica) measureReplica(replica, registers);
  const runs = new Counter({
    name: 'angsur_job_runs_total',
    help: 'Pieces of upkeep by how they ended.',
    labelNames: ['job', 'result'] as const,
    registers,
  });
  const lastSuccess = new Gauge({
    name: 'angsur_job_last_success_timestamp_seconds',
    help: 'When a piece of upkeep last ended well.',
    labelNames: ['job'] as const,
    registers,
  });

  return {
    called: (call, duration) => durations.observe(call, duration),
    async watch(job, work) {
      try {
        const result = await work();
        runs.inc({ job, result: 'done' });
        lastSuccess.setToCurrentTime({ job });
        return result;
      } catch (error) {
        runs.inc({ job, result: 'failed' });
        throw error;
      }
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

function measureReplica(replica: NonNullable<Measured['replica']>, registers: Registry[]): void {
  new Gauge({
    name: 'angsur_replica_lag_seconds',
    help: 'How far the replica is behind; -1: it is away.',
    registers,
    collect() {
      this.set(replica.status().lag ?? -1);
    },
  });
  new Counter({
    name: 'angsur_replica_reads_total',
    help: 'Long reading that the replica may do, by who did it.',
    labelNames: ['by'] as const,
    registers,
    collect() {
      this.reset();
      for (const [by, times] of Object.entries(replica.reads())) this.inc({ by }, times);
    },
  });
}
