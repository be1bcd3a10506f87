import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { everyPaper } from '@/components/Paper/mocks/everyPaper';
import { PaperPreview } from '@/components/Paper/PaperPreview';
import { buildLetterPaper, buildPrintedLetter } from '../mocks/buildLetter';
import { LetterPrint } from './LetterPrint';

const OFFICE = {
  name: 'Jakarta',
  address: 'Jl. Matraman Raya No. 21, Jakarta Timur',
  phone: '021 8590 1234',
};

/** A warning letter on paper; what it said when it was made. */
const meta = {
  title: 'Features/Collection/LetterPrint',
  component: LetterPrint,
  args: { letter: buildPrintedLetter(), office: OFFICE, size: 'A4' },
  parameters: { frame: 860 },
} satisfies Meta<typeof LetterPrint>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnEveryPaper: Story = {
  render: (args) => everyPaper((size) => <LetterPrint {...args} size={size} />),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('No. JKT/SP/2611/00014')).toHaveLength(4);
    await expect(canvas.getAllByText('Rp1.821.200')).toHaveLength(4);
    await expect(canvas.getAllByText('27 November 2026')).toHaveLength(4);
    await expect(canvasElement.textContent).not.toMatch(/NIK/);
  },
};
/** The company holds a part already. */
export const WithDeposit: Story = {
  render: (args) => (
    <PaperPreview size="A4">
      <LetterPrint {...args} />
    </PaperPreview>
  ),
  args: { letter: buildPrintedLetter({ paper: buildLetterPaper({ deposit: 751_000 }) }) },
};
/** Many lines, long names; still SP3. */
export const LongAndLate: Story = {
  render: (args) => (
    <PaperPreview size="A4">
      <LetterPrint {...args} />
    </PaperPreview>
  ),
  args: {
    letter: buildPrintedLetter({
      ...{ step: 3, dpd: 191, arrears: 7_280_000, penalty: 2_912_000 },
      paper: buildLetterPaper({
        customer_name: 'Raden Ayu Siti Nurhaliza Kusumawardhani Prawirodirdjo',
        lines: Array.from({ length: 7 }, (_, at) => ({
          ...{ number: at + 3, date_maturity: `2026-${String(at + 5).padStart(2, '0')}-12` },
          ...{ overdue: 192 - 30 * at, remainder: 1_040_000, penalty: 416_000 },
        })),
      }),
    }),
  },
};
