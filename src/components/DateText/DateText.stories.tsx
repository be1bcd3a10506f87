import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DateText } from './DateText';

/** A date on screen. Empty shows blank. */
const meta = {
  title: 'Components/Data/DateText',
  component: DateText,
  args: { value: '2026-11-20' },
} satisfies Meta<typeof DateText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InWords: Story = {};
export const Short: Story = { args: { kind: 'short' } };
export const Instant: Story = {
  args: { kind: 'instant', value: '2026-11-20T07:05:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('20 November 2026, 14:05')).toBeVisible();
  },
};
export const Unreadable: Story = { args: { value: 'kemarin' } };
export const Empty: Story = { args: { value: null } };
