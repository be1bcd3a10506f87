import AddIcon from '@mui/icons-material/AddRounded';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from './LinkButton';

/** Looks like a button and leads somewhere; it changes nothing by itself. */
const meta = {
  title: 'Components/Actions/LinkButton',
  component: LinkButton,
  args: { href: '/credit', children: 'Buka nota' },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { kind: 'primary' } };
export const Secondary: Story = {};
export const Quiet: Story = { args: { kind: 'quiet' } };
export const WithIcon: Story = {
  args: { kind: 'primary', icon: <AddIcon aria-hidden />, children: 'Ubah nota' },
};
export const Wide: Story = { args: { kind: 'primary', wide: true, children: 'Masuk' } };
