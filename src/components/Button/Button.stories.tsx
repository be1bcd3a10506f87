import AddIcon from '@mui/icons-material/Add';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from './Button';

/** Starts an action. One primary button a view; the words are a verb. */
const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  args: { children: 'Simpan', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { kind: 'primary' } };
export const Secondary: Story = {};
export const Quiet: Story = { args: { kind: 'quiet', children: 'Refresh' } };
export const Danger: Story = { args: { kind: 'danger', children: 'Tolak' } };
export const WithIcon: Story = {
  args: { kind: 'primary', icon: <AddIcon aria-hidden />, children: 'Tambah' },
};
export const Disabled: Story = { args: { disabled: true } };
export const Wide: Story = { args: { wide: true, kind: 'primary' } };

export const TakesNoSecondPress: Story = {
  args: { kind: 'primary', busy: true, busyLabel: 'Menyimpan…' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menyimpan…' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
