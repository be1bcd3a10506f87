import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, spyOn, userEvent } from 'storybook/test';
import { DateField, type DateFieldProps } from './DateField';

function Kept(props: DateFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <DateField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

/** A calendar date, day first on every device. Typing, pasting ISO and the device's calendar all work. */
const meta = {
  title: 'Components/DateField',
  component: DateField,
  args: { label: 'Tanggal bayar', value: '2026-11-20', onChange: fn() },
  render: (args) => <Kept {...args} />,
  parameters: { frame: 260 },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: '', hint: 'Kosong berarti semua tanggal.' } };
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const Invalid: Story = { args: { error: 'Tanggal bayar tidak boleh di masa depan.' } };
export const OutOfRange: Story = { args: { value: '2026-12-01', max: '2026-11-20' } };

export const ReadsWhatIsTyped: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Tanggal bayar');
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await userEvent.type(field, '5/3/2026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-05');
    await userEvent.tab();
    await expect(field).toHaveValue('05/03/2026');
  },
};

export const KeepsWhatItCannotRead: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Tanggal bayar');
    await userEvent.type(field, '{Control>}a{/Control}31/02/2026');
    await userEvent.tab();
    await expect(field).toHaveValue('31/02/2026');
    await expect(field).toHaveAccessibleDescription('Tulis tanggal seperti 20/11/2026.');
    await expect(args.onChange).not.toHaveBeenCalledWith('2026-02-31');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

/** The device's calendar opens within the press, and what is chosen there is taken. */
export const TakesADayOfTheCalendar: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, canvasElement, args }) => {
    const opened = spyOn(HTMLInputElement.prototype, 'showPicker').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Buka kalender' }));
    await expect(opened).toHaveBeenCalledOnce();
    const calendar = canvasElement.querySelector('input[type="date"]');
    await expect(calendar).toHaveValue('2026-11-20');
    await fireEvent.change(calendar as HTMLInputElement, { target: { value: '2026-11-05' } });
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-05');
    await expect(canvas.getByLabelText('Tanggal bayar')).toHaveValue('05/11/2026');
  },
};
