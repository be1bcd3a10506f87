import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { getRegistration, moveRegistration, saveRegistration } from '@/lib/contract/registrations';
import { buildRegistrationForm } from '@/lib/mocks/buildRegistrationForm';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import { buildRegistration, STATUSES } from '../mocks/buildRegistration';
import { readKeptForm, writeKeptForm } from './domain/keptForm';
import { almostFilled, buildDraft, DraftWorld, savesNothing } from './mocks/formScenarios';
import { StoryUpload } from './mocks/StoryUpload';
import { RegistrationEdit } from './RegistrationEdit';

/** A draft at work: it saves itself, survives a lost connection, and brings two devices together. */
const meta = {
  title: 'Features/Registrations/RegistrationEdit',
  component: RegistrationEdit,
  args: {
    id: 44,
    detailHref: (id: number) => `/customer/${id}`,
    links: { registration: (id) => `/customer/${id}`, contract: (code) => `/contract/${code}` },
    Upload: StoryUpload,
    onHandedIn: fn(),
  },
  parameters: { frame: 920, session: 'Admin Kontrak' },
  beforeEach: ({ msw }) => {
    world = new DraftWorld();
    msw.use(...world.handlers);
  },
} satisfies Meta<typeof RegistrationEdit>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

let world: DraftWorld;
const type = async (canvas: Canvas, label: string, text: string) => {
  const field = await canvas.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const isSaved = (canvas: Canvas) => canvas.findByText(/^Tersimpan di server pukul/);

export const Default: Story = {
  play: async ({ canvas }) => {
    await type(canvas, 'Nama gadis ibu kandung', 'Sumiyati');
    await expect(canvas.getByText(/^Tersimpan di perangkat ini, segera/)).toBeVisible();
    await isSaved(canvas);
    await expect(world.saved.at(-1)?.applicant.mother).toBe('Sumiyati');
    await expect(readKeptForm(44)).toBeNull();
  },
};
export const Loading: Story = {
  parameters: { msw: [mockEndpoint(getRegistration, never)] },
  beforeEach: () => {},
};
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(getRegistration, offline)),
  play: async ({ canvas }) => void (await canvas.findByText('Tidak tersambung')),
};
export const OfAnotherOffice: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockEndpoint(getRegistration, refuse(403, 'Form registrasi ini milik kantor lain.'))),
  play: async ({ canvas }) => void (await canvas.findByText(/milik kantor lain/)),
};
/** Handed in: nothing of it can be typed. */
export const NoDraft: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockEndpoint(getRegistration, buildRegistration({ id: 44, status: STATUSES.survey }))),
  play: async ({ canvas }) => void (await canvas.findByText('Form ini Survei')),
};

/** Without a connection it stays on the device, and says so. */
export const SavingFails: Story = {
  beforeEach: ({ msw }) => msw.use(...savesNothing),
  play: async ({ canvas }) => {
    await type(canvas, 'Nama gadis ibu kandung', 'Sumiyati');
    await canvas.findByText(/^Tersimpan di perangkat ini saja; dikirim begitu tersambung/);
    await expect(readKeptForm(44)?.form.applicant.mother).toBe('Sumiyati');
  },
};
/** What an earlier visit left on this device is typed over what the server has, also while nothing answers. */
export const ReopenedOffline: Story = {
  beforeEach: ({ msw }) => {
    const { form, version } = buildDraft();
    const typed = buildRegistrationForm({ applicant: { mother: 'Sumiyati Wulandari' } });
    writeKeptForm(44, { form: typed, server: { form, version }, unanswered: null });
    msw.use(mockEndpoint(getRegistration, offline), ...savesNothing);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Nama gadis ibu kandung')).toHaveValue('Sumiyati Wulandari');
    await canvas.findByText(/^Tersimpan di perangkat ini saja/);
  },
};
export const Refused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(
        saveRegistration,
        refuse(422, 'Isian belum benar.', { errors: { surveyor_id: 'Pilih surveyor kantor ini.' } }),
      ),
    ),
  play: async ({ canvas }) => {
    await type(canvas, 'Nama gadis ibu kandung', 'Sumiyati');
    await canvas.findByText('Belum tersimpan di server');
  },
};

/** Another device changed other fields: they come in, and what was typed here stays. */
export const MergedByItself: Story = {
  play: async ({ canvas }) => {
    await canvas.findByLabelText('NIK');
    world.changeElsewhere(buildRegistrationForm({ applicant: { birth_place: 'Bogor' } }));
    await type(canvas, 'Nama gadis ibu kandung', 'Sumiyati');
    await canvas.findByText('Perubahan dari tempat lain sudah digabung');
    await expect(canvas.getByLabelText('Tempat lahir')).toHaveValue('Bogor');
    await isSaved(canvas);
    await expect(world.record.form.applicant).toMatchObject({ mother: 'Sumiyati', birth_place: 'Bogor' });
  },
};
/** Both changed the same field: both values are shown, and a person chooses. */
export const Conflict: Story = {
  play: async ({ canvas }) => {
    await canvas.findByLabelText('NIK');
    const theirs = { applicant: { mother: 'Sumiati binti Karta', birth_place: 'Bogor' } };
    world.changeElsewhere(buildRegistrationForm(theirs));
    await type(canvas, 'Nama gadis ibu kandung', 'Sumiyati');
    const dialog = within(await screen.findByRole('dialog', { name: /juga diubah di tempat lain/ }));
    const choices = dialog.getByRole('group', { name: 'Pemohon: Nama gadis ibu kandung' });
    await expect(choices).toHaveTextContent('Sumiati binti Karta');
    await userEvent.click(within(choices).getByRole('radio', { name: /Sumiyati/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Pakai pilihan ini' }));
    await isSaved(canvas);
    await expect(world.record.form.applicant).toMatchObject({ mother: 'Sumiyati', birth_place: 'Bogor' });
  },
};
/** A colleague handed it in meanwhile. */
export const ClosedMeanwhile: Story = {
  play: async ({ canvas }) => {
    await canvas.findByLabelText('NIK');
    world.record = { ...world.record, status: STATUSES.submitted, may_edit: false, version: 9 };
    await type(canvas, 'Nama gadis ibu kandung', 'Sumiyati');
    await canvas.findByText('Form ini sudah Diajukan');
  },
};

/** From an almost empty draft to the hand-in: NIK, vehicle, and what is missing leads there. */
export const FilledAndSent: Story = {
  beforeEach: ({ msw }) => {
    world = new DraftWorld(almostFilled());
    msw.use(...world.handlers);
  },
  play: async ({ canvas, args }) => {
    await type(canvas, 'NIK', '3175014708900003');
    await userEvent.click(await canvas.findByRole('button', { name: 'Isikan' }));
    await userEvent.click(canvas.getByRole('button', { name: /Periksa & kirim/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Tipe' }));
    const search = await canvas.findByRole('combobox', { name: 'Cari di OTR dan Pencairan' });
    await expect(search).toHaveFocus();
    await userEvent.type(search, 'honda beat 2024 jabo');
    await userEvent.click(await canvas.findByRole('option', { name: /Honda Beat 2024/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Kembali ke Periksa & kirim/ }));
    await canvas.findByText('Form lengkap');
    await canvas.findByText('Angsuran per bulan');
    await userEvent.click(canvas.getByRole('button', { name: 'Ajukan' }));
    await waitFor(() => expect(args.onHandedIn).toHaveBeenCalledWith(44));
    await expect(world.record.form).toMatchObject({
      applicant: { birth_date: '1990-08-07', sex: 'FEMALE' },
      vehicle: { kind: 'R2', brand: 'Honda', type: 'Beat', year: 2024 },
    });
  },
};
/** The server finds something that the device could not know. */
export const HandInRefused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(
        moveRegistration,
        refuse(422, 'Form belum lengkap.', {
          errors: { 'structure.contract_type_id': 'Jenis kontrak ini tidak dipakai lagi.' },
        }),
      ),
    ),
  parameters: { route: '/?langkah=kirim' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ajukan' }));
    await canvas.findByText('Belum diajukan');
    await userEvent.click(canvas.getByRole('button', { name: 'Ubah Struktur pembiayaan' }));
    await expect(await canvas.findByLabelText('Jenis kontrak')).toHaveAccessibleDescription(
      'Jenis kontrak ini tidak dipakai lagi.',
    );
  },
};
/** The step stands in the address. */
export const AtAStep: Story = {
  parameters: { route: '/?langkah=dokumen' },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { name: 'KTP pemohon' })),
};
