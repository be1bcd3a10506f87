import { expect, it } from 'vitest';
import { countedCash } from '@/lib/arithmetic/countedCash';
import { DENOMINATIONS } from '@/lib/contract/denominations';
import { buildCounts, buildFund } from './buildFund';
import { buildJournal } from './buildJournal';

it('the fund, its vouchers, its journal and its counts say the same', () => {
  const { fund } = buildFund();
  const { rows, opening, closing } = buildJournal();
  let balance = opening;
  for (const row of rows) {
    balance += row.debit - row.credit;
    expect(row.balance, row.number).toBe(balance);
  }
  expect([closing, balance]).toEqual([fund.balance, fund.balance]);
  const today = rows.filter(({ day }) => day === fund.day);
  expect(today.reduce((sum, { debit }) => sum + debit, 0)).toBe(fund.debit);
  expect(today.reduce((sum, { credit }) => sum + credit, 0)).toBe(fund.credit);
  expect(fund.balance + fund.not_replenished + fund.on_way).toBe(fund.ceiling);
  for (const { counted, denominations, expected, at } of buildCounts()) {
    expect(countedCash(DENOMINATIONS, denominations)).toBe(counted);
    expect(expected).toBe(rows.findLast((row) => row.at < at)?.balance);
  }
});
