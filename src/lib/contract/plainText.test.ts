import { describe, expect, it } from 'vitest';
import { nameText, noteText, reasonText, toPlainLine, toPlainNote, typedText } from './plainText';

const HIDDEN = [
  ...['\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u00ad', '\u034f', '\u061c', '\u180e'],
  ...['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069', '\u200e'],
  ...['\u3164', '\u115f', '\u1160', '\uffa0', '\u2800', '\ufe0f', '\u0001', '\u007f', '\u0085'],
  ...['\u{e0041}', '\u{e0100}', '\ue000', '\ud800', '\u2028'],
];

describe('a name', () => {
  it.each(HIDDEN)('holds no %j', (sign) => {
    expect(toPlainLine(`Kepala${sign}Cabang`).replace(' ', '')).toBe('KepalaCabang');
    expect(toPlainLine(`${sign}Kasir${sign}`)).toBe('Kasir');
  });
  it('is one line with one space between its words, composed', () => {
    expect(toPlainLine(' Kepala \u00a0\u200b\t Cabang\r\n')).toBe('Kepala Cabang');
    expect(toPlainLine('Rene\u0301')).toBe('Ren\u00e9');
  });
  it('keeps what people write', () => {
    for (const name of ["H. Ma'ruf, S.E.", 'I Gusti Ayu', 'PT. Ana & Co. (Persero)', '李小龍', 'Ñandú', '😀'])
      expect(toPlainLine(name)).toBe(name);
  });
  it('of nothing that is seen is empty', () => {
    expect(nameText(1, 80).safeParse('\u200b\u3164\u202e ').success).toBe(false);
    expect(nameText(1, 3).parse(' \u200babc\u200b')).toBe('abc');
  });
});

describe('a note', () => {
  it('keeps its lines, and nothing that turns them around', () => {
    expect(toPlainNote('satu\r\ndua\r\u202etiga\u2028empat\tlima ')).toBe('satu\ndua\ntiga\nempat\tlima ');
    expect(noteText(2).parse('a\u200b\u0000b')).toBe('ab');
    expect(reasonText.safeParse('abc\u202e\u202e').success).toBe(false);
  });
});

it('what is still typed keeps its spaces', () => {
  expect(typedText(80).parse('Budi \u200b ')).toBe('Budi  ');
});
