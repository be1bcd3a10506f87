import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextField } from '@/components/TextField/TextField';
import { StandingToast } from './StandingToast';
import { ToastProvider } from './ToastProvider';

/** A toast that stands as long as its reason does: it has no cross, and its action leaves the focus where it was. */
const meta = {
  title: 'Components/Notices/StandingToast',
  component: StandingToast,
  args: { tone: 'info', message: '1 permintaan', action: { label: 'Tinjau', onClick: fn() } },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <ToastProvider stay={100}>
        <TextField label="Cari" />
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof StandingToast>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('1 permintaan');
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(canvas.getByText('1 permintaan')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Tutup' })).toBeNull();
  },
};
export const Narrow: Story = { ...Default, globals: { viewport: { value: 'phone' } } };

export const LeavesTheFocusWhereItWas: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Cari' });
    await userEvent.type(field, 'hon');
    await userEvent.click(await canvas.findByRole('button', { name: 'Tinjau' }));
    await expect(args.action?.onClick).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('da');
    await expect(field).toHaveValue('honda');
    // By keyboard: the toast comes before the page.
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Tinjau' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveFocus();
  },
};
