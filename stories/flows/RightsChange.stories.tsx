import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { SessionScope } from '@/app/session/SessionScope';
import { buildProfile } from '@/features/account/mocks/fixtures';
import { getProfile } from '@/lib/contract/auth';
import { listCredits } from '@/lib/contract/creditList';
import { ACCESS_CHANGED, notificationsChannel } from '@/lib/contract/realtime';
import { mockEndpoint, refuse } from '@/lib/mocks/mockEndpoint';
import { storyRealtime } from '@/lib/mocks/storyRealtime';
import { readSession } from '@/lib/session/session';
import { withPagesLoaded } from '../pages/withPagesLoaded';

const CASHIER = buildProfile('Kasir');
const LESS = buildProfile('Kasir', {
  access: { ...CASHIER.access, is_credit_add: 0, is_credit_update: 0 },
});
const FORBIDDEN = refuse(403, 'Jabatan Anda tidak memiliki hak untuk ini.');

let isTaken = false;
const TAKEN = [mockEndpoint(getProfile, () => (isTaken ? LESS : CASHIER))];

/** A title loses rights while its holders work: their open pages follow at once (decision 112). */
const meta = {
  title: 'Flows/RightsChange',
  tags: ['!autodocs', 'plays-at-phone'],
  loaders: [withPagesLoaded],
  parameters: { layout: 'fullscreen', route: '/credit', session: 'Kasir', msw: TAKEN },
  beforeEach: () => {
    isTaken = false;
  },
  render: () => (
    <SessionScope>
      <AppBody />
    </SessionScope>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A cashier reads Nota Cicilan; an administrator takes the rights that open it. */
export const CashierLosesReceipts: Story = {
  play: async ({ canvas, step }) => {
    await step('The receipts are on screen', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Nota Cicilan' })).toBeVisible();
      await expect((await canvas.findAllByText(/JKT\/2611/))[0]).toBeVisible();
    });
    await step('The right goes: the page goes with it, and so does its entry in the menu', async () => {
      isTaken = true;
      storyRealtime.push(notificationsChannel('7'), ACCESS_CHANGED, {});
      await expect(await canvas.findByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
      await expect(canvas.queryByRole('link', { name: 'Nota Cicilan' })).toBeNull();
    });
    await step('The session stands, with the flags that are left', async () => {
      await expect(readSession()?.access).toMatchObject({ is_credit: 1, is_credit_add: 0 });
    });
  },
};

/** Without a socket: the first call that is refused makes the app ask what is left. */
export const RefusalMakesItAsk: Story = {
  parameters: { msw: [mockEndpoint(listCredits, FORBIDDEN), ...TAKEN] },
  beforeEach: () => {
    isTaken = true;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
    await waitFor(() => expect(readSession()?.access.is_credit_add).toBe(0));
  },
};
