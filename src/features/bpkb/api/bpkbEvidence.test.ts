import { expect, it } from 'vitest';
import { buildLoanRequest, buildLossRequest, buildRequest } from '../mocks/buildBook';
import { bpkbFacts } from './bpkbEvidence';

it('sets what differs side by side', () => {
  expect(bpkbFacts(buildRequest())).toContainEqual({
    label: 'Nomor rangka',
    before: 'MH1JM3110PK118823 (kontrak)',
    after: 'MH1JM3110PK118328 (BPKB)',
  });
});

it('says of a loan how late the contract is, to whom and until when', () => {
  const said = bpkbFacts(buildLoanRequest()).map(({ label, after }) => `${label}: ${after}`);
  expect(said).toEqual(
    expect.arrayContaining([
      'Tunggakan: 42 hari',
      'Untuk: Pajak STNK',
      'Peminjam: Siti Rahmawati, 0812-5550-771',
      'Kembali paling lambat: 4 Desember 2026',
    ]),
  );
});

it('of a loss names the book; the report is opened', () => {
  expect(bpkbFacts(buildLossRequest()).map(({ label }) => label)).toEqual(['BPKB', 'Nasabah']);
});
