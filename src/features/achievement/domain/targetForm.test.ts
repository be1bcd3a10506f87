import { describe, expect, it } from 'vitest';
import { BUCKETS } from '../mocks/buildFigures';
import { buildBucketTargets, buildTarget } from '../mocks/buildTargets';
import { checkTargets, draftOf, targetChanges, targetsOf, targetSum } from './targetForm';

const draft = (amount: number | null, accounts: string) => ({
  targets: [{ bucket: '8-15', amount, accounts }],
});

describe('a target as it is typed', () => {
  it('has a row for every bucket, and is sent as it was read', () => {
    expect(targetsOf(draftOf(BUCKETS, buildBucketTargets()))).toEqual(buildBucketTargets());
    expect(targetsOf(draftOf(BUCKETS, []))).toHaveLength(BUCKETS.length);
    expect(targetSum(targetsOf(draftOf(BUCKETS, [])))).toEqual({ amount: 0, accounts: 0 });
  });

  it('is right with both money and accounts, or with neither', () => {
    expect(checkTargets(draft(5_000_000, '7'))).toEqual({});
    expect(checkTargets(draft(null, ''))).toEqual({});
    expect(Object.keys(checkTargets(draft(5_000_000, '')))).toEqual(['targets.0.accounts']);
    expect(Object.keys(checkTargets(draft(null, '7')))).toEqual(['targets.0.amount']);
    expect(Object.keys(checkTargets(draft(3, '7')))).toEqual(['targets.0.amount']);
    expect(Object.keys(checkTargets(draft(5_000_000, '-7')))).toEqual(['targets.0.accounts']);
    expect(Object.keys(checkTargets(draft(5_000_000, '20.001')))).toEqual(['targets.0.accounts']);
    expect(Object.keys(checkTargets(draft(100_000_000_001, '7')))).toEqual(['targets.0.amount']);
  });
});

describe('what somebody else changed', () => {
  it('is named by bucket, in rupiah and accounts', () => {
    const before = buildTarget({ targets: [{ bucket: '8-15', amount: 5_000_000, accounts: 7 }], version: 1 });
    const after = buildTarget({ targets: [{ bucket: '8-15', amount: 6_000_000, accounts: 7 }] });
    expect(targetChanges(before, after)).toEqual([
      { label: '8–15 hari', before: 'Rp5.000.000, 7 akun', after: 'Rp6.000.000, 7 akun' },
    ]);
    expect(targetChanges(before, { ...before, version: 2 })).toHaveLength(1);
  });
});
