import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextArea } from './TextArea';

/** Text of some lines: notes and reasons. It grows with the text. */
const meta = {
  title: 'Components/Fields/TextArea',
  component: TextArea,
  args: { label: 'Alasan perubahan' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: 'Dibaca oleh penyetuju.' } };
export const LongText: Story = {
  args: {
    defaultValue:
      'Pelanggan membayar sebagian lewat transfer, tetapi tercatat tunai seluruhnya. Bukti transfer terlampir ' +
      'di kartu piutang; jumlah di laci kas sudah dicocokkan dengan kolektor pada sore hari, dan selisihnya nihil.',
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Salah kolom.' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'Salah kolom.' } };

export const Invalid: Story = {
  args: { error: 'Isi alasan, paling sedikit 5 huruf.' },
  play: async ({ canvas }) => {
    const area = canvas.getByLabelText('Alasan perubahan');
    await expect(area).toHaveAccessibleDescription('Isi alasan, paling sedikit 5 huruf.');
    await userEvent.type(area, 'Salah');
    await expect(area).toHaveValue('Salah');
  },
};
