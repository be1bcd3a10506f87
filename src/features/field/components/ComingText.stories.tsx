import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { buildPlan, PLAN_DAY } from '../mocks/buildPlan';
import { ComingText } from './ComingText';

const plan = buildPlan();

/** A borrower hears that somebody comes: nothing that others must not read, and nothing outside the hours. */
const meta = {
  title: 'Features/Field/ComingText',
  component: ComingText,
  args: { plan, row: plan.rows[0]!, onClose: fn() },
} satisfies Meta<typeof ComingText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A national holiday: it is held until somebody says that it is sent all the same. */
export const OnHoliday: Story = {
  args: { plan: { ...plan, day: PLAN_DAY, holiday: 'Hari libur' } },
  play: async () => {
    await expect(await screen.findByText('Di luar jam penagihan')).toBeVisible();
    await expect(screen.queryByRole('link', { name: 'Buka WhatsApp' })).toBeNull();
  },
};
