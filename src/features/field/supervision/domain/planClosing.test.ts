import { describe, expect, it } from 'vitest';
import type { PlanOverview } from '@/lib/contract/collectorPlan';
import { buildOverview } from '../../mocks/buildPlan';
import { checkClosing, closingBody, closingDraft, filledWith, reasonField } from './planClosing';
import { planChanges } from './planWords';

const plan = (): PlanOverview => {
  const whole = buildOverview();
  const [paid, notMet, open, gone] = whole.rows;
  return { ...whole, rows: [paid!, notMet!, open!, { ...gone!, state: 'PAID' }] };
};
const OPEN = reasonField(plan().rows[2]!.contract_code);

describe('closing a plan', () => {
  it('asks for a reason where nobody went and only a person knows why', () => {
    expect(closingDraft(plan())).toEqual({ [OPEN]: '' });
    expect(Object.keys(checkClosing({ [OPEN]: ' ... ' }, plan()))).toEqual([OPEN]);
    expect(checkClosing({ [OPEN]: 'Hujan lebat' }, plan())).toEqual({});
  });

  it('sends what was typed of rows that still need it, with the version that was seen', () => {
    const visited = { ...plan(), version: 4 };
    visited.rows = visited.rows.map((row, at) =>
      at === 2 ? { ...row, visits: plan().rows[0]!.visits } : row,
    );
    expect(closingBody({ [OPEN]: ' Hujan lebat ' }, plan())).toEqual({
      ...{ version: 3, reasons: [{ contract_code: plan().rows[2]!.contract_code, reason: 'Hujan lebat' }] },
    });
    expect(closingBody({ [OPEN]: 'Hujan lebat' }, visited)).toEqual({ version: 4, reasons: [] });
    expect(planChanges(plan(), visited)).toEqual([
      { label: plan().rows[2]!.customer_name, before: 'belum dikunjungi', after: 'Dibayar' },
    ]);
  });

  it('fills only what is empty', () => {
    expect(filledWith('Hujan lebat', { [OPEN]: '' }, plan())).toEqual({ [OPEN]: 'Hujan lebat' });
    expect(filledWith('Hujan lebat', { [OPEN]: 'Sakit' }, plan())).toEqual({});
  });

  it('says that somebody else closed it', () => {
    const closed = { ...plan(), closed_at: '2026-11-20T10:15:00.000Z', may_add: false };
    closed.closed_by = { username: 'spv', name: 'Dewi Anggraini' };
    expect(planChanges(plan(), closed)).toEqual([
      { label: 'Rencana', before: 'terbuka', after: 'ditutup Dewi Anggraini' },
    ]);
  });
});
