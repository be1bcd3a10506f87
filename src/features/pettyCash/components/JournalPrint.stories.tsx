import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { everyPaper } from '@/components/Paper/mocks/everyPaper';
import { buildJournal, buildLongJournal } from '../mocks/buildJournal';
import { JournalPrint } from './JournalPrint';

/** A journal on paper, to be signed by who holds the fund and who prints it. */
const meta = {
  title: 'Features/PettyCash/JournalPrint',
  component: JournalPrint,
  parameters: { frame: 860 },
  args: {
    journal: buildJournal(),
    by: 'Bambang Kusuma',
    period: { from: '2026-11-01', to: '2026-11-30' },
    office: { name: 'Jakarta', address: 'Jl. Matraman Raya 118, Jakarta Timur', phone: '021-555-0118' },
    size: 'A4',
  },
} satisfies Meta<typeof JournalPrint>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: /^PC\/JKT\/ ?2026\/11\/0042$/ })).toBeVisible();
    await expect(canvas.getByText('Pemegang kas')).toBeVisible();
  },
};
export const OnEveryPaper: Story = {
  render: (args) => everyPaper((size) => <JournalPrint {...args} size={size} />),
};
/** Three sheets. */
export const Long: Story = { args: { journal: buildLongJournal() } };
/** What was counted is not what the journal says, and the paper tells it. */
export const Differs: Story = {
  args: { journal: { ...buildJournal(), counted: buildJournal().closing - 50_000 } },
  play: async ({ canvas }) =>
    void (await expect(canvas.getByText(/^Uang yang dihitung berbeda/)).toBeVisible()),
};
export const Empty: Story = { args: { journal: buildJournal({ rows: [], counted: null }) } };
