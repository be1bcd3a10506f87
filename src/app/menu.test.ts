import { describe, expect, test } from 'vitest';
import { ACCESS_FLAGS, accessOf, type AccessFlag } from '@/lib/contract/access';
import { menuFor } from './menu';

const labels = (...flags: AccessFlag[]) =>
  menuFor({ access: accessOf(...flags), idTitle: 1 }).map((section) => [
    section.title,
    section.entries.map((entry) => entry.label),
  ]);

describe('side menu', () => {
  test('with every flag is the list of SPEC 2, to the letter', () => {
    expect(labels(...ACCESS_FLAGS)).toEqual([
      [
        'MENU UTAMA',
        [
          'Monitoring',
          'Form Registrasi',
          'Nasabah',
          'Bayar Cicilan',
          'Bayar Cicilan (Tranfer)',
          'Nota Cicilan',
          'Daily Petty Cash',
          'Inventori BPKB',
          'OTR dan Pencairan',
          'Tabel Angsuran',
          'Tanggal Jatuh Tempo',
          'Akun Kolektor',
          'Distribusi Kolektor',
          'Pencapaian Kolektor',
          'Agen',
          'Marketing Ekternal',
          'My History',
        ],
      ],
      ['MENU EXPORT DATA', ['Jurnal Petty Cash', 'Cicilan', 'Kontrak']],
      ['MENU DATA USER', ['Log User', 'Staff', 'Jabatan & Hak Akses']],
      [
        'MENU DATA MASTER',
        ['Perhitungan', 'Finance', 'Jenis Kontrak', 'Status Pengajuan', 'Wilayah', 'Kantor Cabang', 'Kota'],
      ],
      ['MENU LAINNYA', ['Kebijakan', 'Keluar']],
    ]);
  });

  const always = ['OTR dan Pencairan', 'Tabel Angsuran', 'My History', 'Kebijakan', 'Keluar'];
  test.each<[AccessFlag, string[]]>([
    ['is_performance', ['Monitoring']],
    ['is_customer', ['Form Registrasi']],
    ['is_contract', ['Nasabah']],
    ['is_credit', ['Kartu Piutang']],
    ['is_credit_add', ['Bayar Cicilan', 'Bayar Cicilan (Tranfer)', 'Nota Cicilan']],
    ['is_credit_update', ['Nota Cicilan']],
    ['is_credit_approval', ['Nota Cicilan']],
    ['is_pettycash', ['Daily Petty Cash']],
    ['is_inventory', ['Inventori BPKB']],
    ['is_overdue', ['Tanggal Jatuh Tempo']],
    ['is_collector', ['Akun Kolektor']],
    ['is_collector_spv', ['Distribusi Kolektor']],
    ['is_collector_ach', ['Pencapaian Kolektor']],
    ['is_agen', ['Agen']],
    ['is_marketing', ['Marketing Ekternal']],
    ['is_report', []],
    ['is_export', ['Jurnal Petty Cash', 'Cicilan', 'Kontrak']],
    ['is_user', ['Log User', 'Staff', 'Jabatan & Hak Akses']],
    [
      'is_master',
      ['Perhitungan', 'Finance', 'Jenis Kontrak', 'Status Pengajuan', 'Wilayah', 'Kantor Cabang', 'Kota'],
    ],
  ])('%s alone adds %j', (flag, expected) => {
    const seen = labels(flag).flatMap(([, entries]) => entries ?? []);
    expect(new Set(seen)).toEqual(new Set([...always, ...expected]));
  });

  test('signed out shows Kebijakan alone', () => {
    expect(menuFor(null).flatMap((section) => section.entries.map((entry) => entry.label))).toEqual([
      'Kebijakan',
    ]);
  });
});
