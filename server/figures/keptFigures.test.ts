import { describe, expect, it } from 'vitest';
import { KEPT_FOR, keptFigures } from './keptFigures';

const at = (ms: number) => new Date(Date.UTC(2026, 10, 20) + ms);

/** Reads are answered by hand; each says what it was asked for. */
function reads() {
  const asked: { offices: readonly number[]; answer: (of: string) => void; fail: () => void }[] = [];
  const figures = keptFigures<string>(
    (offices) =>
      new Promise((resolve, reject) => {
        asked.push({
          offices,
          answer: (of) => resolve(new Map(offices.map((id) => [id, `${of}${id}`]))),
          fail: () => reject(new Error('gone')),
        });
      }),
  );
  return { asked, figures };
}
const values = async (kept: Promise<Map<number, { value: string }>>) =>
  [...(await kept).values()].map(({ value }) => value);

describe('figures by office', () => {
  it('are read once for all who wait, and shown for fifteen seconds', async () => {
    const { asked, figures } = reads();
    const waiting = [figures([1, 2], at(0)), figures([2], at(5)), figures([1], at(9))];
    expect(asked.map(({ offices }) => offices)).toEqual([[1, 2]]);
    asked[0]?.answer('a');
    expect(await Promise.all(waiting.map(values))).toEqual([['a1', 'a2'], ['a2'], ['a1']]);
    expect(await values(figures([1, 2], at(KEPT_FOR - 1)))).toEqual(['a1', 'a2']);
    expect(asked).toHaveLength(1);
    const later = figures([1], at(KEPT_FOR));
    expect(asked[1]?.offices).toEqual([1]);
    asked[1]?.answer('b');
    expect(await values(later)).toEqual(['b1']);
  });

  it('ask only for the offices that are not known', async () => {
    const { asked, figures } = reads();
    const first = figures([1], at(0));
    asked[0]?.answer('a');
    await first;
    const both = figures([1, 2], at(10));
    expect(asked[1]?.offices).toEqual([2]);
    asked[1]?.answer('b');
    expect(await values(both)).toEqual(['a1', 'b2']);
    expect((await both).get(1)).toMatchObject({ at: at(0) });
  });

  it('ask again after a failure, which is not kept', async () => {
    const { asked, figures } = reads();
    const failed = figures([1], at(0));
    asked[0]?.fail();
    await expect(failed).rejects.toThrow('gone');
    const again = figures([1], at(1));
    expect(asked).toHaveLength(2);
    asked[1]?.answer('b');
    expect(await values(again)).toEqual(['b1']);
  });
});
