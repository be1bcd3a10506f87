import { describe, expect, it } from 'vitest';
import { nameHint } from './hints';

describe('a name is in a text', () => {
  it.each([
    ['Budi Santoso', 'TRSF BUDI SANTOSO 2011', 'NAME'],
    ['Budi Santoso', 'TRSF SANTOSO BUDI', 'NAME'],
    ['Siti Rahmawati', 'TRSF SITI RAHMAW', 'NAME'],
    ['Siti Rahmawati', 'TRSF SITI RAH', 'NAME_LIKE'],
    ['Budi Santoso', 'TRSF BUDI SANTOSA', 'NAME_LIKE'],
    ['Agus Budi Santoso', 'TRSF BUDI SANTOSO', 'NAME_LIKE'],
    ['Hj. Siti Aminah, S.Pd.', 'TRSF SITI AMINAH', 'NAME'],
    ['Siti Aminah', '713000.00HJ SITI AMINAH', 'NAME'],
    ["Ma'ruf Nur’aini", 'TRSF MARUF NURAINI', 'NAME'],
    ['Maruf Nuraini', "TRSF MA'RUF NUR'AINI", 'NAME'],
    ['Drs. Maria', 'TRSF MARIA RUMBIAK', 'NAME_LIKE'],
    ['Maria', 'TRSF MARIA RUMBIAK', 'NAME_LIKE'],
  ] as const)('%s in %s: %s', (name, text, hint) => {
    expect(nameHint(name, text)).toBe(hint);
  });
});
