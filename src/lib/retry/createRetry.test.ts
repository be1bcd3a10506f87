import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../http/ApiError';
import { createRetry, type AfterFailure, type RetryOptions } from './createRetry';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PAUSES = [3000, 10_000];
const offline = () => new ApiError({ kind: 'offline', status: 0 });
const askedToWait = (retryAfter: number) => new ApiError({ kind: 'refused', status: 429, retryAfter });
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

/** Pieces that wait, each of which fails as often as it has errors; a try lasts `takes` ms. */
function desk(pieces: Error[][], over: Partial<RetryOptions> & { takes?: number } = {}) {
  const { takes = 0, ...options } = over;
  const network = new EventTarget();
  const world = {
    tries: 0,
    atOnce: 0,
    most: 0,
    after: 'later' as AfterFailure,
    signals: [] as AbortSignal[],
  };
  const retry = createRetry({
    pauses: PAUSES,
    network,
    onFailure: vi.fn(() => world.after),
    work: async (signal) => {
      const piece = pieces[0];
      if (!piece) return false;
      world.tries += 1;
      world.most = Math.max(world.most, (world.atOnce += 1));
      world.signals.push(signal);
      await (takes > 0 ? new Promise((resolve) => setTimeout(resolve, takes)) : Promise.resolve());
      world.atOnce -= 1;
      const error = piece.shift();
      if (error) throw error;
      pieces.shift();
      return true;
    },
    ...options,
  });
  return {
    retry,
    world,
    pieces,
    stop: retry.start(),
    connect: () => network.dispatchEvent(new Event('online')),
  };
}

describe('what waits', () => {
  it('goes piece after piece, and only when it is asked for', async () => {
    const { retry, world, pieces } = desk([[], [], []]);
    await pass(60_000);
    expect(world.tries).toBe(0);
    void retry.run();
    await pass();
    expect([world.tries, pieces]).toEqual([3, []]);
  });

  it('goes one at a time, however often it is asked for; who asks meanwhile waits for a try of their own', async () => {
    const { retry, world, pieces } = desk([[]], { takes: 100 });
    void retry.run();
    await pass(50);
    const [second, third] = [vi.fn(), vi.fn()];
    void retry.run().then(second);
    pieces.push([]);
    void retry.run().then(third);
    await pass(149);
    expect([second.mock.calls.length, third.mock.calls.length]).toEqual([0, 0]);
    await pass(2);
    expect([second.mock.calls.length, third.mock.calls.length, pieces.length]).toEqual([1, 1, 0]);
    expect([world.tries, world.most]).toEqual([2, 1]);
  });

  it('goes when typing rests, not before', async () => {
    const { retry, world } = desk([[]]);
    retry.runIn(1500);
    await pass(1000);
    retry.runIn(1500);
    await pass(1499);
    expect(world.tries).toBe(0);
    await pass(1);
    expect(world.tries).toBe(1);
  });
});

describe('what failed', () => {
  it('is tried again by itself after pauses that grow, and begins with short ones after a success', async () => {
    const { retry, world, pieces } = desk([[offline(), offline(), offline()]]);
    void retry.run();
    for (const [ms, tries] of [
      [2999, 1],
      [1, 2],
      [9999, 2],
      [1, 3],
      [10_000, 4],
    ] as const) {
      await pass(ms);
      expect(world.tries).toBe(tries);
    }
    expect(pieces).toEqual([]);
    pieces.push([offline()]);
    void retry.run();
    await pass(3000);
    expect(pieces).toEqual([]);
  });

  it('goes on at once where the failure was settled', async () => {
    const { retry, world, pieces } = desk([[offline()], []]);
    world.after = 'now';
    void retry.run();
    await pass();
    expect([world.tries, pieces]).toEqual([3, []]);
  });

  it('for good, or with a session that is over, is not tried again by itself', async () => {
    const { retry, world, connect } = desk([[offline()]]);
    world.after = 'never';
    void retry.run();
    await pass(60_000);
    connect();
    await pass(60_000);
    expect(world.tries).toBe(1);
    void retry.run();
    await pass();
    expect(world.tries).toBe(2);
  });

  it('leaves a server alone for as long as it asked, whatever hurries it', async () => {
    const { retry, world, connect } = desk([[askedToWait(40)]]);
    void retry.run();
    await pass(5000);
    retry.runIn(1500);
    await pass(20_000);
    connect();
    await pass(14_900);
    expect(world.tries).toBe(1);
    await pass(200);
    expect(world.tries).toBe(2);
  });
});

describe('a connection', () => {
  it('that is back begins the next try at once, with short pauses again', async () => {
    const { retry, world, connect } = desk([[offline(), offline(), offline(), offline()]]);
    void retry.run();
    await pass(5000);
    expect(world.tries).toBe(2);
    connect();
    await pass();
    expect(world.tries).toBe(3);
    await pass(3000);
    expect(world.tries).toBe(4);
  });

  it('that came back while a try was failing begins the next one at once', async () => {
    const { retry, world, connect } = desk([[offline()]], { takes: 100 });
    void retry.run();
    await pass(50);
    connect();
    await pass(60);
    expect(world.tries).toBe(2);
  });

  it('sends nothing that does not wait for it', async () => {
    const { world, connect } = desk([[]]);
    connect();
    await pass(60_000);
    expect(world.tries).toBe(0);
  });
});

describe('nobody at it any more', () => {
  it('hears out what is on its way, tells its calls, and tries no more', async () => {
    const { retry, world, pieces, stop, connect } = desk([[], []], { takes: 100 });
    void retry.run();
    await pass(50);
    stop();
    expect(world.signals[0]?.aborted).toBe(true);
    await pass(60_000);
    connect();
    void retry.run();
    await pass(60_000);
    expect([world.tries, pieces.length]).toEqual([1, 1]);
  });

  it('neither tells of a failure nor tries again', async () => {
    const onFailure = vi.fn(() => 'later' as const);
    const { retry, world, stop } = desk([[offline()]], { takes: 100, onFailure });
    void retry.run();
    await pass(50);
    stop();
    await pass(60_000);
    expect([world.tries, onFailure.mock.calls.length]).toEqual([1, 0]);
  });

  it('drops what only waited for its pause', async () => {
    const { retry, world, stop, connect } = desk([[offline()]]);
    void retry.run();
    await pass(1000);
    stop();
    connect();
    await pass(60_000);
    expect(world.tries).toBe(1);
  });

  it('is over when somebody is at it again', async () => {
    const { retry, world, stop } = desk([[offline()]]);
    void retry.run();
    await pass();
    stop();
    retry.start();
    void retry.run();
    await pass();
    expect(world.tries).toBe(2);
  });

  it('also holds where somebody else has the session: nothing goes under their name', async () => {
    let owner = '7';
    const { retry, world } = desk([[offline()], []], { isOwners: () => owner === '7' });
    void retry.run();
    await pass();
    owner = '8';
    await pass(60_000);
    void retry.run();
    await pass();
    expect(world.tries).toBe(1);
    owner = '7';
    void retry.run();
    await pass();
    expect(world.tries).toBe(3);
  });
});
