import { describe, expect, it } from 'vitest';
import { searchedWords } from './searchedWords';

describe('the words of a search', () => {
  it.each<[string, string[][]]>([
    ['Budi  SANTOSO', [['budi'], ['santoso']]],
    ['Hj. Siti', [['siti']]],
    ['Drs. H. Ahmad Fauzi, M.Kn', [['ahmad'], ['fauzi,', 'fauzi']]],
    ['Hj.', [['hj.', 'hj']]],
    ["ma'ruf", [["ma'ruf", 'maruf']]],
    ['\u202abudi\u00a0santoso\u202c', [['budi'], ['santoso']]],
    ['budi +62 841-5550-2556', [['budi'], ['084155502556']]],
    ['(0841) 5550 2556 budi', [['084155502556'], ['budi']]],
    ['841 5550 2556', [['084155502556', '84155502556']]],
    ['5550-2556', [['5550-2556', '55502556']]],
    ['2501-00012', [['2501-00012', '250100012']]],
    ['jkt-2501', [['jkt-2501']]],
    ['1.250.000', [['1.250.000', '1250000']]],
    ['20-11-2026', [['20-11-2026', '20112026']]],
    ['a b c d e f', [['a'], ['b'], ['c'], ['d'], ['e']]],
    ['', []],
    ['\u200b', []],
  ])('%j', (search, words) => {
    expect(searchedWords(search)).toEqual(words);
  });
});
