import { expect, it, vi } from 'vitest';
import { createScanLoop } from './createScanLoop';

/** A camera that shows these pictures, one after the other; each is read as the codes that it names. */
async function through(pictures: readonly (readonly string[] | Error | null)[], step = 100) {
  const left = [...pictures];
  const onCode = vi.fn<(code: string) => void>();
  const onBroken = vi.fn<(error: unknown) => void>();
  let time = 0;
  await new Promise<void>((resolve) => {
    const end = createScanLoop<readonly string[] | Error>({
      decoder: {
        read: (picture) =>
          picture instanceof Error ? Promise.reject(picture) : Promise.resolve([...picture]),
      },
      frame: () => left.shift() ?? null,
      onCode,
      onBroken: (error) => {
        onBroken(error);
        resolve();
      },
      now: () => time,
      pause: () => {
        time += step;
        if (left.length > 0) return Promise.resolve();
        end();
        resolve();
        return Promise.resolve();
      },
    });
  });
  return { codes: onCode.mock.calls.map(([code]) => code), onBroken };
}

it('tells a code once as long as it stays in sight, a blurred picture between or not', async () => {
  expect((await through([['A'], ['A'], [], ['A'], null, ['A']])).codes).toEqual(['A']);
});

it('tells it again once it was away', async () => {
  expect((await through([['A'], [], [], ['A']], 1000)).codes).toEqual(['A', 'A']);
});

it('tells all that are in one picture', async () => {
  expect(
    (
      await through([
        ['A', 'B'],
        ['B', 'C'],
      ])
    ).codes,
  ).toEqual(['A', 'B', 'C']);
});

it('passes over a picture that cannot be read', async () => {
  const { codes, onBroken } = await through([new Error('?'), new Error('?'), ['A']]);
  expect(codes).toEqual(['A']);
  expect(onBroken).not.toHaveBeenCalled();
});

it('gives up where none can be read', async () => {
  const broken = new Error('no canvas');
  const { onBroken } = await through(Array.from({ length: 9 }, () => broken));
  expect(onBroken).toHaveBeenCalledExactlyOnceWith(broken);
});

it('tells nothing after its end', async () => {
  const onCode = vi.fn();
  let answer: (codes: string[]) => void = () => undefined;
  const end = createScanLoop({
    decoder: { read: () => new Promise<string[]>((resolve) => (answer = resolve)) },
    frame: () => 'picture',
    ...{ onCode, onBroken: vi.fn() },
  });
  end();
  answer(['A']);
  await Promise.resolve();
  expect(onCode).not.toHaveBeenCalled();
});
