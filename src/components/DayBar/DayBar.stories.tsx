import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { DayBar, type DayBarProps } from './DayBar';

const TODAY = '2026-11-20';

function Stepping(props: DayBarProps) {
  const [shown, setShown] = useState(props.shown);
  const handleDay = (day: string | null) => {
    props.onDay(day);
    setShown(day ?? props.today);
  };
  return <DayBar {...props} shown={shown} onDay={handleDay} />;
}

/** The day that is looked at, in words, between the day before and the one after. */
const meta = {
  title: 'Components/Fields/DayBar',
  component: DayBar,
  render: (args) => <Stepping {...args} />,
  args: { shown: TODAY, today: TODAY, onDay: fn() },
} satisfies Meta<typeof DayBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** None is after today. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Jumat, 20 November 2026')).toBeVisible();
    await expect(canvas.getByText('hari ini')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hari berikutnya' }));
    await expect(args.onDay).not.toHaveBeenCalled();
  },
};
export const Earlier: Story = {
  args: { shown: '2026-09-30' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rabu, 30 September 2026')).toBeVisible();
    await expect(canvas.queryByText('hari ini')).toBeNull();
  },
};
/** Today before the server has said which day that is. */
export const Unknown: Story = {
  args: { shown: undefined, today: undefined },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Hari ini')).toBeVisible();
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
    await expect(args.onDay).not.toHaveBeenCalled();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

/** By the keys alone: a day back and on again; the focus stays where it stands. */
export const StepsByKeyboard: Story = {
  tags: ['no-picture'],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDay).toHaveBeenLastCalledWith('2026-11-19');
    await expect(canvas.getByText('Kamis, 19 November 2026')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(args.onDay).toHaveBeenCalledTimes(2);
    await expect(args.onDay).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('button', { name: 'Hari berikutnya' })).toHaveFocus();
  },
};
