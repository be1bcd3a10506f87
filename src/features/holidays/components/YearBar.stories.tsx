import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { YearBar } from './YearBar';

/** The year of a calendar: one that has holidays, or the one before or after. */
const meta = {
  title: 'Features/Holidays/YearBar',
  component: YearBar,
  args: {
    year: 2026,
    years: [
      { year: 2025, count: 17 },
      { year: 2026, count: 17 },
      { year: 2027, count: 18 },
    ],
    onYear: fn(),
  },
} satisfies Meta<typeof YearBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tahun 2027' }));
    await expect(args.onYear).toHaveBeenCalledWith(2027);
    await userEvent.selectOptions(canvas.getByLabelText('Tahun'), '2025');
    await expect(args.onYear).toHaveBeenCalledWith(2025);
  },
};
export const YearWithout: Story = { args: { year: 2031 } };
export const LastYear: Story = { args: { year: 2199 } };
