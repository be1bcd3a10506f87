import { describe, expect, it } from 'vitest';
import { buildRegistrationForm } from '@/lib/mocks/buildRegistrationForm';
import { buildRegistration, possible, STATUSES } from '../mocks/buildRegistration';
import { NO_PROOFS, payableDays, proofErrors, proofsToSend } from './moveProofs';

const at = buildRegistration({ signed_paper: 9 });
const disburse = possible(STATUSES.disbursed);
const sign = possible(STATUSES.signed);

describe('what signing and paying out ask for', () => {
  it('is nothing for other steps', () => {
    expect(proofErrors(possible(STATUSES.approved), at, NO_PROOFS)).toEqual({});
    expect(proofsToSend(possible(STATUSES.approved), at, { ...NO_PROOFS, signed_paper: 3 })).toEqual({});
  });

  it('is the paper when it is signed, and where it was signed without one', () => {
    expect(Object.keys(proofErrors(sign, at, NO_PROOFS))).toEqual(['signed_paper']);
    expect(proofsToSend(sign, at, { ...NO_PROOFS, signed_paper: 3 })).toEqual({ signed_paper: 3 });
    const before = { ...at, signed_paper: null };
    expect(Object.keys(proofErrors(disburse, before, { ...NO_PROOFS, way: 'CASH' }))).toEqual([
      'signed_paper',
    ]);
    expect(proofErrors(disburse, at, { ...NO_PROOFS, way: 'CASH' })).toEqual({});
  });

  it('is reference and proof of a transfer, and neither of cash', () => {
    expect(Object.keys(proofErrors(disburse, at, NO_PROOFS))).toEqual(['disbursement.way']);
    const transfer = { ...NO_PROOFS, way: 'TRANSFER', reference: ' TRF 1 ', proof: 4 } as const;
    expect(Object.keys(proofErrors(disburse, at, { ...transfer, reference: ' a ', proof: null }))).toEqual([
      'disbursement.reference',
      'disbursement.proof',
    ]);
    expect(proofErrors(disburse, at, transfer)).toEqual({});
    expect(proofsToSend(disburse, at, transfer)).toEqual({
      disbursement: { way: 'TRANSFER', day: at.today, reference: 'TRF 1', proof: 4 },
    });
    expect(proofsToSend(disburse, at, { ...transfer, way: 'CASH' }).disbursement).toMatchObject({
      reference: '',
      proof: null,
    });
  });

  it('is a day from the contract’s on', () => {
    const form = buildRegistrationForm({ structure: { date_contract: '2026-11-18' } });
    expect(payableDays({ today: '2026-11-20', form })).toEqual(['2026-11-20', '2026-11-19', '2026-11-18']);
  });
});
