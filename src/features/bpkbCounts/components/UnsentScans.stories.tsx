import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { buildKeptScans, REFUSED } from '../mocks/buildKeptScans';
import { unsentCodes } from '../domain/unsentStatus';
import { UnsentScans } from './UnsentScans';

const refused = buildKeptScans([41, 42], { ...REFUSED, id: 'k2' });

/** Codes that only this device has. */
const meta = {
  title: 'Features/BpkbCounts/UnsentScans',
  component: UnsentScans,
  parameters: { frame: 560 },
  args: {
    unsent: unsentCodes([buildKeptScans([51, 52, 53])], new Map()),
    ...{ onAgain: fn(), onDrop: fn() },
  },
} satisfies Meta<typeof UnsentScans>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const Sending: Story = {
  args: { unsent: unsentCodes([buildKeptScans([51])], new Map([['k1', { step: 'record' }]])) },
};
export const SessionOver: Story = {
  args: { unsent: unsentCodes([buildKeptScans([51])], new Map([['k1', { step: 'session' }]])) },
};
export const Refused: Story = {
  args: { unsent: unsentCodes([refused], new Map()) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim lagi' }));
    await expect(args.onAgain).toHaveBeenCalledWith(refused);
  },
};
