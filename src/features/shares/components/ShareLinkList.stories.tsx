import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { buildShareLink, buildShareLinks } from '../mocks/buildShareLink';
import { ShareLinkList } from './ShareLinkList';

const links = buildShareLinks();

/** A contract's links: until when, by whom, how often opened. */
const meta = {
  title: 'Features/Shares/ShareLinkList',
  component: ShareLinkList,
  args: { links, onRevoke: fn() },
} satisfies Meta<typeof ShareLinkList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, step }) => {
    await step('Only what opens can be revoked', async () => {
      await expect(canvas.getAllByRole('button', { name: 'Cabut' })).toHaveLength(1);
    });
    await step('Pressing says which', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cabut' }));
      await expect(args.onRevoke).toHaveBeenCalledWith(links[0]);
    });
  },
};
export const Empty: Story = { args: { links: [] } };
export const Revoking: Story = { args: { revoking: 24 } };
export const LongName: Story = {
  args: {
    links: [
      buildShareLink({
        made_by: { username: 'rm', name: 'Raden Mas Panji Kusumawardhana Adiwinata Prawirodirdjo' },
        openings: 12_431,
        last_opened_at: '2026-11-20T07:01:00.000Z',
      }),
    ],
  },
};
