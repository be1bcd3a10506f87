import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import { AccountHead } from './AccountHead';

/** Whose account it is, how it stands, and its figures as of one day. */
const meta = {
  title: 'Components/Shell/AccountHead',
  component: AccountHead,
  args: {
    name: 'Bambang Sutrisno',
    what: ['JKT-2604-00118', 'B 4821 TXK', 'Yamaha NMAX 155'],
    status: <StatusChip tone="due">Aktif</StatusChip>,
    facts: [
      { label: 'Sisa angsuran', value: 'Rp19.824.000' },
      { label: 'Denda belum dibayar', value: 'Rp0' },
      { label: 'Angsuran lunas', value: '5 dari 12' },
      { label: 'Jatuh tempo berikutnya', value: '20 November 2026' },
    ],
    asOf: '2026-11-20',
  },
  parameters: { frame: 960 },
} satisfies Meta<typeof AccountHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Above work: as low as it can be. */
export const Dense: Story = { args: { dense: true } };
export const Owed: Story = {
  args: {
    status: <StatusChip tone="overdue">Terlambat 31 hari</StatusChip>,
    facts: [
      { label: 'Sisa angsuran', value: 'Rp19.824.000' },
      { label: 'Denda belum dibayar', value: 'Rp396.480', owed: true },
    ],
  },
};
export const LongText: Story = {
  args: {
    name: 'Raden Ayu Siti Kusumaningrum Wulandari Hadiningrat Notonegoro',
    what: ['JKT-2604-00118', 'B 4821 TXK', 'Mitsubishi Colt Diesel FE 74 HD Long Chassis', '081234567890'],
    status: <StatusChip tone="paid">Lunas dipercepat</StatusChip>,
    facts: [{ label: 'Sisa angsuran sesudah semua potongan', value: 'Rp9.999.999.999' }],
  },
};
