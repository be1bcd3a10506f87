import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Sending } from '@/lib/device/QueueState';
import type { KeptSurvey } from '../device/KeptSurvey';
import { surveyStatus } from '../domain/surveyStatus';
import { FACTS } from '../mocks/buildKeptSurvey';
import { SurveyRows } from './SurveyRows';

const row = (
  key: string,
  step: KeptSurvey['step'],
  sending: Sending | null = null,
  refusal: KeptSurvey['refusal'] = null,
) => ({
  key,
  facts: FACTS,
  day: 'Dikunjungi 20 November 2026, 09:05',
  isOpen: step !== 'sent',
  status: surveyStatus({ step, refusal }, sending),
  href: '/customer/41/survey',
  action: 'Lihat',
});
const refusal = (message: string, moved: boolean) => ({
  message,
  moved,
  fields: {},
  at: '2026-11-20T04:00:00.000Z',
});

/** Visits on a device, each with where it is by now. */
const meta = {
  title: 'Features/Surveys/SurveyRows',
  component: SurveyRows,
  parameters: { frame: 760 },
  args: { rows: [row('1', 'waiting')] },
} satisfies Meta<typeof SurveyRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const ToVisit: Story = {
  args: {
    rows: [
      {
        ...row('1', 'draft'),
        ...{ day: 'Menunggu sejak 18 November 2026', status: null, action: 'Isi survei' },
      },
    ],
  },
};
/** Every way that a visit can stand in. */
export const EveryState: Story = {
  args: {
    rows: [
      row('draf', 'draft'),
      row('foto', 'waiting', { step: 'photo', nth: 2, of: 3, waiting: false }),
      row('putus', 'waiting', { step: 'photo', nth: 2, of: 3, waiting: true }),
      row('survei', 'waiting', { step: 'record' }),
      row('jeda', 'waiting', { step: 'pause', message: 'Server sedang sibuk. Coba lagi sebentar.' }),
      row('sesi', 'waiting', { step: 'session' }),
      row('tolak', 'refused', null, refusal('Survei belum lengkap.', false)),
      row(
        'pindah',
        'refused',
        null,
        refusal('Form ini sekarang Draf, jadi survei tidak dapat diterima.', true),
      ),
      row('terkirim', 'sent'),
    ],
  },
};
/** The device knows nothing of whom it was. */
export const Nameless: Story = {
  args: {
    rows: [
      {
        ...row('1', 'waiting'),
        facts: {
          ...FACTS,
          name: '',
          number: '',
          vehicle: '',
          plate: '',
          address: '',
          phone: '',
          whatsapp: '',
          place: null,
        },
      },
    ],
  },
};
