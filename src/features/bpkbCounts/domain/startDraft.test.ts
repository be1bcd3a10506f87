import { expect, it } from 'vitest';
import { safesOf, toStart } from './startDraft';

it('offers each safe once, whole, whatever signs its name holds', () => {
  const places = [
    { name: 'Brankas 1, Rak 2', safe: 'Brankas 1' },
    { name: 'Lemari besi, lantai 2, Rak 1', safe: 'Lemari besi, lantai 2' },
    { name: 'Lemari besi, lantai 2, Rak 2', safe: 'Lemari besi, lantai 2' },
  ];
  expect(safesOf(places)).toEqual(['Brankas 1', 'Lemari besi, lantai 2']);
  expect(toStart({ office: '1', safe: 'Lemari besi, lantai 2' })).toEqual({
    ...{ office_id: 1, safe: 'Lemari besi, lantai 2' },
  });
});
