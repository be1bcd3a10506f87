import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { buildBatch, buildPayout } from '../../mocks/buildCommission';
import { PayoutList } from './PayoutList';

/** What a batch pays to each partner: account, commissions, what is held back, and what it comes to. */
const meta = {
  title: 'Features/Partners/PayoutList',
  component: PayoutList,
  parameters: { frame: 1000 },
  args: {
    payouts: buildBatch().payouts,
    hrefOfPartner: (id) => `/agen/${id}`,
    hrefOfContract: (code) => `/contract/${code}`,
  },
} satisfies Meta<typeof PayoutList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const own = within(canvas.getByRole('table', { name: 'Komisi Rahmat Hidayat' }));
    await expect(own.getByText('(120.000)')).toBeVisible();
    await expect(own.getByText(/^Dipotong/)).toBeVisible();
    await expect(own.getByText('225.000')).toBeVisible();
  },
};
export const WithoutContracts: Story = { args: { hrefOfContract: undefined } };
export const LongTextLargeAmounts: Story = {
  args: {
    payouts: [
      buildPayout({
        partner: { id: 9, name: 'Raden Ajeng Kusumawardhani Prawiranegara binti Soerjodiningrat' },
        account: {
          bank: 'Bank Pembangunan Daerah Jawa Barat dan Banten',
          number: '012345678901234567890123456789',
          holder: 'Raden Ajeng Kusumawardhani Prawiranegara binti Soerjodiningrat',
        },
        entries: [
          {
            ...{ commission_id: 1, contract_code: 'JKT-2611-00065', amount: 987_654_321 },
            customer_name: 'Muhammad Abdurrahman Wahid Kusumanegara bin Haji Soelaiman',
          },
        ],
        total: 987_654_321,
      }),
    ],
  },
};
