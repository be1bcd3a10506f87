import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { EMPTY_CONSENT, type ConsentDraft } from '../domain/consentDraft';
import { PAPER } from '../mocks/buildCollecting';
import { StoryUpload } from '../mocks/StoryPaper';
import { ConsentForm } from './ConsentForm';

/** What a borrower allows beyond the rule of place and hours. */
const meta = {
  title: 'Features/Collection/ConsentForm',
  component: ConsentForm,
  parameters: { frame: 520 },
  args: {
    ...{ formId: 'persetujuan', values: EMPTY_CONSENT, errors: {}, slot: 'consent-JKT-2603-00118' },
    ...{ Upload: StoryUpload, onChange: fn(), onSubmit: fn() },
  },
} satisfies Meta<typeof ConsentForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const filled: ConsentDraft = {
  ...{ kind: 'HOURS', words: 'Boleh ditelepon sampai jam 21.00', file: PAPER },
  ...{ given_on: '2026-11-20', until: '2026-12-31' },
};

export const Default: Story = { args: { values: filled } };
export const Empty: Story = {};
export const Wrong: Story = {
  args: {
    errors: {
      words: 'Tulis apa yang disetujui, paling sedikit 5 karakter.',
      given_on: 'Pilih tanggal diberikan.',
      until: 'Pilih tanggal terakhir berlaku.',
      file_id: 'Unggah surat persetujuan yang ditandatangani nasabah.',
    },
  },
};
export const Saving: Story = { args: { values: filled, busy: true } };
