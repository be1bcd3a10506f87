import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { newVisit } from '../device/KeptVisit';
import type { KeptVisit } from '../device/KeptVisit';
import { visitProblems } from '../domain/visitRules';
import { buildKeptVisit, buildPaidVisit, FACTS, REFUSAL } from '../mocks/buildKeptVisit';
import { VisitForm } from './VisitForm';

const NUMBER = 'JKT/K2611/00228';
const NEXT = { block: 'b', nth: 228, number: NUMBER, problem: null };
const BLANK = newVisit({
  ...{ owner: '7', facts: FACTS, isSecond: false },
  now: new Date('2026-11-20T07:02:00.000Z'),
});
const paid = (over: Partial<KeptVisit> = {}) => buildPaidVisit({ step: 'draft', tts: null, ...over });
const tried = (visit: KeptVisit, next: Parameters<typeof visitProblems>[1] = NEXT) => ({
  visit,
  errors: visitProblems(visit, next),
});

/** What a collector fills at the door. */
const meta = {
  title: 'Features/Field/VisitForm',
  component: VisitForm,
  parameters: { frame: 720 },
  args: {
    ...{ visit: BLANK, photos: [], adding: 0, errors: {}, problem: null, position: { step: 'none' } },
    ...{ nextNumber: NUMBER, room: null, isOnline: true, busy: false, onChange: fn(), onFindPosition: fn() },
    ...{ onAddPhotos: fn(), onRemovePhoto: fn(), onSubmit: fn() },
  },
} satisfies Meta<typeof VisitForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Yang ditemui'), 'Nasabah');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ met: 'BORROWER' }));
    await userEvent.selectOptions(canvas.getByLabelText('Tempat'), 'Domisili');
    await expect(args.onChange).toHaveBeenLastCalledWith({ place: 'DOMICILE' });
    await userEvent.click(canvas.getByRole('button', { name: 'Ambil posisi' }));
    await expect(args.onFindPosition).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan kunjungan' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
/** Saved too early: each field says what is missing. */
export const Incomplete: Story = { args: tried(BLANK) };
export const Promised: Story = { args: { visit: buildKeptVisit() } };
export const PromisedTooMuch: Story = {
  args: tried(buildKeptVisit({ promise: { due: '2026-11-23', amount: 9_000_000 } })),
};
/** The number is seen before it is given. */
export const Paid: Story = {
  args: { visit: paid() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tanda terima JKT/K2611/00228')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Simpan dan beri tanda terima' })).toBeVisible();
  },
};
export const RestPromised: Story = {
  args: { visit: paid({ promise: { due: '2026-11-27', amount: 1_274_900 } }) },
};
/** More than is owed fills the next instalment; only what that leaves becomes a deposit. */
export const AboveOwed: Story = {
  args: { visit: paid({ amount: 2_500_000 }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^Kelebihan Rp505\.100 dipakai untuk angsuran berikutnya; sisanya, bila ada/),
    ).toBeVisible();
  },
};
/** No number is left: money can't be taken until there was a connection. */
export const NoNumber: Story = {
  args: {
    nextNumber: null,
    ...tried(paid(), {
      problem:
        'Nomor tanda terima di perangkat ini habis. Tersambunglah sebentar untuk mengambil nomor baru.',
    }),
  },
};
const outside = buildKeptVisit({
  ...{ met: 'OTHER', metName: 'Wati (adik)', place: 'OTHER', result: 'MESSAGE_LEFT', promise: null },
  ...{ visitedAt: '2026-11-20T13:40:00.000Z', note: 'Minta menghubungi kantor' },
});
/** Hours, place and person: said before, kept all the same. */
export const Outside: Story = { args: { visit: outside } };
const consents = [
  { id: 4, kind: 'HOURS' as const, words: 'Boleh dikunjungi sampai jam 21.00', until: '2026-12-31' },
];
export const WithConsent: Story = {
  args: {
    visit: buildKeptVisit({
      ...{ visitedAt: outside.visitedAt, consentId: 4 },
      facts: { ...FACTS, consents },
    }),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText('Di luar ketentuan')).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText('Persetujuan nasabah'), 'Tanpa persetujuan');
    await expect(args.onChange).toHaveBeenLastCalledWith({ consentId: null });
  },
};
export const Second: Story = { args: tried(buildKeptVisit({ isSecond: true })) };
/** The money of the first one stays as it is. */
export const Correction: Story = { args: { visit: paid({ corrects: 'x', amount: null }) } };
export const Offline: Story = { args: { isOnline: false } };
/** The number was given before the server refused: sum, result and whom it is from are not changed any more. */
export const Refused: Story = {
  args: {
    visit: buildPaidVisit({ step: 'refused', refusal: REFUSAL }),
    errors: REFUSAL.fields,
    photos: [{ id: 'a', bytes: 214_000, address: null }],
  },
  play: async ({ canvas }) => {
    for (const label of ['Yang ditemui', 'Hasil']) await expect(canvas.getByLabelText(label)).toBeDisabled();
    await expect(canvas.getByLabelText('Uang yang diterima')).toHaveAttribute('readonly');
  },
};
export const StorageFull: Story = {
  args: { visit: paid(), problem: 'Penyimpanan perangkat penuh. Yang terakhir belum tersimpan.' },
};
/** Said before anything is lost. */
export const LittleRoom: Story = {
  args: {
    room: 'Penyimpanan perangkat hampir penuh, foto berikutnya mungkin tidak muat. Hapus foto atau aplikasi lain dahulu.',
  },
};
export const Busy: Story = { args: { visit: paid(), busy: true } };
