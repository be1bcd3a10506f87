import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { keepsValue } from '@/lib/mocks/keepsValue';
import { DateField } from './DateField';

/** A calendar date, day first on every device. Typing, pasting ISO and the calendar all work. */
const meta = {
  title: 'Components/Fields/DateField',
  component: DateField,
  args: { label: 'Tanggal bayar', value: '2026-11-20', onChange: fn() },
  decorators: [keepsValue()],
  parameters: { frame: 260 },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

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

const openCalendar = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Buka kalender' }));
  return within(await dialogNamed('Kalender: Tanggal bayar'));
};

/** The calendar stands at the field, and its day is taken. */
export const OpensACalendar: Story = {
  args: { max: '2026-11-20' },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 480 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const calendar = await openCalendar(canvas);
    await expect(calendar.getByRole('button', { name: 'Jumat, 20 November 2026, hari ini' })).toHaveFocus();
    const field = canvas.getByLabelText('Tanggal bayar').getBoundingClientRect();
    const box = calendar.getByRole('grid').getBoundingClientRect();
    await expect(box.top).toBeGreaterThanOrEqual(field.bottom);
    await expect(box.top - field.bottom).toBeLessThan(80);
  },
};

/** What is chosen in the calendar is taken, also in place of what could not be read. */
export const TakesADayOfTheCalendar: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Tanggal bayar'), '{Control>}a{/Control}99/99/2026');
    const calendar = await openCalendar(canvas);
    await userEvent.click(calendar.getByRole('button', { name: 'Kamis, 5 November 2026' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-05');
    await expect(canvas.getByLabelText('Tanggal bayar')).toHaveValue('05/11/2026');
    await expect(canvas.getByLabelText('Tanggal bayar')).toBeValid();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Buka kalender' })).toHaveFocus());
  },
};

/** Alt and the arrow down open it from the field; Esc goes back to where one was, and nothing is changed. */
export const LeavesTheCalendarByEsc: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Tanggal bayar');
    await userEvent.click(field);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await dialogNamed('Kalender: Tanggal bayar');
    await userEvent.keyboard('{PageUp}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(field).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
