import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PLAN_DAY } from '../mocks/buildPlan';
import { DayHead } from './DayHead';

/** How far the day is, and the money that is carried. */
const meta = {
  title: 'Features/Field/DayHead',
  component: DayHead,
  parameters: { frame: 760 },
  args: {
    ...{ day: PLAN_DAY, office: 'Jakarta', count: 12, visited: 5, numbersLeft: 23 },
    ...{ carried: { count: 2, amount: 1_475_000 }, ttsHref: '/collector/customer/tts' },
  },
} satisfies Meta<typeof DayHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '2 tanda terima' })).toHaveAttribute(
      'href',
      '/collector/customer/tts',
    );
    await expect(canvas.getByText('Rp1.475.000')).toBeVisible();
  },
};
export const NothingYet: Story = {
  args: { visited: 0, count: 0, carried: { count: 0, amount: 0 }, numbersLeft: 0 },
};
export const Full: Story = {
  args: { count: 200, visited: 200, carried: { count: 48, amount: 112_475_000 } },
};
