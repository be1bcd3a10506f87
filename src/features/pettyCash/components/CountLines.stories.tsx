import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '@/components/Button/Button';
import { buildCounts, buildSurprise } from '../mocks/buildFund';
import { CountLines } from './CountLines';

/** Counts of a fund: closings, surprise counts with what was said of them, changes of holder. */
const meta = {
  title: 'Features/PettyCash/CountLines',
  component: CountLines,
  parameters: { frame: 592 },
  args: { counts: buildCounts() },
} satisfies Meta<typeof CountLines>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the counter and the holder wrote stays readable. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kurang Rp50.000')).toBeVisible();
    await expect(canvas.getByText(/notanya tertinggal di mobil/)).toBeVisible();
    await expect(canvas.getByText(/Dihitung dua kali/)).toBeVisible();
    await expect(canvas.getByText(/^Dibuka kembali/)).toBeVisible();
  },
};
/** The holder has not said why yet. */
export const Unanswered: Story = {
  args: { counts: [buildSurprise()], actOf: () => <Button>Jelaskan selisih</Button> },
};
