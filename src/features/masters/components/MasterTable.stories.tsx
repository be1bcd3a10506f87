import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ListTable } from '@/components/RecordList/ListTable';
import type { Master } from '@/lib/contract/masters';
import { CONTRACT_TYPE } from '../kinds/contractType';
import { FINANCE } from '../kinds/finance';
import { OFFICE } from '../kinds/office';
import { buildContractTypes, buildFinance, buildFinances, buildOfficeMasters } from '../mocks/buildMasters';
import { masterView } from './masterView';

const TODAY = '2026-11-20';

/** The records of one master, each with where it stands and who uses it. */
const meta = {
  title: 'Features/Masters/MasterTable',
  component: ListTable<Master, number>,
  parameters: { frame: 1080 },
  args: {
    view: masterView(FINANCE, TODAY),
    rows: buildFinances(),
    onOpen: fn(),
    empty: <EmptyState title="Belum ada Finance" />,
  },
} satisfies Meta<typeof ListTable<Master, number>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Finance: Story = {};
export const ContractTypes: Story = {
  args: { view: masterView(CONTRACT_TYPE, TODAY), rows: buildContractTypes() },
};
export const Offices: Story = { args: { view: masterView(OFFICE, TODAY), rows: buildOfficeMasters() } };
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
