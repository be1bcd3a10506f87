import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { OWED_WORDS } from '@/lib/collection/owedFigures';
import { FigureWords } from './FigureWords';

/** What each figure means, where the figures stand. */
const meta = {
  title: 'Features/Collection/FigureWords',
  component: FigureWords,
  args: { asOf: '2026-11-20T03:00:00.000Z' },
} satisfies Meta<typeof FigureWords>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
/** Each figure has its definition. */
export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Arti angka'));
    for (const words of Object.values(OWED_WORDS)) await expect(canvas.getByText(words)).toBeVisible();
    await expect(canvas.getByText(/20 November 2026, 10:00/)).toBeVisible();
  },
};
