import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { dayRows } from '../domain/dayRows';
import { buildPlan } from '../mocks/buildPlan';
import { AccountCard } from './AccountCard';

const rows = dayRows(buildPlan(), [], new Map());

/** Whom a visit is to. */
const meta = {
  title: 'Features/Field/AccountCard',
  component: AccountCard,
  parameters: { frame: 720 },
  args: { one: rows[0]!, plan: buildPlan() },
} satisfies Meta<typeof AccountCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NotDueYet: Story = { args: { one: rows[9]! } };
/** Two addresses, and another number for WhatsApp. */
export const TwoAddresses: Story = { args: { one: rows[2]! } };
/** The text is seen before it is sent, and says nothing that others must not read. */
export const WritesFirst: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'WhatsApp Bambang Sutrisno' }));
    const text = await screen.findByLabelText<HTMLTextAreaElement>('Teks untuk WhatsApp');
    await expect(text.value).toContain('JKT-2603-00118');
    await expect(text.value).not.toContain('Rp');
  },
};
