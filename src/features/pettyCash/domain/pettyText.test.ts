import { describe, expect, it } from 'vitest';
import { buildNoFund, buildFund, buildQuietFund } from '../mocks/buildFund';
import {
  buildDifference,
  buildHandingRequest,
  buildPettyRequest,
  buildTopUp,
} from '../mocks/buildPettyRequest';
import { buildAdvance, buildVoucher } from '../mocks/buildVoucher';
import { completeLabel } from './completeDraft';
import { whyNotEnded, whyNotToppedUp, whyNotWritten } from './obstacles';
import { placeText, requestSummary, requestTitle, voucherState } from './pettyText';
import { isStanding } from './StandingFund';

describe('what was asked for, in words', () => {
  it.each([
    [buildPettyRequest(), 'Pengeluaran di atas batas', 'CV Sejuk Abadi: Servis dua AC ruang kasir'],
    [buildTopUp(), 'Pengisian', '2 voucher, dari bank BCA'],
    [
      buildDifference(),
      'Selisih kas',
      'Dihitung Rp2.765.000, seharusnya Rp2.815.000. Dihitung dua kali di depan pemegangnya',
    ],
    [
      buildHandingRequest(),
      'Serah terima kas ke Sri Wahyuni',
      'Dihitung Rp2.815.000, seharusnya Rp2.815.000',
    ],
    [buildTopUp({ kind: 'LOWER', place: 'HEAD_OFFICE' }), 'Pengurangan plafon', 'ke kantor pusat'],
  ])('%#', (request, title, summary) => {
    expect(requestTitle(request)).toBe(title);
    expect(requestSummary(request)).toBe(summary);
  });

  it('says whose drawer is meant', () =>
    expect(placeText({ place: 'DRAWER', bank: '', drawer: { name: 'Sri Wahyuni' } })).toBe(
      'kas Sri Wahyuni',
    ));

  it.each([
    [{ kind: 'TOP_UP', place: 'BANK' }, 'Uang sudah diterima'],
    [{ kind: 'TOP_UP', place: 'DRAWER' }, 'Serahkan dari kas saya'],
    [{ kind: 'END', place: 'DRAWER' }, 'Terima ke kas saya'],
  ] as const)('%o is completed by %s', (request, label) => expect(completeLabel(request)).toBe(label));
});

it('an advance is late after its day, not on it', () => {
  expect(voucherState(buildAdvance(), '2026-11-18').tone).toBe('waiting');
  expect(voucherState(buildAdvance(), '2026-11-19').tone).toBe('overdue');
  expect(voucherState(buildVoucher()).label).toBe('Belum diisi');
});

describe('why something cannot be done now', () => {
  it('names the day that is to be closed first', () => {
    expect(whyNotWritten(buildFund())).toBeNull();
    expect(whyNotWritten(buildFund({ may_write: false, fund: { day: '2026-11-19' } }))).toBe(
      'Tutup dulu hari 19 November 2026.',
    );
    expect(whyNotWritten(buildFund({ may_write: false, fund: { state: 'CLOSED' } }))).toMatch(/ditutup/);
  });

  it('asks for no second top-up while one waits', () => {
    expect(whyNotToppedUp(buildFund())).toBeNull();
    expect(whyNotToppedUp(buildFund({ waiting: [buildTopUp({ status: 'WAITING' })] }))).toMatch(
      /belum diputuskan/,
    );
    expect(whyNotToppedUp(buildQuietFund({ fund: { not_replenished: 0 } }))).toMatch(/Belum ada/);
  });

  it('ends no fund while something is open', () => {
    expect(whyNotEnded(buildFund())).toMatch(/kasbon/);
    expect(whyNotEnded(buildQuietFund())).toBeNull();
  });

  it('tells an office without a fund', () => expect(isStanding(buildNoFund())).toBe(false));
});
