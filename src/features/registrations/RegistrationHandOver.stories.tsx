import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ToastProvider } from '@/components/Toast/ToastProvider';
import { getRegistration, moveRegistration } from '@/lib/contract/registrations';
import { closeToasts } from '@/lib/mocks/closeToasts';
import { mockEndpoint, never, refuse } from '@/lib/mocks/mockEndpoint';
import { buildRegistration, possible, STATUSES } from './mocks/buildRegistration';
import { StorySending } from './mocks/StorySending';
import { RegistrationHandOver } from './RegistrationHandOver';

const surveyed = (over: Parameters<typeof buildRegistration>[0] = {}) =>
  buildRegistration({ status: STATUSES.survey, version: 6, moves: [possible(STATUSES.review)], ...over });
const moved = buildRegistration({ status: STATUSES.review, version: 7, moves: [] });
let sent: unknown[] = [];

/** The step on, on the page where one's own work ended: a surveyor hands a form over. */
const meta = {
  title: 'Features/Registrations/RegistrationHandOver',
  component: RegistrationHandOver,
  args: { id: '41', Upload: StorySending },
  parameters: { frame: 480, session: 'Surveyor' },
  decorators: [
    (Story) => (
      <ToastProvider stay={3_600_000}>
        <Story />
      </ToastProvider>
    ),
  ],
  beforeEach: ({ msw }) => {
    sent = [];
    msw.use(
      mockEndpoint(getRegistration, surveyed()),
      mockEndpoint(moveRegistration, ({ body }) => {
        sent.push(body);
        return moved;
      }),
    );
  },
} satisfies Meta<typeof RegistrationHandOver>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function handOver(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Serahkan untuk analisa' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Serahkan untuk analisa' }));
}

/** Asked about once, decided on what was read; then who has to act next is said. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await handOver(canvas);
    await screen.findByText('Form registrasi sekarang Analisa.');
    await expect(sent).toEqual([{ to: STATUSES.review.id, version: 6, note: '' }]);
    await closeToasts();
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
};
export const Waits: Story = {
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Serahkan untuk analisa' })),
};
/** Not before it is known what may be done. */
export const Loading: Story = {
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockEndpoint(getRegistration, never)),
  play: async ({ canvas }) => void (await expect(canvas.queryByRole('button')).toBeNull()),
};
/** Somebody sent the form back meanwhile: nothing is done, and what changed is shown. */
export const ComesLate: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(
        moveRegistration,
        refuse(409, 'Form ini sudah berubah.', {
          version: 7,
          current: surveyed({ status: STATUSES.draft, version: 7, moves: [] }),
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await handOver(canvas);
    await expect(await screen.findByRole('dialog', { name: /berubah/ })).toBeVisible();
  },
};
