import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildFunds } from '../mocks/buildFund';
import { PettyNotice } from './PettyNotice';

/** On Home of who keeps petty cash: what is open on the funds. */
const meta = {
  title: 'Features/PettyCash/PettyNotice',
  component: PettyNotice,
  parameters: { frame: 900 },
  args: { funds: buildFunds(), hrefOf: (office) => `/pettycash?office=${office}` },
} satisfies Meta<typeof PettyNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A day that is not closed, a late kasbon, and money on its way. */
export const Late: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Jakarta' })).toHaveAttribute(
      'href',
      '/pettycash?office=1',
    );
    await expect(canvas.queryByRole('link', { name: 'Makassar' })).toBeNull();
  },
};
/** Only money on its way: nobody is late. */
export const OnTheWay: Story = {
  args: { funds: buildFunds().map((fund) => ({ ...fund, unclosed_day: null, late_advances: 0, moving: 2 })) },
};
/** Nothing is shown where all is well. */
export const Nothing: Story = {
  args: { funds: buildFunds().slice(1) },
  tags: ['no-picture'],
  play: async ({ canvas }) => void (await expect(canvas.queryByRole('status')).toBeNull()),
};
