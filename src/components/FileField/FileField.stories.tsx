import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FileField } from './FileField';

/** One file, picked or dropped. */
const meta = {
  title: 'Components/Fields/FileField',
  component: FileField,
  args: {
    label: 'Berkas mutasi',
    fileName: null,
    accept: '.csv,.xlsx',
    hint: 'CSV atau XLSX, paling besar 10 MB, 20.000 baris.',
    onFile: fn(),
  },
  parameters: { frame: 480 },
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const file = new File(['a'], 'mutasi.csv', { type: 'text/csv' });
    await userEvent.upload(canvas.getByLabelText('Berkas mutasi'), file);
    await expect(args.onFile).toHaveBeenCalledWith(file);
  },
};
export const Chosen: Story = { args: { fileName: 'mutasi-bca-november.csv' } };
export const Busy: Story = { args: { fileName: 'mutasi-bca-november.csv', busy: true } };
export const Invalid: Story = {
  args: { fileName: 'mutasi.xls', error: 'Ini berkas Excel lama (XLS). Simpan sebagai XLSX atau CSV.' },
};
export const LongName: Story = {
  args: {
    fileName: 'Mutasi_Rekening_0351234567_PT_ANGSUR_MULTIFINANCE_01-11-2026_sampai_20-11-2026_(1).csv',
  },
};
