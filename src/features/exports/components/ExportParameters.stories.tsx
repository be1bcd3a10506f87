import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { refusesNonsense } from '@/lib/mocks/refusesNonsense';
import { ExportParameters } from './ExportParameters';

/** What an export is of. */
const meta = {
  title: 'Features/Exports/ExportParameters',
  component: ExportParameters,
  parameters: { frame: 900 },
  args: {
    period: { from: '2026-11-01', to: '2026-11-30' },
    problem: null,
    offices: [
      { id: 1, name: 'Jakarta' },
      { id: 2, name: 'Makassar' },
    ],
    office: 1,
    narrowing: {
      label: 'Menurut',
      value: 'paid',
      options: [
        { value: 'paid', label: 'Tanggal bayar' },
        { value: 'entered', label: 'Tanggal entri' },
      ],
    },
    onPeriod: fn(),
    onOffice: fn(),
    onNarrow: fn(),
  },
} satisfies Meta<typeof ExportParameters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Kantor'), 'Semua kantor');
    await expect(args.onOffice).toHaveBeenLastCalledWith('all');
    await userEvent.selectOptions(canvas.getByLabelText('Kantor'), 'Makassar');
    await expect(args.onOffice).toHaveBeenLastCalledWith(2);
    await userEvent.selectOptions(canvas.getByLabelText('Menurut'), 'Tanggal entri');
    await expect(args.onNarrow).toHaveBeenLastCalledWith('entered');
  },
};
export const RefusesNonsense: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const form = canvas.getByRole('group', { name: 'Isi export' });
    await refusesNonsense('ExportParameters', { form, sends: false });
  },
};
export const OneOffice: Story = { args: { offices: [{ id: 1, name: 'Jakarta' }] } };
export const Problem: Story = { args: { problem: 'Paling lama 5 tahun.' } };
export const Phone: Story = { ...Problem, globals: { viewport: { value: 'phone' } } };
