import { describe, expect, it } from 'vitest';
import { personKey, searchedName } from './personKey';

describe('a name as people are looked for', () => {
  it.each([
    ['Hj. Siti Aminah, S.Pd.', 'siti aminah'],
    ['H.Budi Santoso', 'budi santoso'],
    ['Drs. H. Ahmad  Fauzi, M.Kn', 'ahmad fauzi'],
    ['dr. Rina Wati, S.Ked', 'rina wati'],
    ['Ir. Joko S.H., M.H.', 'joko'],
    ['Dewi Lestari, Amd.Keb', 'dewi lestari'],
    ['Dewi Lestari A.Md. Kep.', 'dewi lestari'],
    ['Andi Saputra S. Pd. I., M. Pd', 'andi saputra'],
    ['RATNA SARI SE MM', 'ratna sari'],
    ["Ma'ruf Nur’aini", 'maruf nuraini'],
    ['\u202aRizky\u00a0\u200bMahendra\u202c', 'rizky mahendra'],
    ['Hasan Drajat', 'hasan drajat'],
    ['Sehat Mahmud', 'sehat mahmud'],
    ['M. Yusuf', 'm yusuf'],
    ['I Gusti Ngurah A. Wirawan', 'i gusti ngurah a wirawan'],
    ['S. Hadi Purnomo', 's hadi purnomo'],
    ['A.Rahman', 'a rahman'],
    ["Sa'adah", 'saadah'],
    ['Ma`ruf', 'maruf'],
    ["D'Costa, M. Th.", 'dcosta m th'],
    ['Prof. Dr. Ir. H. Bambang', 'bambang'],
    ['Bapak Sutrisno', 'sutrisno'],
    ['BPK.SUTRISNO', 'sutrisno'],
    ['Tn Hendra / Ny Rina', 'hendra / rina'],
    ['Siti Nur-Aini', 'siti nur-aini'],
    ['Ibu', 'ibu'],
    ['H.', 'h'],
    ['', ''],
  ])('%j is %j', (name, key) => {
    expect(personKey(name)).toBe(key);
  });

  it('is kept beside the written one where they differ', () => {
    expect(searchedName('Budi Santoso')).toBe('budi santoso');
    expect(searchedName("Hj. Nur'aini")).toBe("hj. nur'aini nuraini");
  });
});
