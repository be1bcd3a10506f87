import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { BCA_MAPPING } from '../mocks/buildImport';
import { MappingForm, type MappingFormProps } from './MappingForm';

const HEADINGS = ['Tanggal Transaksi', 'Keterangan', 'Cabang', 'Jumlah', 'Kolom 5', 'Saldo'];
const DRAFT = { ...BCA_MAPPING, reference: '' };

function Mapping({ draft, onChange, ...rest }: MappingFormProps) {
  const [now, setNow] = useState(draft);
  return (
    <MappingForm
      {...rest}
      draft={now}
      onChange={(change) => {
        onChange(change);
        setNow({ ...now, ...change });
      }}
    />
  );
}

/** Which column of a statement is what. */
const meta = {
  title: 'Features/Imports/MappingForm',
  component: MappingForm,
  parameters: { frame: 520 },
  args: {
    draft: DRAFT,
    columns: HEADINGS,
    head: [['No. rekening', '0351234567'], [], ['Periode'], [], [], HEADINGS],
    onChange: fn(),
  },
  render: (args) => <Mapping {...args} />,
} satisfies Meta<typeof MappingForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingGuessed: Story = {
  args: { draft: { ...DRAFT, header_line: 1, date: '', amount: '', description: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pilih kolom tanggal.')).toBeVisible();
    await expect(canvas.getByText('Pilih kolom uang masuk.')).toBeVisible();
  },
};
export const DirectionInItsOwnColumn: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Tanda masuk atau keluar'), 'Kolom 5');
    await expect(args.onChange).toHaveBeenCalledWith({ direction: { column: 'Kolom 5', credit: 'CR' } });
    await userEvent.clear(canvas.getByLabelText('Tanda uang masuk'));
    await expect(canvas.getByText('Isi tanda uang masuk, misalnya CR.')).toBeVisible();
  },
};
export const JoinsDescriptions: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Cabang' }));
    await expect(args.onChange).toHaveBeenCalledWith({ description: ['Keterangan', 'Cabang'] });
  },
};
