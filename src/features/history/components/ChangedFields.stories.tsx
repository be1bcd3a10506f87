import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DAY } from '../mocks/fixtures';
import { ChangedFields } from './ChangedFields';

/** The fields that a step changed, folded away until asked for. */
const meta = {
  title: 'Features/History/ChangedFields',
  component: ChangedFields,
  args: { changes: DAY[0]?.changes ?? {} },
} satisfies Meta<typeof ChangedFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = {};
export const None: Story = { args: { changes: {} } };

export const Opens: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rp1.275.000')).not.toBeVisible();
    await userEvent.click(canvas.getByText('5 isian berubah'));
    await expect(canvas.getByText('Rp1.275.000')).toBeVisible();
    await expect(canvas.getByText('20 November 2026')).toBeVisible();
  },
};

export const LongAndUnknown: Story = {
  args: {
    changes: {
      safe_number: ['A-1', 'B-12'],
      note: [
        null,
        'Nasabah membayar lewat transfer dari rekening istrinya, lalu sisanya tunai pada hari berikutnya di kantor cabang Makassar.',
      ],
      is_active: [true, false],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('3 isian berubah'));
    await expect(canvas.getByText('safe_number')).toBeVisible();
  },
};

export const MasterData: Story = {
  args: {
    changes: {
      name: ['Motor, bunga flat', 'Motor baru, bunga flat'],
      rate_bp: [2200, 2350],
      method: ['FLAT', 'ANNUITY'],
      valid_to: [null, '2027-12-31'],
      zone: ['Asia/Jakarta', 'Asia/Makassar'],
      active: [true, false],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('6 isian berubah'));
    await expect(canvas.getByText('Bunga per tahun')).toBeVisible();
    await expect(canvas.getByText('23,5 %')).toBeVisible();
  },
};
