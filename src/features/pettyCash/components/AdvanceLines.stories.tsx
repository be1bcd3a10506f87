import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { buildAdvance, TODAY } from '../mocks/buildVoucher';
import { AdvanceLines } from './AdvanceLines';

/** Kasbon that wait to be accounted for; those over their day stand out. */
const meta = {
  title: 'Features/PettyCash/AdvanceLines',
  component: AdvanceLines,
  parameters: { frame: 900 },
  args: {
    advances: [
      buildAdvance(),
      buildAdvance({
        ...{ id: 415, number: 'PC/JKT/2026/11/0045', due: '2026-11-24', credit: 150_000 },
        ...{ payee: 'Budi Hartono', description: 'Materai dan legalisasi fidusia' },
      }),
    ],
    today: TODAY,
    onSettle: fn(),
  },
} satisfies Meta<typeof AdvanceLines>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Terlambat sejak 18 November 2026')).toBeVisible();
    await expect(canvas.getByText('Paling lambat 24 November 2026')).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Pertanggungjawabkan kasbon PC/JKT/2026/11/0035' }),
    );
    await expect(args.onSettle).toHaveBeenCalledWith(args.advances[0]);
  },
};
/** The reader may not write now. */
export const ReadOnly: Story = { args: { onSettle: undefined } };
/** Nothing is shown where all are settled. */
export const Nothing: Story = {
  args: { advances: [] },
  tags: ['no-picture'],
  play: async ({ canvas }) => void (await expect(canvas.queryByRole('region')).toBeNull()),
};
