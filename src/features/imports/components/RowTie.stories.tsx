import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { buildQuestions, RECORDED } from '../mocks/buildImport';
import { RowTie } from './RowTie';

const tied = buildQuestions()[2]?.tied ?? null;

/** The receipt that a line is tied to, or that seems to record it already. */
const meta = {
  title: 'Features/Imports/RowTie',
  component: RowTie,
  parameters: { frame: 592 },
  args: {
    row: { recorded: RECORDED, tied: null },
    hrefOfReceipt: (id) => `/credit/${id}`,
    mayCorrect: true,
    busy: false,
    disabled: false,
    onTie: fn(),
    onUntie: fn(),
  },
} satisfies Meta<typeof RowTie>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Recorded: Story = {
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'JKT/2611/00187' });
    await expect(link).toHaveAttribute('href', '/credit/871');
    await userEvent.click(canvas.getByRole('button', { name: 'Kaitkan ke nota ini' }));
    await expect(args.onTie).toHaveBeenCalledWith(871);
  },
};
export const RecordedByALine: Story = {
  args: { row: { recorded: { ...RECORDED, may_tie: false }, tied: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
/** A checker reads it; the decision is a cashier's. */
export const WithoutTheRight: Story = {
  args: { mayCorrect: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Tied: Story = {
  args: { row: { recorded: null, tied } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lepaskan kaitan' }));
    await expect(args.onUntie).toHaveBeenCalledOnce();
  },
};
/** Of another day, or by somebody else. */
export const TiedForGood: Story = {
  args: { row: { recorded: null, tied: tied && { ...tied, may_untie: false } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Busy: Story = { args: { busy: true, disabled: true } };
