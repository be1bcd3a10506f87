import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TileFilterSkeleton } from '@/components/TileFilter/TileFilterSkeleton';
import { FLOW } from '../mocks/buildFlow';
import { StatusFigures } from './StatusFigures';

const FIGURES = FLOW.map(({ id }) => ({ status_id: id, count: (id * 7) % 20, count_more: false }));

/** How many registrations stand in each status; each is a filter. */
const meta = {
  title: 'Features/Registrations/StatusFigures',
  component: StatusFigures,
  parameters: { frame: 1030 },
  args: { steps: FLOW, figures: FIGURES, value: 'under_way', onChange: fn() },
} satisfies Meta<typeof StatusFigures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Analisa/ }));
    await expect(args.onChange).toHaveBeenCalledWith(4);
    await expect(canvas.getByRole('button', { name: /^Dalam proses/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};
export const Counting: Story = { args: { figures: undefined } };
export const OneChosen: Story = { args: { value: 7 } };
/** Beyond the edge of a phone, and in sight all the same. */
export const ChosenOnAPhone: Story = {
  ...OneChosen,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByRole('button', { name: /^Cair/ }).getBoundingClientRect();
    await expect(left >= 0 && right <= innerWidth).toBe(true);
  },
};
export const MoreThanIsCounted: Story = {
  args: { figures: FIGURES.map((one) => ({ ...one, count: 1000, count_more: true })) },
};
/** Before the flow is known, before it is counted, and then: what is below stays where it is. */
export const SameRoomBeforehand: Story = {
  render: (args) => (
    <>
      <TileFilterSkeleton count={11} />
      <br />
      <StatusFigures {...args} figures={undefined} />
      <br />
      <StatusFigures {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const [counting, counted] = canvas.getAllByRole('group');
    const height = counted?.offsetHeight;
    await expect(height).toBeGreaterThan(0);
    await expect(counting?.offsetHeight).toBe(height);
    await expect((counting?.parentElement?.firstElementChild as HTMLElement).offsetHeight).toBe(height);
  },
};
