import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ListTable } from '@/components/RecordList/ListTable';
import type { Commission } from '@/lib/contract/commissions';
import { buildCommission, buildCommissions } from '../../mocks/buildCommission';
import { commissionView } from './commissionView';

const handleOpen = fn();
const hrefOf = (code: string) => `/contract/${code}`;

/** Commissions, newest first: from whom and from which contract, how they were computed, and how they stand. */
const meta = {
  title: 'Features/Partners/CommissionTable',
  component: ListTable<Commission, number>,
  parameters: { frame: 1300 },
  args: {
    view: commissionView(hrefOf),
    rows: buildCommissions(),
    onOpen: handleOpen,
    empty: <EmptyState title="Belum ada komisi" />,
  },
} satisfies Meta<typeof ListTable<Commission, number>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Komisi Rahmat Hidayat, JKT-2611-00065' }));
    await expect(handleOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 6 }));
    await expect(canvas.getByRole('link', { name: 'JKT-2611-00065' })).toHaveAttribute(
      'href',
      '/contract/JKT-2611-00065',
    );
  },
};
/** On the partner's own page. */
export const OfOne: Story = {
  args: {
    view: commissionView(hrefOf, true),
    skeletonRows: 20,
    rows: buildCommissions().filter(({ partner }) => partner.id === 1),
  },
};
/** Without the right to contracts their codes are plain text. */
export const WithoutContracts: Story = {
  args: { view: commissionView(undefined) },
  play: async ({ canvas }) => void (await expect(canvas.queryByRole('link')).toBeNull()),
};
export const Loading: Story = { args: { rows: undefined, skeletonRows: 6 } };
export const Empty: Story = { args: { rows: [] } };
export const LongTextLargeAmounts: Story = {
  args: {
    rows: [
      buildCommission({
        partner: { id: 9, name: 'Raden Ajeng Kusumawardhani Prawiranegara binti Soerjodiningrat' },
        customer_name: 'Muhammad Abdurrahman Wahid Kusumanegara bin Haji Soelaiman',
        principal: 1_250_000_000,
        amount: 250_000_000,
        value: 20_000,
        scheme_number: 112,
      }),
    ],
  },
};
