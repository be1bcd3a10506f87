import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { buildAccount, buildAccounts } from '../mocks/buildAccounts';
import { AccountList } from './AccountList';

/** On which accounts an office receives transfers. */
const meta = {
  title: 'Features/Masters/AccountList',
  component: AccountList,
  parameters: { frame: 560 },
  args: { rows: buildAccounts(), today: '2026-11-20', onAdd: fn(), onSwitch: fn() },
} satisfies Meta<typeof AccountList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Aktifkan' }));
    await expect(args.onSwitch).toHaveBeenCalledWith(expect.objectContaining({ bank: 'BNI' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Tambah rekening' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = { args: { rows: [] } };
export const Busy: Story = { args: { busy: true } };
export const LongNames: Story = {
  args: {
    rows: [
      buildAccount({
        bank: 'Bank Pembangunan Daerah Sulawesi Selatan dan Barat',
        number: '123456789012345678901234567890',
        holder: 'PT Angsur Pembiayaan Kendaraan Bermotor Nusantara Cabang Makassar',
      }),
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
