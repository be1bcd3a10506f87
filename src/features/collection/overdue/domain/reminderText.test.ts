import { expect, it } from 'vitest';
import { buildOverdueRow, buildReminder } from '../mocks/buildOverdue';
import { reminderText } from './reminderText';

const late = buildReminder(buildOverdueRow(), {
  ...{ code: 'JKT-2604-00012', as_of: '2026-11-29', penalty: 62_985, total: 708_985 },
  lines: [
    { date_maturity: '2026-10-22', remainder: 323_000 },
    { date_maturity: '2026-11-22', remainder: 323_000 },
  ],
});

it('tells each instalment, the penalty of the day, and the sum after which nothing is late', () => {
  expect(reminderText(late).split('\n')[1]).toBe(
    'tunggakan kontrak JKT-2604-00012 per 29 November 2026 Rp708.985: angsuran 22 Oktober 2026 Rp323.000, angsuran 22 November 2026 Rp323.000, denda Rp62.985.',
  );
});

it('tells what is held already, and what that leaves', () => {
  expect(reminderText({ ...late, deposit: 200_000 }).split('\n')[2]).toBe(
    'Titipan Rp200.000 sudah kami terima, jadi tinggal Rp508.985.',
  );
});

it('tells by when a line is to be paid whose day is a holiday', () => {
  const next = { ...late, is_due: false, penalty: 0, total: 323_000 };
  const of = (date_maturity: string, pay_by: string) =>
    reminderText({ ...next, lines: [{ date_maturity, remainder: 323_000 }], pay_by }).split('\n')[1];
  expect(of('2026-12-25', '2026-12-24')).toBe(
    'angsuran kontrak JKT-2604-00012 sebesar Rp323.000 jatuh tempo pada 25 Desember 2026, paling lambat dibayar 24 Desember 2026.',
  );
  expect(of('2026-12-24', '2026-12-24')).toMatch(/24 Desember 2026\.$/);
});
