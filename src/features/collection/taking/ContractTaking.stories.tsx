import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ToastProvider } from '@/components/Toast/ToastProvider';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { refusesNonsense } from '@/lib/mocks/refusesNonsense';
import { StoryFileView, StoryUpload } from '../contract/mocks/StoryPaper';
import { ContractTaking } from './ContractTaking';
import { takingScenarios } from './mocks/scenarios';
import { StoryPicture } from './mocks/StoryPicture';

/** Taking the unit of a contract, on its page. */
const meta = {
  title: 'Features/Collection/ContractTaking',
  component: ContractTaking,
  args: {
    ...{ code: 'JKT-2601-00044', staffHref: '/user/staff', onAsk: fn() },
    ...{ Upload: StoryUpload, FileView: StoryFileView, Picture: StoryPicture },
  },
  parameters: { frame: 900, session: 'Supervisor Kolektor' },
  decorators: [
    (Story) => (
      <ToastProvider stay={3_600_000}>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof ContractTaking>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const shown = (text: string | RegExp): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };
const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

/** Every condition is met: an order can be asked for. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await press(canvas, 'Minta surat tugas penarikan');
    await expect(args.onAsk).toHaveBeenCalledWith('REPOSSESSION');
  },
};
/** What is missing says what to do, and leads there. */
export const ConditionsMissing: Story = {
  parameters: { msw: takingScenarios.conditionsMissing },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Belum terpenuhi')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Buka surat peringatan' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Minta surat tugas penarikan' })).toBeNull();
  },
};
export const OrderRuns: Story = {
  parameters: { msw: takingScenarios.orderRuns },
  play: shown('JKT/ST/2611/00007'),
};
export const RefusedRulingOnly: Story = {
  parameters: { msw: takingScenarios.refusedRulingOnly },
  play: shown('Ditolak nasabah'),
};
export const Taken: Story = {
  parameters: { msw: takingScenarios.taken },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Jual unit');
    await expect(args.onAsk).toHaveBeenCalledWith('UNIT_SALE');
  },
};
export const Sold: Story = {
  parameters: { msw: takingScenarios.sold },
  play: shown(/pembeli Lelang Sentosa/),
};
/** Taken before there were orders. */
export const Legacy: Story = {
  parameters: { msw: takingScenarios.legacy },
  play: shown('Tanpa surat tugas dan BAST'),
};
/** Nobody thinks of an order where nothing is late. */
export const NotLate: Story = {
  parameters: { msw: takingScenarios.notLate },
  play: shown('Tidak ada angsuran yang terlambat, jadi unit tidak ditarik.'),
};
/** Whoever only reads sees who may ask and withdraw. */
export const NoRights: Story = {
  parameters: { msw: takingScenarios.foreign, session: 'Admin Kontrak' },
  play: shown(/Surat tugas dicabut oleh supervisor/),
};
export const NoRightsToAsk: Story = {
  parameters: { msw: takingScenarios.foreignAsking, session: 'Admin Kontrak' },
  play: shown(/diminta oleh supervisor kolektor/),
};
export const Loading: Story = { parameters: { msw: takingScenarios.asking } };
export const Failed: Story = { parameters: { msw: takingScenarios.fails }, play: shown('Server bermasalah') };
export const Offline: Story = {
  parameters: { msw: takingScenarios.offline },
  play: shown('Tidak tersambung'),
};
export const HostWithoutTaking: Story = {
  parameters: { msw: takingScenarios.noSuchCall },
  play: shown('Server perusahaan Anda tidak menyediakan surat tugas penarikan.'),
};

async function withdrawal(canvas: Canvas) {
  await press(canvas, 'Cabut surat tugas JKT/ST/2611/00007');
  return within(await dialogNamed('Cabut surat tugas JKT/ST/2611/00007?'));
}

/** Asked once, with a reason. */
export const Withdraws: Story = {
  tags: ['no-picture'],
  parameters: { msw: takingScenarios.orderRuns },
  play: async ({ canvas }) => {
    const dialog = await withdrawal(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Cabut surat tugas' }));
    await expect(await dialog.findByText(/Tulis alasan/)).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/Alasan/), 'Nasabah datang membayar');
    await userEvent.click(dialog.getByRole('button', { name: 'Cabut surat tugas' }));
    await expect(await screen.findByText('Surat tugas JKT/ST/2611/00007 dicabut.')).toBeVisible();
  },
};
/** The unit was given meanwhile: the words stay, and so does the reason. */
export const WithdrawnTooLate: Story = {
  parameters: { msw: takingScenarios.withdrawnMeanwhile },
  play: async ({ canvas }) => {
    const dialog = await withdrawal(canvas);
    await userEvent.type(dialog.getByLabelText(/Alasan/), 'Nasabah datang membayar');
    await userEvent.click(dialog.getByRole('button', { name: 'Cabut surat tugas' }));
    await expect(await dialog.findByText(/Unit sudah diserahkan/)).toBeVisible();
    await expect(dialog.getByLabelText(/Alasan/)).toHaveValue('Nasabah datang membayar');
  },
};
/** The BAST as it was signed. */
export const ReadsTheHandover: Story = {
  parameters: { msw: takingScenarios.taken },
  play: async ({ canvas }) => {
    await press(canvas, 'Lihat BAST JKT/ST/2611/00007');
    const dialog = within(await dialogNamed('BAST JKT/ST/2611/00007'));
    await expect(dialog.getByText('18.204 km')).toBeVisible();
    await expect(dialog.getByText('13.190.500')).toBeVisible();
  },
};

async function record(canvas: Canvas) {
  await press(canvas, 'Catat unit');
  return within(await dialogNamed('Catatan unit, JKT-2601-00044'));
}

export const RecordsTheUnit: Story = {
  tags: ['no-picture'],
  parameters: { msw: takingScenarios.taken },
  play: async ({ canvas }) => {
    const dialog = await record(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    await expect(await dialog.findByText('Tulis di mana unit disimpan.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Tempat'), 'Gudang Cakung, baris D1');
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    await expect(await screen.findByText('Catatan unit tersimpan.')).toBeVisible();
  },
};
/** What was typed outlives a broken connection. */
export const UnitNotSaved: Story = {
  parameters: { msw: takingScenarios.unitNotSaved },
  play: async ({ canvas }) => {
    const dialog = await record(canvas);
    await userEvent.type(dialog.getByLabelText('Tempat'), 'Gudang Cakung, baris D1');
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    await expect(await dialog.findByText(/Tidak tersambung/)).toBeVisible();
    await expect(dialog.getByLabelText('Tempat')).toHaveValue('Gudang Cakung, baris D1');
  },
};
export const UnitRefusesNonsense: Story = {
  tags: ['no-picture'],
  parameters: { msw: takingScenarios.taken },
  play: async ({ canvas }) => {
    const dialog = await record(canvas);
    await userEvent.type(dialog.getByLabelText('Tempat'), 'Gudang Cakung, baris D1');
    await refusesNonsense('UnitRecordForm', { form: dialog.getByRole('form') });
  },
};
export const Narrow: Story = {
  parameters: { msw: takingScenarios.refusedRulingOnly },
  globals: { viewport: { value: 'phone' } },
  play: shown('Ditolak nasabah'),
};
