import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RankingTable, type RankingTableProps } from './RankingTable';

const PAGES: Pick<RankingTableProps, 'hrefOf'> = { hrefOf: (id) => `/collector/achievement/${id}` };

/** People by what they brought, most first. */
const meta = {
  title: 'Features/Monitoring/RankingTable',
  component: RankingTable,
  args: {
    ...{
      caption: 'Kolektor menurut yang terkumpul',
      person: 'Kolektor',
      counted: 'Akun',
      summed: 'Terkumpul',
    },
    rows: [
      { id: 18, name: 'Dewi Anggraini', count: 48, amount: 36_250_000 },
      { id: 14, name: 'Raden Mas Muhammad Rizky Pratama Wicaksono', count: 31, amount: 21_400_000 },
    ],
    ...PAGES,
  },
  parameters: { frame: 760 },
} satisfies Meta<typeof RankingTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Dewi Anggraini' })).toHaveAttribute(
      'href',
      '/collector/achievement/18',
    );
  },
};
export const WithoutPages: Story = {
  args: { hrefOf: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { rows: undefined } };
export const Empty: Story = { args: { rows: [] } };
