import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { AppBody } from '@/app/AppBody';
import { importHandlers, ImportWorld } from '@/features/imports/mocks/ImportWorld';
import { asFile } from '@/features/imports/mocks/statementFiles';
import { closeToasts } from '@/lib/mocks/closeToasts';
import { pageParameters } from '../pages/pageParameters';
import { withPagesLoaded } from '../pages/withPagesLoaded';

let world: ImportWorld;

const STATEMENT = [
  'Tanggal,Keterangan,No. Referensi,Kredit',
  '02/11/2026,TRSF JKT-2604-00118 BAMBANG SUTRISNO,000183,"2.832.000,00"',
  '05/11/2026,TRSF JKT-2607-00203 SITI NURHALIZA,000184,"1.150.000,00"',
  '09/11/2026,SETORAN TUNAI,000185,"985.000,00"',
].join('\n');

/** A bank statement from file to receipts and back: real routes, a company that remembers. */
const meta = {
  title: 'Flows/BankStatement',
  tags: ['!autodocs', 'plays-at-phone'],
  loaders: [withPagesLoaded],
  parameters: { ...pageParameters, route: '/payment/import' },
  beforeEach: ({ msw }) => {
    world = new ImportWorld([]);
    msw.use(...importHandlers(() => world));
  },
  render: () => <AppBody />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

async function inDialog(name: string) {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

export const FromFileToReceiptsAndBack: Story = {
  play: async ({ canvas, step }) => {
    await step('The cashier uploads a statement', async () => {
      await canvas.findByText('Belum ada mutasi');
      await userEvent.click(canvas.getAllByRole('link', { name: 'Unggah mutasi' })[0] as HTMLElement);
      await userEvent.selectOptions(await canvas.findByLabelText('Bank'), 'BRI');
      await userEvent.upload(canvas.getByLabelText('Berkas mutasi'), asFile(STATEMENT, 'bri.csv'));
    });
    await step('sees what it reads, and sends it', async () => {
      await canvas.findByText('Rp4.967.000');
      const scrolled = spyOn(window, 'scrollTo');
      await userEvent.click(canvas.getByRole('button', { name: 'Kirim 3 baris' }));
      await canvas.findByRole('button', { name: 'Posting 2 baris' });
      // The statement begins at its top, however far down the button stood.
      await expect(scrolled).toHaveBeenCalledWith(0, 0);
      scrolled.mockRestore();
    });
    await step('chooses the contract of the row that nobody knows', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Periksa baris 4' }));
      const dialog = await inDialog('Baris 4');
      await userEvent.type(dialog.getByRole('searchbox'), 'bambang');
      await userEvent.click(await dialog.findByRole('button', { name: /^Pilih Bambang Sutrisno/ }));
      await canvas.findByRole('button', { name: 'Posting 3 baris' });
    });
    await step('posts all three', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: 'Posting 3 baris' }));
      const dialog = await inDialog('Posting 3 baris?');
      const sum = within(await dialog.findByRole('region', { name: 'Pembagian uang' }));
      await waitFor(() => expect(sum.getByText('Pembagian uang, menjadi 3 nota')).toBeVisible());
      // All of it to instalments, and that is what the rows have together.
      await expect(sum.getAllByText('Rp4.967.000')).toHaveLength(2);
      await expect(sum.getByText('Rp0')).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Posting' }));
      await screen.findByText('3 baris menjadi nota');
      await userEvent.click(screen.getByRole('button', { name: 'Selesai' }));
    });
    await step('and takes it all back', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Batalkan posting' }));
      const dialog = await inDialog('Batalkan posting bri.csv?');
      await userEvent.type(dialog.getByLabelText('Alasan'), 'Mutasi bulan lain.');
      await userEvent.click(dialog.getByRole('button', { name: 'Batalkan posting' }));
      await canvas.findByText('Mutasi ini sudah dibatalkan seluruhnya');
      await expect(world.find(13).facts.status).toBe('UNDONE');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await closeToasts();
  },
};
