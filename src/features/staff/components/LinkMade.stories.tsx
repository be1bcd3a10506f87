import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildInvited, OPEN_LINK } from '../mocks/buildStaff';
import { MOCK_TOKEN } from '../mocks/handlers';
import { LinkMade } from './LinkMade';

const hrefOf = (token: string) => `https://angsur.example.co.id/account/link#${token}`;

/** A link that was just made. */
const meta = {
  title: 'Features/Staff/LinkMade',
  component: LinkMade,
  parameters: { frame: 420 },
  args: {
    made: {
      ...{ person: buildInvited({ link: OPEN_LINK }), kind: 'INVITATION', sent_to: null, token: MOCK_TOKEN },
      expires_at: OPEN_LINK.expires_at,
    },
    hrefOf,
  },
} satisfies Meta<typeof LinkMade>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shown this once. */
export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Tautan kata sandi' })).toHaveValue(hrefOf(MOCK_TOKEN));
    const way = canvas.getByRole<HTMLAnchorElement>('link', { name: 'Kirim lewat WhatsApp' });
    await expect(new URL(way.href).searchParams.get('text')).toContain(hrefOf(MOCK_TOKEN));
    await expect(way.rel).toContain('noreferrer');
  },
};
export const Mailed: Story = {
  args: {
    made: {
      ...{
        person: buildInvited({ link: OPEN_LINK }),
        kind: 'INVITATION',
        sent_to: 'd***@angsur.test',
        token: null,
      },
      expires_at: OPEN_LINK.expires_at,
    },
  },
};
/** No e-mail reaches the person: a second one confirms, and the server prints it. */
export const Waits: Story = {
  args: { made: { ...meta.args.made, token: null, expires_at: null } },
};
export const MailFailed: Story = { args: { made: { ...meta.args.made, token: null } } };
