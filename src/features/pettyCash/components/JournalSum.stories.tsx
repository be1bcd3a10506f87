import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildJournal } from '../mocks/buildJournal';
import { JournalSum } from './JournalSum';

const journal = buildJournal();

/** A journal as a sum, and whether the notes agree with it. */
const meta = {
  title: 'Features/PettyCash/JournalSum',
  component: JournalSum,
  parameters: { frame: 900 },
  args: { journal },
} satisfies Meta<typeof JournalSum>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Agrees: Story = {
  play: async ({ canvas }) =>
    void (await expect(canvas.getByText(/^Sama dengan uang yang dihitung/)).toBeVisible()),
};
export const Differs: Story = {
  args: { journal: { ...journal, counted: journal.closing - 50_000 } },
  play: async ({ canvas }) => void (await expect(canvas.getByText(/selisih -Rp50.000/)).toBeVisible()),
};
export const NotClosed: Story = { args: { journal: { ...journal, counted: null } } };
