import { expect, it } from 'vitest';
import { accessOf, SURVEYOR_TITLE_ID } from '@/lib/contract/access';
import { titleViewOf } from './titleView';

const names = (...args: Parameters<typeof titleViewOf>) =>
  titleViewOf(...args).pages.map(({ title }) => title);
const entries = (...args: Parameters<typeof titleViewOf>) =>
  titleViewOf(...args).menu.flatMap((section) => section.entries.map(({ label }) => label));

it('is what the app would register and show', () => {
  expect(names(accessOf('is_credit'), 3)).toContain('Kartu Piutang');
  expect(names(accessOf('is_credit_add'), 3)).toEqual(expect.arrayContaining(['Bayar Cicilan', 'Kas Kasir']));
  expect(entries(accessOf('is_credit_approval'), 8)).toContain('Nota Cicilan');
  expect(entries(accessOf('is_credit_approval'), 8)).not.toContain('Bayar Cicilan (Tranfer)');
});

it('knows the surveyors’ title by its number', () => {
  expect(names(accessOf('is_customer'), SURVEYOR_TITLE_ID)).toContain('Survei Saya');
  expect(names(accessOf('is_customer'), SURVEYOR_TITLE_ID)).not.toContain('Tambah Registrasi');
  expect(names(accessOf('is_customer'), 3)).toContain('Tambah Registrasi');
});
