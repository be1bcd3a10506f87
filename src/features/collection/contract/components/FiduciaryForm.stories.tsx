import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SaveProblem } from '@/components/SaveProblem/SaveProblem';
import { fiduciaryDraft } from '../domain/fiduciaryDraft';
import { buildFiduciary, buildNoFiduciary } from '../mocks/buildCollecting';
import { FiduciaryForm } from './FiduciaryForm';

/** Deed, certificate and removal of a fiduciary. */
const meta = {
  title: 'Features/Collection/FiduciaryForm',
  component: FiduciaryForm,
  parameters: { frame: 520 },
  args: {
    ...{ formId: 'fidusia', values: fiduciaryDraft(buildFiduciary()), errors: {} },
    ...{ onChange: fn(), onSubmit: fn() },
  },
} satisfies Meta<typeof FiduciaryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { values: fiduciaryDraft(buildNoFiduciary()) } };
export const Wrong: Story = {
  args: {
    values: { ...fiduciaryDraft(buildFiduciary()), deed_number: '', certificate_on: '2026-03-01' },
    errors: { deed_number: 'Tulis nomor aktanya.', certificate_on: 'Tidak boleh sebelum tanggal akta.' },
  },
};
export const Saving: Story = { args: { busy: true } };
export const ChangedMeanwhile: Story = {
  args: {
    notice: (
      <SaveProblem
        message="Data fidusia ini sudah diubah orang lain."
        moved={[{ label: 'Notaris', before: 'Ratna Dewi, S.H.', after: 'Hadi Wijaya, S.H.' }]}
        onTakeOver={fn()}
      />
    ),
  },
};
