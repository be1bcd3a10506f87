import { expect, it } from 'vitest';
import { ACCESS_FLAGS } from '@/lib/contract/access';
import { buildTitle, buildTitles } from '../mocks/buildTitle';
import { FLAG_GROUPS } from './flagGroups';
import { titleChanges } from '@/lib/titles/titleFacts';
import { checkValues, formValues, writeOf } from './titleForm';
import { pagesGained } from './titleView';

it('writes what it began with', () => {
  for (const title of buildTitles()) {
    expect(titleChanges(title, writeOf(formValues(title)))).toEqual([]);
    expect(checkValues(formValues(title))).toEqual({});
  }
});

it('begins a new title with nothing: no flag, no office but the own, nothing approved alone', () => {
  expect(writeOf({ ...formValues(null), name: 'Kasir Malam' })).toMatchObject({
    all_offices: false,
    credit_discount_bp: 0,
    transfer_days_back: 0,
    approves_up_to: 0,
    forgives_up_to: 0,
  });
});

it.each(['', '101', '100,01', '12,345', '-1', 'abc'])('refuses a share of %j', (credit_discount_bp) => {
  expect(checkValues({ ...formValues(buildTitle()), credit_discount_bp })).toHaveProperty(
    'credit_discount_bp',
  );
});

it.each(['3651', '-1', '1,5', 'abc', '12345'])('refuses %j days back', (transfer_days_back) => {
  expect(checkValues({ ...formValues(buildTitle()), transfer_days_back })).toHaveProperty(
    'transfer_days_back',
  );
});

it('reads no days back as any, and 0 as none', () => {
  const of = (transfer_days_back: string) => writeOf({ ...formValues(null), transfer_days_back });
  expect([of('').transfer_days_back, of('0').transfer_days_back, of(' 31 ').transfer_days_back]).toEqual([
    null,
    0,
    31,
  ]);
});

it('tells every flag once, by the menu’s groups', () => {
  const told = FLAG_GROUPS.flatMap(({ rights }) => rights.map(({ flag }) => flag));
  expect(told.toSorted()).toEqual([...ACCESS_FLAGS].toSorted());
});

it('says what differs, in words', () => {
  const before = buildTitle();
  const after = {
    ...before,
    penalty_discount_bp: 2550,
    approves_up_to: 25_000_000,
    forgives_up_to: 1_000_000,
    name: 'Teller',
  };
  expect(titleChanges(before, { ...after, access: { ...before.access, is_credit_add: 0 } })).toEqual([
    { label: 'Nama', before: 'Kasir', after: 'Teller' },
    { label: 'Potongan denda', before: 'Tidak ada', after: '25,5 %' },
    {
      label: 'Menyetujui pokok sampai',
      before: 'Tanpa batas',
      after: expect.stringMatching(/25\.000\.000/) as string,
    },
    {
      label: 'Melepas tagihan sampai',
      before: 'Tanpa batas',
      after: expect.stringMatching(/1\.000\.000/) as string,
    },
    { label: 'Bayar cicilan', before: 'Ya', after: 'Tidak' },
  ]);
});

it('names pages that come, each once', () => {
  const page = (title: string) => ({ path: `/${title}`, title });
  const view = (...titles: string[]) => ({ menu: [], pages: titles.map(page) });
  expect(pagesGained(view('a', 'b'), view('b', 'c', 'c'))).toEqual(['c']);
});
