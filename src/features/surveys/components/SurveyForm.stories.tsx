import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { surveyErrors } from '@/lib/registration/surveyErrors';
import { newSurvey } from '../device/KeptSurvey';
import { DeviceStoreError } from '@/lib/device/DeviceStoreError';
import { buildKeptSurvey, FACTS } from '../mocks/buildKeptSurvey';
import { DRAWN_HOUSE } from '../mocks/drawnHouse';
import { SurveyForm } from './SurveyForm';

const BLANK = newSurvey('7', FACTS, new Date('2026-11-20T02:05:00.000Z'));
const photos = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `foto-${index}`,
    bytes: 214_000 + index * 30_000,
    address: index === 3 ? null : DRAWN_HOUSE,
  }));

/** What a surveyor fills at the door. */
const meta = {
  title: 'Features/Surveys/SurveyForm',
  component: SurveyForm,
  parameters: { frame: 720 },
  args: {
    survey: buildKeptSurvey(),
    photos: photos(2),
    adding: 0,
    errors: {},
    problem: null,
    storage: null,
    position: { step: 'none' },
    isOnline: true,
    busy: false,
    find: fn(),
    change: fn(),
    onFindPosition: fn(),
    onAddPhotos: fn(),
    onRemovePhoto: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof SurveyForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Said before it is saved, not after. */
export const Offline: Story = {
  args: { isOnline: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Tidak tersambung\. Survei disimpan di perangkat ini/)).toBeVisible();
  },
};
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Catatan'), 'B');
    await expect(args.find).toHaveBeenLastCalledWith({ note: 'B' });
    await userEvent.selectOptions(canvas.getByLabelText('Rekomendasi'), 'Ragu');
    await expect(args.find).toHaveBeenLastCalledWith({ recommendation: 'RAGU' });
    const photo = new File(['x'], 'rumah.jpg', { type: 'image/jpeg' });
    await userEvent.upload(canvas.getByLabelText('Ambil foto survei'), photo);
    await expect(args.onAddPhotos).toHaveBeenCalledWith([photo]);
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus foto 2' }));
    await expect(args.onRemovePhoto).toHaveBeenCalledWith('foto-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan untuk dikirim' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const Blank: Story = { args: { survey: BLANK, photos: [] } };
/** Saved too early: each field says what is missing. */
export const Incomplete: Story = {
  args: {
    survey: { ...BLANK, findings: { ...BLANK.findings, met: 'SPOUSE', recommendation: 'RAGU' } },
    photos: [],
    errors: surveyErrors({
      findings: { ...BLANK.findings, met: 'SPOUSE', recommendation: 'RAGU' },
      ...{ position: null, no_position: '', photos: 0 },
    }),
  },
};
export const TwelvePhotos: Story = {
  args: { photos: photos(12) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Ambil foto survei')).toBeNull();
  },
};
export const ShrinkingPhotos: Story = { args: { adding: 2 } };
export const AskingForPosition: Story = {
  args: { survey: { ...BLANK }, position: { step: 'asking' } },
};
export const PositionRefused: Story = {
  args: {
    survey: { ...BLANK, noPosition: 'Izin lokasi ponsel kantor terkunci.' },
    position: { step: 'refused' },
  },
};
export const PositionNotFound: Story = { args: { survey: BLANK, position: { step: 'failed' } } };
export const PositionInaccurate: Story = {
  args: {
    survey: buildKeptSurvey({ position: { latitude: -6.29121, longitude: 106.7953, accuracy: 1840 } }),
  },
};
/** No room on the device: it says so, and what did not fit is not shown as kept. */
export const StorageFull: Story = { args: { problem: new DeviceStoreError('full').message } };
/** Before anything is lost: room is short, or the browser does not promise to keep it. */
export const StorageShort: Story = {
  args: { storage: 'Penyimpanan perangkat hampir penuh, foto berikutnya mungkin tidak muat.' },
};
export const NoStorage: Story = { args: { problem: new DeviceStoreError('missing').message } };
/** The server named what it does not take. */
export const Refused: Story = {
  args: {
    survey: buildKeptSurvey({
      step: 'refused',
      visitedAt: '2026-11-10T02:05:00.000Z',
      refusal: {
        message: 'Survei belum lengkap.',
        fields: { visited_at: 'Waktu kunjungan sebelum form diajukan. Periksa jam ponsel.' },
        moved: false,
        at: '2026-11-20T04:00:00.000Z',
      },
    }),
    errors: { visited_at: 'Waktu kunjungan sebelum form diajukan. Periksa jam ponsel.' },
  },
};
export const Busy: Story = { args: { busy: true } };
