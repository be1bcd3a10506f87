import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { SessionScope } from '@/app/session/SessionScope';
import { RestructureWorld, restructureWorldHandlers, MAKER, CHECKER } from './RestructureWorld';
import { chooseFromMenu } from '@/lib/mocks/chooseFromMenu';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { buildSession } from '@/lib/mocks/storySession';
import { formatNumber } from '@/lib/format/rupiah';
import { writeSession } from '@/lib/session/session';
import { pageParameters } from '../pages/pageParameters';
import { withPagesLoaded } from '../pages/withPagesLoaded';

let world: RestructureWorld;

/** Another schedule for what remains, asked for by one and approved by another: real routes, an office that remembers. */
const meta = {
  title: 'Flows/Restructure',
  tags: ['!autodocs', 'plays-at-phone'],
  loaders: [withPagesLoaded],
  parameters: {
    ...pageParameters,
    route: '/contract/JKT-2603-00118',
    session: buildSession('Admin Kontrak', { id: '5', ...MAKER }),
  },
  beforeEach: ({ msw }) => {
    world = new RestructureWorld();
    msw.use(...restructureWorldHandlers(() => world));
  },
  render: () => (
    <SessionScope>
      <AppBody />
    </SessionScope>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Toasts leave by the clock: none of them is left to chance in the picture. */
async function closeToasts() {
  for (const button of screen.queryAllByRole('button', { name: 'Tutup' })) await userEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Tutup' })).toBeNull());
}

export const AskedByOneAndApprovedByAnother: Story = {
  play: async ({ canvas, step }) => {
    let principal = '';
    await step('A clerk asks for eighteen months, and sees the schedule as it is typed', async () => {
      await chooseFromMenu('Restrukturisasi');
      await userEvent.type(await screen.findByLabelText('Tenor, bulan'), '18');
      principal = formatNumber(world.carried.total);
      await expect(await screen.findByRole('row', { name: `Pokok baru ${principal}` })).toBeVisible();
      await userEvent.type(screen.getByLabelText('Alasan'), 'Sakit lama, berdagang lagi');
      await userEvent.click(screen.getByRole('button', { name: 'Minta persetujuan' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await closeToasts();
      await expect(await canvas.findByText(/meminta restrukturisasi/)).toBeVisible();
    });
    await step('An approver sees the same schedule, and approves', async () => {
      writeSession(buildSession('Penyetuju', { id: '6', ...CHECKER }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Tinjau' }));
      const dialog = within(await dialogNamed('Restrukturisasi'));
      await expect(await dialog.findByRole('row', { name: `Pokok baru ${principal}` })).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Setujui' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await closeToasts();
    });
    await step('The old schedule stays readable, and leads to the new one', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'JKT-2611-00042' }));
      await expect(await canvas.findByText('Hasil restrukturisasi')).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'JKT-2603-00118' })).toBeVisible();
    });
  },
};
