import { describe, expect, it } from 'vitest';
import { fairQueue } from './fairQueue';

/** A queue whose work ends when it is told to, and what has run so far. */
function start(over: Partial<Parameters<typeof fairQueue>[0]> = {}) {
  const queue = fairQueue({
    atATime: 2,
    waiting: { each: 4, all: 8 },
    patience: 60_000,
    refusal: () => new Error('penuh'),
    ...over,
  });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (person: number, name: string) =>
    queue
      .run(person, async () => {
        begun.push(name);
        await new Promise<void>((resolve) => ends.set(name, resolve));
        return name;
      })
      .catch((error: unknown) => String(error));
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setTimeout(resolve, 1));
  };
  const settled = () => new Promise((resolve) => setTimeout(resolve, 1));
  return { run, end, begun, settled };
}

describe('a fair queue', () => {
  it('lets one person run one at a time, and others pass', async () => {
    const { run, end, begun, settled } = start();
    for (const name of ['a1', 'a2', 'a3']) void run(1, name);
    void run(2, 'b1');
    await settled();
    expect(begun).toEqual(['a1', 'b1']);
    void run(3, 'c1');
    void run(2, 'b2');
    await end('a1');
    // The third person came later than a2, but has had no turn.
    expect(begun).toEqual(['a1', 'b1', 'c1']);
    await end('c1');
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2']);
    await end('b1');
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2']);
  });

  it('refuses at once whoever has too many waiting, and all where too many wait', async () => {
    const { run, settled } = start();
    const many = Array.from({ length: 6 }, (_, index) => run(1, `a${index}`));
    expect(await many[5]).toBe('Error: penuh');
    for (const person of [2, 3, 4, 5, 6]) void run(person, `p${person}`);
    await settled();
    expect(await run(7, 'terlalu banyak')).toBe('Error: penuh');
  });

  it('keeps nobody waiting for longer than its patience, and forgets them', async () => {
    const { run, end, begun, settled } = start({ atATime: 1, patience: 20 });
    void run(1, 'a1');
    await settled();
    expect(await run(2, 'b1')).toBe('Error: penuh');
    await end('a1');
    void run(2, 'b2');
    await settled();
    expect(begun).toEqual(['a1', 'b2']);
  });

  it('goes on after work that fails', async () => {
    const queue = fairQueue({
      atATime: 1,
      waiting: { each: 1, all: 1 },
      patience: 1000,
      refusal: () => new Error('penuh'),
    });
    await expect(queue.run(1, () => Promise.reject(new Error('rusak')))).rejects.toThrow('rusak');
    expect(await queue.run(1, () => Promise.resolve('baik'))).toBe('baik');
  });
});
