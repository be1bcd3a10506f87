import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { PeriodBar, type PeriodBarProps } from './PeriodBar';

const TODAY = '2026-11-20';

function Stepping(props: PeriodBarProps) {
  const [at, setAt] = useState({ period: props.period, date: props.shown });
  const handleChange: PeriodBarProps['onChange'] = (change) => {
    props.onChange(change);
    setAt((before) => ({
      ...before,
      ...change,
      ...('date' in change && { date: change.date || props.today }),
    }));
  };
  return <PeriodBar {...props} period={at.period} shown={at.date} onChange={handleChange} />;
}

/** Day, week or month that is looked at, each one press away. */
const meta = {
  title: 'Features/Achievement/PeriodBar',
  component: PeriodBar,
  render: (args) => <Stepping {...args} />,
  args: { period: 'day', shown: TODAY, today: TODAY, onChange: fn() },
} satisfies Meta<typeof PeriodBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** None begins after today. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Jumat, 20 November 2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hari berikutnya' }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const Week: Story = { args: { period: 'week' } };
/** The month is one press away, and the one before it another. */
export const Month: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Bulan'));
    await expect(canvas.getByText('November 2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Bulan sebelumnya' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ date: '2026-10-01' });
    await expect(canvas.getByText('Oktober 2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Bulan berikutnya' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ date: '' });
  },
};
/** Before the server has said which day today is. */
export const Unknown: Story = { args: { shown: undefined, today: undefined } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
