import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { everyPaper } from '@/components/Paper/mocks/everyPaper';
import { buildClosed, buildFinding, buildFindings, buildFinished } from '../mocks/buildCount';
import { CountPrint } from './CountPrint';

/** Berita acara opname, to be signed by who counted and who checked. */
const meta = {
  title: 'Features/BpkbCounts/CountPrint',
  component: CountPrint,
  parameters: { frame: 860 },
  args: {
    count: buildFinished(),
    findings: buildFindings(),
    office: { name: 'Jakarta', address: 'Jl. Matraman Raya 118, Jakarta Timur', phone: '021-555-0118' },
    size: 'A4',
  },
} satisfies Meta<typeof CountPrint>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ditemukan: Terselip di map 12.')).toBeVisible();
    await expect(canvas.getByText('Diperiksa oleh')).toBeVisible();
  },
};
export const OnEveryPaper: Story = {
  render: (args) => everyPaper((size) => <CountPrint {...args} size={size} />),
};
/** Printed before it was signed: that stands on it. */
export const NotSigned: Story = {
  args: { count: buildClosed() },
  play: async ({ canvas }) => void (await expect(canvas.getByText('Belum ditandatangani')).toBeVisible()),
};
/** A large office, and nothing differs. */
export const Agrees: Story = {
  args: {
    count: buildFinished({
      counted: 12_340,
      result: { expected: 12_340, as_expected: 12_340, missing: 0, misplaced: 0, surplus: 0, moved: 0 },
      by_counter: buildFinished().by_counter.map((one, at) => ({ ...one, counted: [7201, 5139][at] ?? 0 })),
    }),
    findings: [],
  },
};
/** Two sheets and more. */
export const Long: Story = {
  args: {
    findings: Array.from({ length: 60 }, (_, at) =>
      buildFinding({ id: at + 1, number: `R-${String(48_217_000 + at)}` }),
    ),
  },
};
