import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { CONTRACT_TYPE } from '../kinds/contractType';
import { FINANCE } from '../kinds/finance';
import { OFFICE } from '../kinds/office';
import { buildContractTypes, buildFinance, buildFinances, buildOfficeMasters } from '../mocks/buildMasters';
import { MasterTable } from './MasterTable';

/** The records of one master, each with where it stands and who uses it. */
const meta = {
  title: 'Features/Masters/MasterTable',
  component: MasterTable,
  parameters: { frame: 1080 },
  args: {
    kind: FINANCE,
    rows: buildFinances(),
    today: '2026-11-20',
    onOpen: fn(),
    empty: <EmptyState title="Belum ada Finance" />,
  },
} satisfies Meta<typeof MasterTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Finance: Story = {};
export const ContractTypes: Story = { args: { kind: CONTRACT_TYPE, rows: buildContractTypes() } };
export const Offices: Story = { args: { kind: OFFICE, rows: buildOfficeMasters() } };
export const Loading: Story = { args: { rows: undefined } };
export const Empty: Story = { args: { rows: [] } };
export const LongNames: Story = {
  args: {
    rows: [
      buildFinance({
        code: 'KOPERASI-SERBA-USAHA',
        name: 'Koperasi Serba Usaha Pegawai dan Pensiunan Pemerintah Daerah Kawasan Timur',
        used_by: 1_234_567,
      }),
    ],
  },
};

export const OpensARecord: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'BPD, Bank Pembangunan Daerah' }));
    await expect(args.onOpen).toHaveBeenCalledWith(buildFinances()[0]);
  },
};
