import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { buildBatch, buildManyRows } from '../mocks/buildImport';
import { StateFilter } from './StateFilter';

/** Rows and rupiah by state; each is a filter. */
const meta = {
  title: 'Features/Imports/StateFilter',
  component: StateFilter,
  parameters: { frame: 1030 },
  args: { batch: buildBatch(), value: 'all', onChange: fn() },
} satisfies Meta<typeof StateFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Meragukan/ }));
    await expect(args.onChange).toHaveBeenCalledWith('DOUBTFUL');
    await expect(canvas.getByRole('button', { name: /^Semua/ })).toHaveAttribute('aria-pressed', 'true');
  },
};
export const OneChosen: Story = { args: { value: 'DOUBTFUL' } };
export const TenThousandRows: Story = { args: { batch: buildBatch({}, buildManyRows(10_000)) } };
