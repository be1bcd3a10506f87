import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildSharedCard } from '../mocks/buildSharedCard';
import { SharedOffice } from './SharedOffice';

const { office, code } = buildSharedCard();

/** How and where to pay. */
const meta = {
  title: 'Features/Shares/SharedOffice',
  component: SharedOffice,
  args: { office, code, pays: true },
  parameters: { frame: 360 },
} satisfies Meta<typeof SharedOffice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Jangan mentransfer ke rekening perorangan/)).toBeVisible();
  },
};
export const NothingToPay: Story = {
  args: { pays: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Kantor' })).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
export const SwitchedOff: Story = { args: { office: { ...office, active: false } } };
export const NameOnly: Story = { args: { office: { ...office, address: '', phone: '' } } };
