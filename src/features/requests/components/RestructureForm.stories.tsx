import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EMPTY_RESTRUCTURE, readRestructure, type RestructureDraft } from '../domain/restructureDraft';
import { buildRestructureBasis } from '../mocks/buildRestructure';
import { RestructureForm } from './RestructureForm';

const basis = buildRestructureBasis();
const typed = (over: Partial<RestructureDraft> = {}, of = basis) => {
  const draft = { ...EMPTY_RESTRUCTURE, tenor: '12', ...over };
  return { basis: of, draft, reading: readRestructure(draft, of) };
};

/** By what what remains of a contract is paid from now on, with the schedule that it makes. */
const meta = {
  title: 'Features/Requests/RestructureForm',
  component: RestructureForm,
  parameters: { frame: 840 },
  args: { customer: 'Bambang Sutrisno', ...typed(), errors: {}, onChange: fn() },
} satisfies Meta<typeof RestructureForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Pokok baru 5.362.900' })).toBeVisible();
    await expect(canvas.getByText('Angsuran pertama 20 Desember 2026.')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Jumlah 6\.552\.000 5\.362\.900/ })).toBeVisible();
  },
};
/** Just opened: what goes over is known, the schedule is not. */
export const Untouched: Story = { args: typed({ tenor: '' }) };
/** Tried too early, with a tenor that Perhitungan does not allow. */
export const Wrong: Story = {
  args: {
    ...typed({ tenor: '48' }),
    errors: {
      tenor: 'Tenornya 6 sampai 36 bulan.',
      reason: 'Tulis alasan, paling sedikit 5 karakter.',
    },
  },
};
export const PenaltyForgivenOnChosenDay: Story = {
  args: typed({ penalty: 'FORGIVEN', dueDay: 5, reason: 'Sakit lama, berdagang lagi sejak Oktober' }),
};
/** The master offers nothing for this vehicle. */
export const NothingOffered: Story = {
  args: {
    ...typed({}, buildRestructureBasis({ calculations: [], calculation_id: null })),
    errors: { calculation: 'Tidak ada Perhitungan yang berlaku untuk kendaraan ini.' },
  },
};
export const Busy: Story = { args: { ...typed({ reason: 'Sakit lama' }), busy: true } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
