import { expect, it } from 'vitest';
import { buildApprovalRow } from '../mocks/buildApprovalRow';
import { decidedTogether, whyNotBeside } from './chosenTogether';

const receipt = buildApprovalRow();
const sameCard = buildApprovalRow({ request_id: 43 });
const contract = buildApprovalRow({ kind: 'CONTRACT', record: { type: 'contract', id: 'A', label: 'A' } });
const commission = buildApprovalRow({ kind: 'COMMISSION', card: null });
const account = buildApprovalRow({ kind: 'PARTNER', card: null });

it('takes of each card the first, of whatever kind', () => {
  expect(decidedTogether([receipt, sameCard, contract, commission, account])).toEqual([
    receipt,
    commission,
    account,
  ]);
  expect(decidedTogether([contract, receipt])).toEqual([contract]);
});

it('says which other one it is', () => {
  expect(whyNotBeside(contract, [receipt])).toContain(receipt.record.label);
  expect(whyNotBeside(receipt, [receipt])).toBeUndefined();
  expect(whyNotBeside(commission, [account])).toBeUndefined();
});
