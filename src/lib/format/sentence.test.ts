import { describe, expect, it } from 'vitest';
import { asSentence } from './sentence';

describe('asSentence', () => {
  it.each([
    ['Salah ketik', 'Salah ketik.'],
    ['  Salah ketik ', 'Salah ketik.'],
    ['Salah ketik.', 'Salah ketik.'],
    ['Sudah dibayar?', 'Sudah dibayar?'],
    ['Tunai (bukan transfer.)', 'Tunai (bukan transfer.)'],
    ['Tunai (bukan transfer)', 'Tunai (bukan transfer).'],
    ['', ''],
    [null, ''],
    [undefined, ''],
  ])('%j is %j', (typed, sentence) => {
    expect(asSentence(typed)).toBe(sentence);
  });
});
