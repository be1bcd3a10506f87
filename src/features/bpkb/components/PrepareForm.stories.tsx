import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { checkPrepare, startPrepare, type PrepareDraft } from '../domain/handingDrafts';
import { StoryUpload } from '../mocks/BpkbRoute';
import { buildReady, PREPARED } from '../mocks/buildBook';
import { TypedForm } from '../mocks/TypedForm';
import { PrepareForm } from './PrepareForm';

const BOOK = buildReady();
const EMPTY = startPrepare(BOOK);

interface FormStoryProps {
  start: PrepareDraft;
  tried?: boolean;
}

const Shown = ({ start, tried = false }: FormStoryProps) => (
  <TypedForm start={start} check={checkPrepare} tried={tried}>
    {(form) => <PrepareForm {...form} book={BOOK} Upload={StoryUpload} slot="story" />}
  </TypedForm>
);

/** Who fetches a book, with the papers of that way. */
const meta = {
  title: 'Features/Bpkb/PrepareForm',
  component: Shown,
  parameters: { frame: 592 },
  args: { start: EMPTY },
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
/** Each way asks for its own papers; the debtor's name is known. */
export const WayByWay: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Diambil oleh'), 'Ahli waris');
    await expect(canvas.getByText('Surat keterangan ahli waris')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Diambil oleh'), 'Nasabah sendiri');
    await expect(canvas.queryByText('Surat keterangan ahli waris')).toBeNull();
    await expect(canvas.getByLabelText('Nama pengambil')).toHaveValue('Siti Rahmawati');
  },
};
export const ByPowerOfAttorney: Story = {
  args: {
    start: {
      ...{ way: 'ATTORNEY', person: PREPARED.person, phone: PREPARED.phone, note: PREPARED.note },
      papers: Object.fromEntries(PREPARED.papers.map(({ paper, file }) => [paper, file])),
    },
  },
};
export const Wrong: Story = { args: { start: { ...EMPTY, way: 'ATTORNEY' }, tried: true } };
export const Narrow: Story = { ...ByPowerOfAttorney, globals: { viewport: { value: 'phone' } } };
