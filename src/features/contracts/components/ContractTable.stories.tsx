import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ListTable } from '@/components/RecordList/ListTable';
import type { ContractRow } from '@/lib/contract/contracts';
import { buildContractRows } from '../mocks/buildContract';
import { CONTRACT_VIEW } from './contractView';

/** The contract list: whose, which vehicle, what falls due when, how it stands. */
const meta = {
  title: 'Features/Contracts/ContractTable',
  component: ListTable<ContractRow, string>,
  parameters: { frame: 1240 },
  args: {
    view: CONTRACT_VIEW,
    rows: buildContractRows(12),
    sort: { column: 'date_start', order: 'desc' },
    onSort: fn(),
    hrefOf: (code) => `/contract/${code}`,
    empty: <EmptyState title="Belum ada kontrak" />,
  },
} satisfies Meta<typeof ListTable<ContractRow, string>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every status there is. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'Bambang Sutrisno, JKT-2512-00118' });
    await expect(link).toHaveAttribute('href', '/contract/JKT-2512-00118');
    const due = canvas.queryByRole('button', { name: 'Jatuh tempo' });
    if (!due) return; // Phones sort through the choice above the cards.
    await userEvent.click(due);
    await expect(args.onSort).toHaveBeenCalledWith('next_due');
  },
};
export const Loading: Story = { args: { rows: undefined, skeletonRows: 8 } };
export const Updating: Story = { args: { rows: buildContractRows(4), loading: true } };
export const Empty: Story = { args: { rows: [] } };
/** An office's code has five letters at most. */
export const LongNames: Story = {
  args: {
    rows: buildContractRows(2).map((row) => ({
      ...row,
      customer_name: 'Raden Ajeng Kusumawardhani Prawiranegara binti Soerjodiningrat',
      code: row.code.replace('JKT', 'MKSWM'),
      vehicle: 'Mitsubishi Colt Diesel FE 74 HDV Super Speed',
      instalment: 125_450_000,
    })),
  },
};
