import { describe, expect, it } from 'vitest';
import { buildBasis, ORDER_DRAFT, SALE_DRAFT } from '../mocks/buildTaking';
import { requestRefusal } from './requestRefusal';
import { EMPTY_TAKING, readOrder, readSale } from './takingDraft';

describe('readOrder', () => {
  it('asks for what was typed', () => {
    expect(readOrder(ORDER_DRAFT, buildBasis())).toEqual({
      ask: {
        ...{ kind: 'REPOSSESSION', basis: 'AGREEMENT', basis_number: 'KSP/118/XI/2026' },
        ...{ basis_on: '2026-11-12', file_id: 71, collector_ids: [14] },
      },
      errors: {},
    });
  });

  it('says of each field what is missing', () => {
    const { ask, errors } = readOrder(EMPTY_TAKING, buildBasis());
    expect(ask).toBeNull();
    expect(Object.keys(errors)).toEqual(['basis', 'basisNumber', 'basisOn', 'file', 'collectorIds']);
  });

  it('takes nothing but a ruling after a refusal, and no day to come', () => {
    const basis = buildBasis({ ruling_only: true });
    expect(readOrder({ ...ORDER_DRAFT, basisOn: '2026-11-21' }, basis).errors).toEqual({
      basis: expect.stringMatching(/putusan pengadilan/) as string,
      basisOn: expect.stringMatching(/belum tiba/) as string,
    });
  });
});

describe('readSale', () => {
  it('asks for what was typed, and says what is missing', () => {
    expect(readSale(SALE_DRAFT, buildBasis()).ask).toMatchObject({ kind: 'UNIT_SALE', price: 9_750_000 });
    expect(Object.keys(readSale(EMPTY_TAKING, buildBasis()).errors)).toEqual([
      ...['soldOn', 'price', 'buyer', 'file'],
    ]);
  });
});

describe('requestRefusal', () => {
  it('stands beside the collectors until others are chosen', () => {
    const { ask } = readOrder(ORDER_DRAFT, buildBasis());
    if (!ask) throw new Error('Nothing to ask for');
    const refused = { 'ask.collector_ids': 'Sertifikatnya habis.' };
    const sent = { ask, draft: ORDER_DRAFT };
    expect(requestRefusal(refused, sent, { ...ORDER_DRAFT })).toEqual({
      collectorIds: 'Sertifikatnya habis.',
    });
    expect(requestRefusal(refused, sent, { ...ORDER_DRAFT, collectorIds: [15] })).toEqual({});
  });
});
