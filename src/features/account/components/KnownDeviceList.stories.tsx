import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { buildKnownDevices } from '../mocks/fixtures';
import { KnownDeviceList } from './KnownDeviceList';

/** Where one has signed in. */
const meta = {
  title: 'Features/Account/KnownDeviceList',
  component: KnownDeviceList,
  args: { devices: buildKnownDevices(), onForget: fn() },
} satisfies Meta<typeof KnownDeviceList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Lupakan Chrome di Android/ }));
    await expect(args.onForget).toHaveBeenCalledWith(args.devices[1]);
  },
};
export const Empty: Story = { args: { devices: [] } };
export const Forgetting: Story = { args: { forgetting: 12 } };
export const Unknown: Story = {
  args: { devices: [{ ...buildKnownDevices()[0]!, device: null, ip: null, first_at: null }] },
};
export const Narrow: Story = { parameters: { frame: 328 } };
