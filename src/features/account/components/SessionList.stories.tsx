import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { buildOwnSession, buildOwnSessions } from '../mocks/fixtures';
import { SessionList } from './SessionList';

/** One's own sessions: device, address, since when, last use. */
const meta = {
  title: 'Features/Account/SessionList',
  component: SessionList,
  args: { sessions: buildOwnSessions(), onEnd: fn(), onEndOthers: fn(), onEndAll: fn() },
} satisfies Meta<typeof SessionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnlyThisDevice: Story = { args: { sessions: [buildOwnSession()] } };
export const EndingOne: Story = { args: { ending: 28 } };
export const EndingOthers: Story = { args: { ending: 'others' } };
export const UnknownDevice: Story = {
  args: {
    sessions: [buildOwnSession(), buildOwnSession({ id: 2, is_current: false, device: null, ip: null })],
  },
};
export const LongText: Story = {
  args: {
    sessions: [
      buildOwnSession({ ip: '2001:0db8:85a3:0000:0000:8a2e:0370:7334' }),
      buildOwnSession({ id: 2, is_current: false, device: 'AplikasiInternalPerusahaan'.repeat(6) }),
    ],
  },
};
export const Narrow: Story = { parameters: { frame: 328 } };

export const EndsOne: Story = {
  play: async ({ canvas, args }) => {
    await expect(
      canvas.queryByRole('button', { name: /^Akhiri sesi Chrome di Windows, masuk 20 November 2026, 08:02/ }),
    ).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Akhiri sesi Chrome di Android/ }));
    await expect(args.onEnd).toHaveBeenCalledWith(args.sessions[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Akhiri semua sesi lain' }));
    await expect(args.onEndOthers).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Akhiri semua, juga perangkat ini' }));
    await expect(args.onEndAll).toHaveBeenCalledOnce();
  },
};
