import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { BpkbBook } from '@/lib/contract/bpkbBook';
import { checkLend, startLend } from '../domain/lendDraft';
import { StoryUpload } from '../mocks/BpkbRoute';
import { buildAllowed, buildBook } from '../mocks/buildBook';
import { TypedForm } from '../mocks/TypedForm';
import { LendForm } from './LendForm';

interface FormStoryProps {
  book: BpkbBook;
  tried?: boolean;
}

const Shown = ({ book, tried = false }: FormStoryProps) => (
  <TypedForm start={startLend(book)} check={(draft) => checkLend(draft, book)} tried={tried}>
    {(form) => <LendForm {...form} book={book} Upload={StoryUpload} slot="story" />}
  </TypedForm>
);

/** To whom a book is lent, what for, until when. */
const meta = {
  title: 'Features/Bpkb/LendForm',
  component: Shown,
  parameters: { frame: 592 },
  args: { book: buildBook() },
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Wrong: Story = { args: { tried: true } };
/** Late by more than a month: nothing is signed yet. */
export const AsksFirst: Story = {
  args: { book: buildBook({ dpd: 42 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Orang kedua memutuskan dulu')).toBeVisible();
    await expect(canvas.queryByText('Tanda tangan peminjam')).toBeNull();
  },
};
/** Approved: it is lent just so, against a signature. */
export const Allowed: Story = {
  args: { book: buildAllowed() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Peminjam')).toBeNull();
    await expect(canvas.getByText('Tanda tangan peminjam')).toBeVisible();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
