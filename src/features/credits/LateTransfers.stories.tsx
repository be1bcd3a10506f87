import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LateTransfers } from './LateTransfers';
import { forbiddenList, listOffline, unconfirmedTransfers } from './mocks/scenarios';

/** On Home, for approvers: receipts whose transfer no checked statement shows after three working days. */
const meta = {
  title: 'Features/Credits/LateTransfers',
  component: LateTransfers,
  args: { listHref: '/credit' },
  parameters: { session: 'Kepala Cabang', msw: unconfirmedTransfers },
} satisfies Meta<typeof LateTransfers>;

export default meta;
type Story = StoryObj<typeof meta>;

const nothing: Story['play'] = async ({ canvas }) => {
  await new Promise((resolve) => setTimeout(resolve, 200));
  await expect(canvas.queryByText(/belum dikonfirmasi/)).toBeNull();
};

/** Five of nine are late: counted and summed as the list does, where the link leads. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: '5 nota, Rp5.538.500' });
    await expect(link).toHaveAttribute('href', '/credit?period=all&status=late&office=all');
  },
};
export const NoneLate: Story = { tags: ['no-picture'], parameters: { msw: [] }, play: nothing };
/** Who decides nothing is not told. */
export const ForACashier: Story = {
  tags: ['no-picture'],
  parameters: { session: 'Kasir' },
  play: nothing,
};
export const Offline: Story = { tags: ['no-picture'], parameters: { msw: listOffline }, play: nothing };
export const Forbidden: Story = { tags: ['no-picture'], parameters: { msw: forbiddenList }, play: nothing };
