import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ToastProvider } from '@/components/Toast/ToastProvider';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { resultHasFocus } from '@/lib/mocks/resultHasFocus';
import { DrawerMove } from './DrawerMove';
import { StoryProof } from './mocks/PettyCashRoute';
import { pettyScenarios } from './mocks/scenarios';

/** A cashier gives to petty cash, or takes from it, by a link to the approved move. */
const meta = {
  title: 'Features/PettyCash/DrawerMove',
  component: DrawerMove,
  args: { Upload: StoryProof },
  parameters: { route: '/payment/day?petty=28', msw: pettyScenarios.drawerMove },
  decorators: [
    (Story) => (
      <ToastProvider stay={3_600_000}>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof DrawerMove>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    const dialog = within(await dialogNamed('Pengisian'));
    await expect(dialog.getByText(/dari kas Sri Wahyuni/)).toBeVisible();
  },
};
export const Gives: Story = {
  tags: ['no-picture'],
  play: async () => {
    const dialog = within(await dialogNamed('Pengisian'));
    await userEvent.click(dialog.getByRole('button', { name: 'Serahkan dari kas saya' }));
    await resultHasFocus(/^Pengisian Rp250.000 tercatat/);
  },
};
/** Somebody else was first. */
export const Moved: Story = {
  parameters: { msw: pettyScenarios.drawerMoved },
  play: async () => {
    await within(await dialogNamed('Pengisian')).findByText('Uangnya sudah berpindah');
  },
};
