import type { Meta, StoryObj } from '@storybook/react-vite';
import { draftOf } from '../domain/askDraft';
import { buildPartner, CONTRACT_TYPES } from '../mocks/buildPartner';
import { AskForm } from './AskForm';

/** Another account or scheme, and why. */
const meta = {
  title: 'Features/Partners/AskForm',
  component: AskForm,
  parameters: { frame: 560 },
  args: {
    kind: 'SCHEME',
    formId: 'minta',
    values: draftOf(buildPartner()),
    errors: {},
    types: CONTRACT_TYPES,
    onChange: () => undefined,
    onSubmit: () => undefined,
  },
} satisfies Meta<typeof AskForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Scheme: Story = {};
export const Account: Story = { args: { kind: 'ACCOUNT' } };
export const SchemeWrong: Story = {
  args: {
    errors: {
      'line.1': 'Isi di atas 0 sampai 50‰, misalnya 7,5.',
      days: 'Isi 1 sampai 365 hari, atau kosongkan.',
      reason: 'Tulis alasannya, paling sedikit 5 karakter.',
    },
  },
};
export const NoLine: Story = {
  args: {
    values: { ...draftOf(buildPartner()), lines: {} },
    errors: { lines: 'Isi komisi untuk paling sedikit satu jenis kontrak.' },
  },
};
export const Busy: Story = { args: { kind: 'ACCOUNT', busy: true } };
