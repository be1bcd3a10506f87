import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { listCalculations } from '@/lib/contract/calculations';
import { findDuplicates } from '@/lib/contract/registrations';
import { listRegistrationChoices } from '@/lib/contract/registrationChoices';
import { buildRegistrationForm } from '@/lib/mocks/buildRegistrationForm';
import { mockEndpoint, offline } from '@/lib/mocks/mockEndpoint';
import { refusesNonsense } from '@/lib/mocks/refusesNonsense';
import { EMPTY_FORM } from '@/lib/registration/emptyForm';
import { possible, STATUSES } from '../mocks/buildRegistration';
import { buildDraft, hasDuplicates, phoneKnownElsewhere } from './mocks/formScenarios';
import { StoryForm } from './mocks/StoryForm';
import { RegistrationForm } from './RegistrationForm';

const FILLED = buildRegistrationForm();

/** The long form, step by step: empty, filled, with what is missing, and with what the server found wrong. */
const meta = {
  title: 'Features/Registrations/RegistrationForm',
  component: StoryForm,
  subcomponents: { RegistrationForm: RegistrationForm as never },
  args: { form: FILLED, step: 'pemohon', onHandIn: fn() },
  parameters: { frame: 920, session: 'Admin Kontrak' },
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const isThere = (name: string) => async (canvas: Canvas) =>
  void (await canvas.findByRole('heading', { name, level: 2 }));

export const Empty: Story = { args: { form: EMPTY_FORM } };
export const Applicant: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('option', { name: 'Matraman' });
    await expect(canvas.getByLabelText('NIK')).toHaveValue('3175014708900003');
  },
};

/** What must be filled is marked, by the same rule that hands the form in: a spouse only of who is married. */
export const MarksWhatIsNeeded: Story = {
  tags: ['no-picture'],
  args: { step: 'pemohon' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('NIK')).toBeRequired();
    await expect(canvas.getByLabelText('NPWP')).not.toBeRequired();
    await expect(canvas.getAllByLabelText('Kelurahan/desa')[0]).toBeRequired();
    await userEvent.click(canvas.getByRole('button', { name: /Keluarga & kontak/ }));
    await expect(canvas.getByLabelText('NIK pasangan')).toBeRequired();
    await userEvent.click(canvas.getByRole('button', { name: /Pemohon/ }));
    await userEvent.selectOptions(canvas.getByLabelText('Status perkawinan'), 'SINGLE');
    await userEvent.click(canvas.getByRole('button', { name: /Keluarga & kontak/ }));
    await expect(canvas.getByLabelText('NIK pasangan')).not.toBeRequired();
  },
};

/** Nothing is filled by itself: what the NIK says is offered. */
export const NikOffersWhatItSays: Story = {
  args: { form: EMPTY_FORM },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('NIK'), '3175014708900003');
    await canvas.findByText(/lahir 7 Agustus 1990, perempuan/);
    await userEvent.click(canvas.getByRole('button', { name: 'Isikan' }));
    await expect(canvas.getByLabelText('Tanggal lahir')).toHaveValue('07/08/1990');
    await expect(canvas.getByLabelText('Jenis kelamin')).toHaveValue('FEMALE');
    await expect(canvas.queryByText('Menurut NIK')).toBeNull();
  },
};
/** It warns, and keeps nobody from going on. */
export const NikSaysOtherwise: Story = {
  args: { form: buildRegistrationForm({ applicant: { birth_date: '1991-01-02', sex: 'MALE' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Tanggal lahir')).toHaveAccessibleDescription(
      'Menurut NIK 7 Agustus 1990.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut: Pekerjaan' }));
    await canvas.findByRole('heading', { name: 'Penghasilan' });
  },
};
export const KnownElsewhere: Story = {
  parameters: { msw: hasDuplicates },
  play: async ({ canvas }) => void (await canvas.findByText('2 data dengan nomor yang sama')),
};
/** A hint beside the phones, of what nothing else says; looked for when the number is whole, however it is written. */
export const PhoneKnownElsewhere: Story = {
  parameters: { msw: phoneKnownElsewhere },
  play: async ({ canvas }) => {
    await canvas.findByText('1 data dengan nomor yang sama');
    await expect(canvas.queryByText('nomor telepon')).toBeNull();
    const whatsApp = canvas.getByLabelText('WhatsApp');
    await userEvent.clear(whatsApp);
    await userEvent.type(whatsApp, '+62 841-5550-2556');
    await canvas.findByText('nomor telepon');
    await expect(canvas.getByText(/dapat dipakai sekeluarga/)).toBeVisible();
    await expect(canvas.getAllByText('1 data dengan nomor yang sama')).toHaveLength(2);
    await userEvent.clear(whatsApp);
    await waitFor(() => expect(canvas.queryByText('nomor telepon')).toBeNull());
  },
};
export const DuplicatesNotLookedFor: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(findDuplicates, offline)),
  play: async ({ canvas }) => void (await canvas.findByText('Data ganda belum diperiksa')),
};

/** Another address than the KTP's is asked for only where there is one. */
export const LivesElsewhere: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByLabelText('RT')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sama dengan alamat KTP' }));
    await expect(canvas.getAllByLabelText('RT')).toHaveLength(2);
    await userEvent.type(canvas.getAllByRole('combobox', { name: /^Cari kelurahan/ })[1]!, 'pal mer');
    await userEvent.click(await canvas.findByRole('option', { name: /Pal Meriam.*Matraman/ }));
    await waitFor(() => expect(canvas.getAllByLabelText('Kelurahan/desa')[1]).toHaveValue('Pal Meriam'));
  },
};

export const Work: Story = { args: { step: 'pekerjaan' } };
export const Family: Story = { args: { step: 'keluarga' } };
export const Unmarried: Story = {
  args: {
    step: 'keluarga',
    form: { ...EMPTY_FORM, applicant: { ...EMPTY_FORM.applicant, marital: 'SINGLE' } },
  },
};
export const Vehicle: Story = { args: { step: 'kendaraan' } };

/** Chosen from the price list, which brings its kind and its highest price. */
export const ChoosesAVehicle: Story = {
  args: { step: 'kendaraan', form: EMPTY_FORM },
  play: async ({ canvas }) => {
    await userEvent.type(
      canvas.getByRole('combobox', { name: 'Cari di OTR dan Pencairan' }),
      'nmax 2024 jabo',
    );
    await userEvent.click(await canvas.findByRole('option', { name: /Yamaha NMAX 2024/ }));
    await canvas.findByText('Motor (R2), Jabodetabek');
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut: Struktur pembiayaan' }));
    await expect(await canvas.findByLabelText('Harga OTR')).not.toHaveValue('');
  },
};

export const Structure: Story = {
  args: { step: 'struktur' },
  play: async ({ canvas }) => {
    await canvas.findByRole('option', { name: 'Motor bekas' });
    await expect(canvas.getByRole('region', { name: 'Hasil perhitungan' })).toHaveTextContent('Rp1.220.000');
  },
};
/** The instalment follows each digit; a limit of the price list is said at once. */
export const CalculatesWhileTyping: Story = {
  args: { step: 'struktur' },
  play: async ({ canvas }) => {
    const result = canvas.getByRole('region', { name: 'Hasil perhitungan' });
    const tenor = canvas.getByLabelText('Tenor (bulan)');
    await userEvent.clear(tenor);
    await userEvent.type(tenor, '24');
    await expect(result).toHaveTextContent('Rp720.000');
    const down = canvas.getByLabelText('Uang muka');
    await userEvent.clear(down);
    await userEvent.type(down, '1000000');
    await expect(down).toHaveAccessibleDescription('Paling sedikit Rp3.100.000 menurut daftar harga.');
    await expect(result).toHaveTextContent(/Angsuran dihitung begitu/);
  },
};
/** Above what the Perhitungan allows of the OTR: said beside the field, with the limit that stood there before. */
export const FeesTooHigh: Story = {
  args: { step: 'struktur' },
  play: async ({ canvas }) => {
    const fees = canvas.getByLabelText('Biaya yang dibiayai');
    await expect(fees).toHaveAccessibleDescription('Paling banyak Rp2.250.000 menurut Perhitungan.');
    await userEvent.clear(fees);
    await userEvent.type(fees, '2250001');
    await expect(fees).toBeInvalid();
    await expect(canvas.getByLabelText('Asuransi yang dibiayai')).toHaveAccessibleDescription(
      'Paling banyak Rp3.000.000 menurut Perhitungan.',
    );
  },
};
/** With the first instalment in advance the day on which it is paid out is said where the date is chosen. */
export const InAdvance: Story = {
  tags: ['no-picture'],
  args: { step: 'struktur', rules: { in_advance: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Tanggal kontrak')).toHaveAccessibleDescription(
      /dicairkan hanya pada tanggal ini/,
    );
  },
};
export const CashOnBpkb: Story = {
  args: {
    step: 'struktur',
    form: buildRegistrationForm({ structure: { financing: 'CASH', disbursement: 9_000_000 } }),
  },
  play: async ({ canvas }) => void (await canvas.findByRole('option', { name: 'Motor bekas' })),
};
export const ListsNotLoaded: Story = {
  args: { step: 'struktur' },
  beforeEach: ({ msw }) =>
    msw.use(mockEndpoint(listRegistrationChoices, offline), mockEndpoint(listCalculations, offline)),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByText('Daftar tidak termuat. Periksa sambungan.')).toHaveLength(3),
    );
  },
};

/** Which papers are needed is said before the first of them is asked for. */
export const Documents: Story = {
  args: { step: 'dokumen' },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('heading', { level: 2 });
    await expect(first).toHaveTextContent('Perlu dilampirkan: 4 dari 4 sudah ada');
  },
};
/** A spouse's KTP is asked for only of who is married. */
export const DocumentsOfTheUnmarried: Story = {
  args: {
    step: 'dokumen',
    form: buildRegistrationForm({ applicant: { marital: 'SINGLE' }, documents: { spouse_ktp: null } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/KTP pasangan/)).toBeNull();
    await expect(canvas.getByRole('region', { name: 'KTP pemohon' })).toBeVisible();
  },
};
/** One that is attached already can be looked at and taken away. */
export const SpouseNoMore: Story = {
  tags: ['no-picture'],
  args: { step: 'dokumen', form: buildRegistrationForm({ applicant: { marital: 'SINGLE' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'KTP pasangan' })).toBeVisible();
  },
};

export const Complete: Story = {
  args: { step: 'kirim', registration: buildDraft() },
  play: async ({ canvas, args }) => {
    await canvas.findByText('Form lengkap');
    await canvas.findByRole('option', { name: 'Joko Purnomo' });
    await userEvent.click(canvas.getByRole('button', { name: 'Ajukan' }));
    await expect(args.onHandIn).toHaveBeenCalledOnce();
  },
};
/** Each thing that is missing leads to its field. */
export const Missing: Story = {
  args: {
    step: 'kirim',
    tried: true,
    form: buildRegistrationForm({
      applicant: { mother: '', phone: '' },
      ktp_address: { village: '' },
      vehicle: { type: '', brand: '', chassis: '' },
      structure: { account: '', tenor: 48 },
    }),
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('region', { name: 'Yang belum lengkap' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(7);
    await userEvent.click(within(list).getByRole('button', { name: 'Nama gadis ibu kandung' }));
    await expect(canvas.getByLabelText('Nama gadis ibu kandung')).toHaveFocus();
    await expect(canvas.getByLabelText('Nama gadis ibu kandung')).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: /^Kembali ke Periksa & kirim/ }));
  },
};
/** Whatever is missing leads to where it is mended, and back. */
export const EachMissingLeadsToItsField: Story = {
  tags: ['no-picture'],
  args: { step: 'kirim', tried: true, form: EMPTY_FORM },
  play: async ({ canvas }) => {
    const user = userEvent.setup({ delay: null });
    const buttons = () =>
      within(canvas.getByRole('region', { name: 'Yang belum lengkap' })).getAllByRole('button');
    const count = buttons().length;
    await expect(count).toBeGreaterThan(30);
    for (let at = 0; at < count; at += 1) {
      const button = buttons()[at]!;
      const words = button.textContent;
      await user.click(button);
      const isField = document.activeElement?.matches('input, select, textarea') === true;
      await expect(isField ? 'a field' : `no field for ${words}`).toBe('a field');
      const back = canvas.queryByRole('button', { name: /^Kembali ke Periksa & kirim/ });
      if (back) await user.click(back);
    }
  },
};
/** A paper leads to the way to take it, a chosen vehicle to the way to another one. */
export const MissingVehicleAndPaper: Story = {
  tags: ['no-picture'],
  args: {
    step: 'kirim',
    form: buildRegistrationForm({ documents: { income: null } }),
    hasPrice: false,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bukti penghasilan' }));
    await expect(canvas.getByLabelText('Ambil foto Bukti penghasilan')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /^Kembali ke Periksa & kirim/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Tipe' }));
    await expect(canvas.getByRole('button', { name: 'Ganti kendaraan' })).toHaveFocus();
  },
};
/** Read before it is handed in; what is changed leads back to where one was. */
export const ChangesAndComesBack: Story = {
  tags: ['no-picture'],
  args: { step: 'kirim', registration: buildDraft() },
  play: async ({ canvas }) => {
    const entered = canvas.getByRole('region', { name: 'Yang sudah diisi' });
    await within(entered).findByText('Motor bekas');
    await userEvent.click(canvas.getByRole('button', { name: 'Ubah Pekerjaan' }));
    const company = canvas.getByLabelText('Nama perusahaan atau usaha');
    await userEvent.clear(company);
    await userEvent.type(company, 'Toko Makmur');
    await userEvent.click(canvas.getByRole('button', { name: /^Kembali ke Periksa & kirim/ }));
    await expect(canvas.getByRole('button', { name: 'Ubah Pekerjaan' })).toHaveFocus();
    await expect(canvas.getByText('Toko Makmur')).toBeVisible();
    // By the steps themselves it goes on as before.
    await userEvent.click(canvas.getByRole('button', { name: /^\d?\s*Pekerjaan/ }));
    await expect(canvas.getByRole('button', { name: /^Lanjut: Keluarga/ })).toBeVisible();
  },
};
export const MissingApplicant: Story = { args: { tried: true, form: EMPTY_FORM } };
export const Refused: Story = {
  args: {
    step: 'kirim',
    registration: buildDraft(),
    refused: { surveyor_id: 'Pilih surveyor kantor ini.' },
    problem: 'Form belum lengkap.',
  },
};
/** Whoever may fill a form may not always hand it in. */
export const NotForThisTitle: Story = {
  args: { step: 'kirim', registration: buildDraft({ moves: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Ajukan' })).toBeDisabled();
  },
};
export const CannotBeHandedInNow: Story = {
  args: {
    step: 'kirim',
    registration: buildDraft({
      moves: [possible(STATUSES.submitted, { obstacle: 'Kantor ini sedang tidak aktif.' })],
    }),
  },
};
export const HandingIn: Story = { args: { step: 'kirim', registration: buildDraft(), busy: true } };

/** Dates, amounts and numbers that can't be read hold the form where it is. */
export const RefusesNonsense: Story = {
  args: { step: 'struktur' },
  play: async ({ canvas }) => {
    await isThere('Rekening tujuan')(canvas);
    await refusesNonsense('RegistrationForm', {
      form: canvas.getByRole('form', { name: 'Form registrasi' }),
      sends: false,
    });
  },
};
