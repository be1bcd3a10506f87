import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { SessionScope } from '@/app/session/SessionScope';
import { buildApprovals } from '@/features/credits/mocks/buildApproval';
import { listApprovals, type Approval } from '@/lib/contract/approvals';
import {
  CREDIT_APPROVAL_SENT,
  CREDIT_SENT,
  creditApprovalsChannel,
  CREDITS_CHANNEL,
} from '@/lib/contract/realtime';
import { mockEndpoint } from '@/lib/mocks/mockEndpoint';
import { storyRealtime } from '@/lib/mocks/storyRealtime';
import { buildSession } from '@/lib/mocks/storySession';
import { pageParameters } from '../pages/pageParameters';
import { withPagesLoaded } from '../pages/withPagesLoaded';
import { withApprovalsLoaded } from './withApprovalsLoaded';

let waiting: Approval[];

/** Somebody who types is not interrupted: a toast says what waits, the modal comes once the field is left. */
const meta = {
  title: 'Flows/ApprovalWaitsForTyping',
  // What is seen is pictured where modal and toast have their stories; here it is when they come.
  tags: ['!autodocs', 'no-picture'],
  loaders: [withPagesLoaded, withApprovalsLoaded],
  parameters: {
    ...pageParameters,
    route: '/pricelist',
    session: buildSession('Penyetuju', { id: '8', username: 'hendra.gunawan', name: 'Hendra Gunawan' }),
  },
  beforeEach: ({ msw }) => {
    waiting = [];
    msw.use(mockEndpoint(listApprovals, () => waiting));
  },
  render: () => (
    <SessionScope>
      <AppBody />
    </SessionScope>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const push = (approval: Approval) => {
  waiting = [...waiting, approval];
  storyRealtime.push(creditApprovalsChannel('8'), CREDIT_APPROVAL_SENT, approval);
};
const search = () => screen.findByRole('searchbox', { name: 'Cari kendaraan' });
const modal = () => screen.findByRole('dialog', { name: 'APPROVE NOTA PEMBAYARAN' }, { timeout: 8000 });
const SENTENCE = 'honda beat street hitam tahun 2024 bekas';

/** Each letter arrives in the field, whatever is pushed meanwhile. */
export const LosesNoLetter: Story = {
  play: async ({ step }) => {
    const [first, second, third] = buildApprovals() as [Approval, Approval, Approval];
    const field = await search();
    await step('Three are pushed while somebody types: the letters go on into the field', async () => {
      await userEvent.click(field);
      for (const [index, letter] of [...SENTENCE].entries()) {
        await userEvent.keyboard(letter);
        if (index === 4) push(first);
        if (index === 9) push(second);
        if (index === 14) push(third);
      }
      await expect(field).toHaveValue(SENTENCE);
      await expect(field).toHaveFocus();
      await expect(screen.queryByRole('dialog')).toBeNull();
      await expect(await screen.findByText('3 permintaan')).toBeVisible();
    });
    await step('One is decided elsewhere: the toast counts it no more', async () => {
      waiting = [second, third];
      storyRealtime.push(CREDITS_CHANNEL, CREDIT_SENT, {});
      await expect(await screen.findByText('2 permintaan')).toBeVisible();
    });
    await step('The field is left: the modal opens 5 s later, not before', async () => {
      const left = performance.now();
      field.blur();
      const dialog = await modal();
      await expect(performance.now() - left).toBeGreaterThan(4500);
      await expect(within(dialog).getByText('1 dari 2')).toBeVisible();
      await expect(screen.queryByText('2 permintaan')).toBeNull();
    });
  },
};

/** Tinjau does not wait; Batal leads back to the field that was being typed in. */
export const ReviewsAtOnce: Story = {
  play: async () => {
    const [first] = buildApprovals() as [Approval];
    const field = await search();
    await userEvent.type(field, 'honda');
    push(first);
    await expect(await screen.findByText('1 permintaan')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Tinjau' }));
    const dialog = await modal();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Batal' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(field).toHaveFocus();
    await userEvent.keyboard(' beat');
    await expect(field).toHaveValue('honda beat');
  },
};

/** Nobody types: it opens at once, the focus moves in, and goes back to where it was. */
export const OpensAtOnce: Story = {
  play: async ({ canvas }) => {
    const field = await search();
    const [link] = canvas.getAllByRole('link', { name: 'Nasabah' });
    link?.focus();
    const pushed = performance.now();
    push(buildApprovals()[0] as Approval);
    const dialog = await modal();
    await expect(performance.now() - pushed).toBeLessThan(4000);
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Batal' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(link).toHaveFocus();
    await expect(field).toHaveValue('');
  },
};

/** A list that was read before the push, and comes after it, takes nothing away. */
export const OlderListTakesNothingAway: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      mockEndpoint(listApprovals, async () => {
        const read = waiting;
        await new Promise((resolve) => setTimeout(resolve, 500));
        return read;
      }),
    );
  },
  play: async () => {
    const field = await search();
    await userEvent.type(field, 'h');
    storyRealtime.push(CREDITS_CHANNEL, CREDIT_SENT, {});
    await new Promise((resolve) => setTimeout(resolve, 300));
    push(buildApprovals()[0] as Approval);
    await expect(await screen.findByText('1 permintaan')).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 1200));
    await expect(screen.getByText('1 permintaan')).toBeVisible();
  },
};

/** A dialog that is open stays the only one: what was pushed comes 5 s after it was closed. */
export const WaitsForADialog: Story = {
  play: async () => {
    await search();
    await userEvent.keyboard('?');
    const shortcuts = await screen.findByRole('dialog');
    push(buildApprovals()[0] as Approval);
    await expect(await screen.findByText('1 permintaan')).toBeVisible();
    await expect(screen.getAllByRole('dialog')).toEqual([shortcuts]);
    await userEvent.keyboard('{Escape}');
    const left = performance.now();
    await modal();
    await expect(performance.now() - left).toBeGreaterThan(4500);
  },
};

/** A paper to print is never covered. */
export const NeverOverAPaper: Story = {
  parameters: { route: '/print/formulir/1' },
  play: async () => {
    waiting = buildApprovals();
    push(buildApprovals()[0] as Approval);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await expect(screen.queryByRole('dialog', { name: 'APPROVE NOTA PEMBAYARAN' })).toBeNull();
    await expect(screen.queryByText(/permintaan$/)).toBeNull();
  },
};
