import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ToastProvider } from '@/components/Toast/ToastProvider';
import { dialogNamed } from '@/lib/mocks/dialogNamed';
import { refusesNonsense } from '@/lib/mocks/refusesNonsense';
import { ContractCollecting } from './ContractCollecting';
import { PAPER } from './mocks/buildCollecting';
import { collectingScenarios } from './mocks/scenarios';
import { StoryFileView, StoryUpload } from './mocks/StoryPaper';

/** How a contract is collected, on its page. */
const meta = {
  title: 'Features/Collection/ContractCollecting',
  component: ContractCollecting,
  args: {
    contract: {
      ...{ code: 'JKT-2603-00118', name: 'Bambang Sutrisno', phone: '081234567890' },
    },
    ...{ runs: true, today: '2026-11-20', Upload: StoryUpload, FileView: StoryFileView },
  },
  parameters: { frame: 900, session: 'Kepala Cabang' },
  decorators: [
    (Story) => (
      <ToastProvider stay={3_600_000}>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof ContractCollecting>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (text: string | RegExp): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const save = (dialog: Pick<Canvas, 'getByRole'>) =>
  userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));

export const Default: Story = { play: shown('W10.00123456.AH.05.01') };
export const Empty: Story = {
  parameters: { msw: collectingScenarios.nothing },
  play: shown('Belum ada janji bayar.'),
};
export const Loading: Story = { parameters: { msw: collectingScenarios.asking } };
export const Failed: Story = {
  parameters: { msw: collectingScenarios.fails },
  play: shown('Server bermasalah'),
};
export const Offline: Story = {
  parameters: { msw: collectingScenarios.offline },
  play: shown('Tidak tersambung'),
};
export const HostWithoutCollecting: Story = {
  parameters: { msw: collectingScenarios.noSuchCall },
  play: shown('Server perusahaan Anda tidak menyediakan data penagihan.'),
};

/** The borrower died: the heir stands there, and is mended by whoever has contracts. */
export const Died: Story = {
  parameters: { msw: collectingScenarios.died },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Siti Aminah (Istri)')).toBeVisible();
    await press(canvas, 'Ubah ahli waris');
    const dialog = within(await dialogNamed('Nasabah meninggal, JKT-2603-00118'));
    await expect(dialog.getByLabelText('Pasangan atau ahli waris')).toHaveValue('Siti Aminah');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
async function fillDeath() {
  const dialog = within(await dialogNamed('Nasabah meninggal, JKT-2603-00118'));
  await userEvent.type(dialog.getByLabelText('Tanggal meninggal'), '12/11/2026');
  await userEvent.type(dialog.getByLabelText('Pasangan atau ahli waris'), 'Siti Aminah');
  await userEvent.type(dialog.getByLabelText('Hubungan dengan nasabah'), 'Istri');
  await userEvent.type(dialog.getByLabelText('Nomor teleponnya'), '081298765432');
  await userEvent.type(dialog.getByLabelText('Alamatnya'), 'Jl. Kenanga No. 4');
  const file = new File(['%PDF-1.4'], PAPER.name, { type: PAPER.type });
  await userEvent.upload(dialog.getByLabelText('Pilih berkas Surat keterangan kematian'), file);
}
/** What is missing is said at its field; then the result says who is spoken to. */
export const RecordsADeath: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await press(canvas, 'Catat nasabah meninggal');
    const dialog = within(await dialogNamed('Nasabah meninggal, JKT-2603-00118'));
    await save(dialog);
    await expect(await dialog.findByText('Unggah surat keterangan kematian.')).toBeVisible();
    await fillDeath();
    await save(dialog);
    await screen.findByText('Siti Aminah dihubungi sejak ini.');
  },
};

/** Whoever has contracts and no calls records consents, and no call. */
export const WithoutCalls: Story = {
  parameters: { session: 'Admin Kontrak' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Catat persetujuan' })).toBeVisible();
    await canvas.findByRole('list', { name: 'Janji bayar' });
    await expect(canvas.queryByRole('button', { name: 'Catat telepon' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Ingatkan' })).toBeNull();
  },
};

/** What has ended is only read; its fiduciary still has to be removed. */
export const Ended: Story = {
  args: { runs: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Ubah fidusia' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Catat telepon' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Ubah alamat' })).toBeNull();
  },
};
export const WithLetters: Story = { args: { letters: <p>Surat peringatan (SP1), 18 November 2026</p> } };

/** The dialog of a call gives the focus back to its button. */
export const OpensACall: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Catat telepon' });
    await userEvent.click(button);
    await dialogNamed('Catat telepon, Bambang Sutrisno');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Reminds: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await press(canvas, 'Ingatkan');
    await dialogNamed('Ingatkan Bambang Sutrisno');
  },
};

async function consent(canvas: Canvas) {
  await press(canvas, 'Catat persetujuan');
  const dialog = within(await dialogNamed('Persetujuan nasabah baru'));
  await userEvent.type(dialog.getByLabelText('Isi persetujuan'), 'Boleh ditelepon sampai jam 21.00');
  await userEvent.type(dialog.getByLabelText('Diberikan pada'), '20/11/2026');
  await userEvent.type(dialog.getByLabelText('Berlaku sampai'), '31/12/2026');
  const file = new File(['%PDF-1.4'], PAPER.name, { type: PAPER.type });
  await userEvent.upload(dialog.getByLabelText('Pilih berkas Surat persetujuan'), file);
  return dialog;
}

export const RecordsAConsent: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await save(await consent(canvas));
    await expect(await screen.findByText('Persetujuan berlaku sampai 31 Desember 2026.')).toBeVisible();
  },
};
export const ConsentNotSaved: Story = {
  tags: ['no-picture'],
  parameters: { msw: collectingScenarios.writesFail },
  play: async ({ canvas }) => {
    const dialog = await consent(canvas);
    await save(dialog);
    await expect(await dialog.findByText(/Tidak tersambung/)).toBeVisible();
    await expect(dialog.getByLabelText('Isi persetujuan')).toHaveValue('Boleh ditelepon sampai jam 21.00');
  },
};
export const ConsentRefusesNonsense: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const dialog = await consent(canvas);
    await refusesNonsense('ConsentForm', { form: dialog.getByRole('form') });
  },
};

export const DeathRefusesNonsense: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await press(canvas, 'Catat nasabah meninggal');
    const dialog = within(await dialogNamed('Nasabah meninggal, JKT-2603-00118'));
    await fillDeath();
    await refusesNonsense('DeathForm', { form: dialog.getByRole('form') });
  },
};

/** Ending one asks first. */
export const EndsAConsent: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await press(canvas, 'Akhiri');
    const dialog = within(await dialogNamed('Akhiri persetujuan ini?'));
    await userEvent.click(dialog.getByRole('button', { name: 'Akhiri' }));
    await expect(await screen.findByText('Persetujuan diakhiri.')).toBeVisible();
  },
};

async function fiduciary(canvas: Canvas) {
  await press(canvas, 'Ubah fidusia');
  return within(await dialogNamed('Fidusia, JKT-2603-00118'));
}

/** A removal before its certificate is refused at once; then it is saved. */
export const ChangesTheFiduciary: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const dialog = await fiduciary(canvas);
    const removed = dialog.getByLabelText('Tanggal penghapusan');
    await userEvent.type(removed, '01/04/2026');
    await save(dialog);
    await expect(await dialog.findByText('Tidak boleh sebelum tanggal sertifikat.')).toBeVisible();
    await userEvent.clear(removed);
    await userEvent.type(removed, '19/11/2026');
    await save(dialog);
    await expect(await screen.findByText('Data fidusia tersimpan.')).toBeVisible();
  },
};
/** Somebody else wrote it first: both are shown, and what was typed stays. */
export const FiduciaryMoved: Story = {
  tags: ['no-picture'],
  parameters: { msw: collectingScenarios.movedMeanwhile },
  play: async ({ canvas }) => {
    const dialog = await fiduciary(canvas);
    await userEvent.type(dialog.getByLabelText('Notaris'), ' Tangerang');
    await save(dialog);
    await expect(await dialog.findByText(/→ W10\.00999999/)).toBeVisible();
    await expect(dialog.getByLabelText('Notaris')).toHaveValue('Ratna Dewi, S.H., M.Kn. Tangerang');
  },
};
export const FiduciaryRefusesNonsense: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const dialog = await fiduciary(canvas);
    await refusesNonsense('FiduciaryForm', { form: dialog.getByRole('form') });
  },
};

async function billing(canvas: Canvas) {
  await press(canvas, 'Ubah alamat');
  const dialog = within(await dialogNamed('Alamat tagih, JKT-2603-00118'));
  await userEvent.type(dialog.getByLabelText('Alamat tagih'), ' Blok C');
  await userEvent.type(dialog.getByLabelText('Alasan'), 'Pindah rumah');
  return dialog;
}

export const ChangesTheAddress: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await save(await billing(canvas));
    await expect(await screen.findByText('Alamat tagih tersimpan.')).toBeVisible();
  },
};
export const AddressMoved: Story = {
  tags: ['no-picture'],
  parameters: { msw: collectingScenarios.movedMeanwhile },
  play: async ({ canvas }) => {
    const dialog = await billing(canvas);
    await save(dialog);
    await expect(await dialog.findByText(/→ Jl\. Melati No\. 3/)).toBeVisible();
    await expect(dialog.getByLabelText('Alasan')).toHaveValue('Pindah rumah');
  },
};
