import { expect, test } from 'vitest';
import { DEMO_TITLES } from '@/lib/contract/demoTitles';
import { menuFor } from './menu';
import { shortcutsOf } from './shortcuts';

const of = (name: string) => {
  const title = DEMO_TITLES.find((one) => one.name === name);
  const holder = title ? { access: title.access, idTitle: title.id } : null;
  return shortcutsOf(menuFor(holder), holder).map((one) => one.label);
};

test.each([
  ['Kasir', ['Bayar Cicilan', 'Nota Cicilan', 'Daily Petty Cash']],
  ['Penyetuju', ['Kartu Piutang', 'Nota Cicilan', 'Form Registrasi']],
  ['Kolektor', ['Akun Kolektor', 'Pencapaian Kolektor', 'OTR dan Pencairan']],
  ['Surveyor', ['Survei Saya', 'Form Registrasi', 'OTR dan Pencairan']],
  ['Admin Sistem', ['Staff', 'Jabatan & Hak Akses', 'Log User']],
])('%s', (title, labels) => {
  expect(of(title)).toEqual(labels);
});

test('every title has at least two', () => {
  for (const title of DEMO_TITLES) expect(of(title.name).length, title.name).toBeGreaterThanOrEqual(2);
});

test('signed out has none', () => {
  expect(of('nobody')).toEqual([]);
});
