import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { SessionScope } from '@/app/session/SessionScope';
import { FieldWorld, onPhone } from '@/features/field/mocks/FieldWorld';
import { closeToasts } from '@/lib/mocks/closeToasts';
import { pageParameters, phone } from '../pages/pageParameters';
import { withPagesLoaded } from '../pages/withPagesLoaded';

let world: FieldWorld;

/** A collector's way from the plan to the money without a connection, and back online: real routes, a device that keeps. */
const meta = {
  title: 'Flows/CollectorDay',
  tags: ['!autodocs', 'plays-at-phone'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/collector/customer', session: 'Kolektor' },
  globals: phone,
  beforeEach: async ({ msw }) => {
    world = new FieldWorld();
    msw.use(...world.handlers);
    await onPhone([]);
  },
  render: () => (
    <SessionScope>
      <AppBody />
    </SessionScope>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const TakesMoneyWithoutConnection: Story = {
  play: async ({ canvas, step }) => {
    await step('The collector opens an account of the day', async () => {
      await canvas.findByText('Bambang Sutrisno');
      world.isOffline = true;
      await userEvent.click(canvas.getByRole('link', { name: 'Catat kunjungan Bambang Sutrisno' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Mulai kunjungan' }));
    });
    await step('writes down what was paid', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('Yang ditemui'), 'Nasabah');
      await userEvent.selectOptions(canvas.getByLabelText('Tempat'), 'Alamat tagih');
      await userEvent.selectOptions(canvas.getByLabelText('Hasil'), 'Dibayar');
      await userEvent.type(canvas.getByLabelText('Uang yang diterima'), '720000');
      await userEvent.type(canvas.getByLabelText('Alasan tanpa posisi'), 'GPS ponsel rusak');
      await userEvent.click(canvas.getByRole('button', { name: 'Simpan dan beri tanda terima' }));
      await canvas.findByText('JKT/K2611/00228');
      await closeToasts();
    });
    await step('sees it wait, and sends it once there is a connection', async () => {
      const send = await canvas.findByRole('button', { name: 'Kirim sekarang' });
      await expect(world.received.size).toBe(0);
      world.isOffline = false;
      await userEvent.click(send);
      await canvas.findByText('Sudah diterima server.');
      await expect([...world.received.values()]).toMatchObject([{ tts: { nth: 228, amount: 720_000 } }]);
      await closeToasts();
    });
    await step('and finds it in the plan as visited', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Kembali ke daftar' }));
      await userEvent.click(await canvas.findByRole('button', { name: /^Selesai/ }));
      await waitFor(() => expect(canvas.getByText(/JKT\/K2611\/00228/)).toBeVisible());
    });
  },
};
