import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { signatureAddress } from '@/lib/mocks/drawSignature';
import type { KeptBast } from '../device/KeptBast';
import { bastProblems } from '../domain/bastRules';
import { BAST_FACTS, buildBast, buildBlankBast, buildRefusedUnit } from '../mocks/buildBast';
import { buildOwnOrder, FIGURES } from '../mocks/buildOwnOrder';
import { BastForm } from './BastForm';

const NOW = new Date('2026-11-20T07:02:00.000Z');
const UNSIGNED = { signed: false, address: null };
const SIGNED = { signed: true, address: signatureAddress() };
const tried = (bast: KeptBast) => ({ bast, errors: bastProblems(bast) });
const shown = [
  { id: 'depan', bytes: 214_000, address: null },
  { id: 'samping', bytes: 187_000, address: null },
];

/** What a collector fills where a unit is given or refused. */
const meta = {
  title: 'Features/Field/BastForm',
  component: BastForm,
  parameters: { frame: 720 },
  args: {
    ...{ bast: buildBlankBast(), photos: [], adding: 0, errors: {}, problem: null },
    signatures: { giver: UNSIGNED, collector: UNSIGNED },
    ...{ collector: 'Agus Firmansyah', position: { step: 'none' }, room: null, isOnline: true, busy: false },
    ...{ now: NOW, onChange: fn(), onFindPosition: fn(), onAddPhotos: fn(), onRemovePhoto: fn() },
    ...{ onSign: fn(), onClearSignature: fn(), onSubmit: fn() },
  },
} satisfies Meta<typeof BastForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Unit diserahkan' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ result: 'SURRENDERED' });
    await userEvent.selectOptions(canvas.getByLabelText('Yang menyerahkan'), 'Nasabah');
    await expect(args.onChange).toHaveBeenLastCalledWith({ met: 'BORROWER' });
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan BAST' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
/** Filled and signed. The keys change what was found as well. */
export const Surrendered: Story = {
  args: { bast: buildBast(), photos: shown, signatures: { giver: SIGNED, collector: SIGNED } },
  play: async ({ canvas, args }) => {
    const key = within(canvas.getByRole('radiogroup', { name: 'Kunci kontak' }));
    key.getByRole('radio', { name: 'Ada' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      checks: expect.objectContaining({ KEY: 'NO' }) as unknown,
    });
    await expect(canvas.getByText('Rp13.190.500')).toBeVisible();
  },
};
/** Saved too early: each field says what is missing. */
export const Incomplete: Story = { args: tried(buildBlankBast({ result: 'SURRENDERED' })) };
/** A car has more to look at. */
export const Car: Story = {
  args: {
    bast: buildBlankBast({
      ...{ result: 'SURRENDERED', met: 'BORROWER', place: 'BILLING', isUnread: true },
      facts: { ...BAST_FACTS, order: buildOwnOrder({ vehicle_kind: 'R4', vehicle: 'Suzuki Carry' }) },
    }),
  },
};
export const FromAnother: Story = {
  args: {
    bast: buildBast({ met: 'OTHER', metName: 'Wati Sutrisno', metRelation: 'Istri' }),
    photos: shown,
    signatures: { giver: SIGNED, collector: UNSIGNED },
  },
};
/** Nothing is taken by force. */
export const Refused: Story = {
  args: { bast: buildRefusedUnit() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Tidak ada yang diambil dengan paksa/)).toBeVisible();
    await expect(canvas.queryByText('Kelengkapan')).toBeNull();
  },
};
export const RefusedIncomplete: Story = {
  args: tried(buildRefusedUnit({ note: '', position: null, met: null })),
};
/** Hours and place: said before, kept all the same. */
export const Outside: Story = {
  args: {
    bast: buildBlankBast({ result: 'REFUSED', met: 'OTHER', place: 'OTHER' }),
    now: new Date('2026-11-20T13:40:00.000Z'),
  },
};
/** Begun before its last day, and filled after it. */
export const Over: Story = {
  args: { bast: buildBlankBast({ result: 'SURRENDERED' }), now: new Date('2026-12-02T03:00:00.000Z') },
};
/** The server does not know the figures that were shown. */
export const FiguresRefused: Story = {
  args: {
    bast: buildBast({
      step: 'refused',
      refusal: {
        message: 'Angka pada BAST bukan dari surat tugas ini. Muat ulang surat tugasnya.',
        fields: { figures_as_of: 'Angka pada BAST bukan dari surat tugas ini. Muat ulang surat tugasnya.' },
        ...{ moved: false, at: FIGURES.as_of },
      },
    }),
    errors: { figures_as_of: 'Angka pada BAST bukan dari surat tugas ini. Muat ulang surat tugasnya.' },
    ...{ photos: shown, signatures: { giver: SIGNED, collector: SIGNED }, onRenew: fn() },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pakai angka terbaru' }));
    await expect(args.onRenew).toHaveBeenCalledOnce();
  },
};
export const StorageFull: Story = {
  args: {
    bast: buildBlankBast({ result: 'REFUSED' }),
    problem: 'Penyimpanan perangkat penuh. Yang terakhir belum tersimpan.',
  },
};
export const Offline: Story = { args: { isOnline: false } };
