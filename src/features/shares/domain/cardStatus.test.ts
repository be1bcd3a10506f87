import { describe, expect, it } from 'vitest';
import { CONTRACT_STATUSES } from '@/lib/contract/contractListDefaults';
import { buildSharedCard } from '../mocks/buildSharedCard';
import { shareText } from './shareText';
import { cardStatusOf } from './cardStatus';

describe('cardStatusOf', () => {
  it('says how late, that nothing is late, and that nothing is owed', () => {
    expect(cardStatusOf(buildSharedCard())).toMatchObject({ label: 'Terlambat 12 hari', tone: 'overdue' });
    expect(cardStatusOf(buildSharedCard({ paid: 8 }))).toMatchObject({ label: 'Berjalan' });
    expect(cardStatusOf({ ...buildSharedCard(), due: null })).toMatchObject({ tone: 'paid' });
  });

  it('says of a contract that has ended what that means, and tells nobody to pay', () => {
    for (const status of CONTRACT_STATUSES.slice(2)) {
      const { label, text } = cardStatusOf(buildSharedCard({ status }));
      expect([label, text].every((words) => words.length > 0)).toBe(true);
      expect(text).not.toMatch(/Rp|bayarlah/);
    }
  });
});

describe('shareText', () => {
  it('names the contract, the office, the end, and has the link on a line of its own', () => {
    const contract = { code: 'JKT-2603-00118', name: 'Budi Santoso', phone: '', office: 'Jakarta' };
    const text = shareText(contract, 'https://a.test/share/customer/x', '2026-12-20T07:05:00.000Z');
    expect(text.split('\n')).toContain('https://a.test/share/customer/x');
    expect(text).toMatch(/Budi Santoso.*JKT-2603-00118.*Jakarta.*20 Desember 2026/s);
  });
});
