import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { checkReceive, startReceive, type ReceiveDraft } from '../domain/receiveDraft';
import { StoryUpload } from '../mocks/BpkbRoute';
import { buildAwaited, buildKept } from '../mocks/buildBook';
import { TypedForm } from '../mocks/TypedForm';
import { ReceiveForm } from './ReceiveForm';

const BOOK = buildAwaited();
const EMPTY = startReceive(BOOK);
const SAME: ReceiveDraft = {
  ...{ ...EMPTY, kind: 'BOOK', number: 'R 04821773', chassis_number: 'MH1JM3110PK118823' },
  ...{ engine_number: 'JM31E1118823', plate_number: 'B3921KJT', owner: 'SITI RAHMAWATI' },
  ...{ person: 'Anton (Dealer Sinar Motor)', files: [buildKept(), null] },
};

interface FormStoryProps {
  start: ReceiveDraft;
  tried?: boolean;
}

const Shown = ({ start, tried = false }: FormStoryProps) => (
  <TypedForm start={start} check={(draft) => checkReceive(draft, BOOK)} tried={tried}>
    {(form) => <ReceiveForm {...form} book={BOOK} Upload={StoryUpload} slot="story" />}
  </TypedForm>
);

/** A book that came, beside what its contract says. */
const meta = {
  title: 'Features/Bpkb/ReceiveForm',
  component: Shown,
  parameters: { frame: 760 },
  args: { start: EMPTY },
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
/** Signs, spaces, I and O do not count. */
export const AllTheSame: Story = {
  args: { start: SAME },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Sama')).toHaveLength(5);
    await expect(canvas.getByLabelText('Catatan')).not.toBeRequired();
  },
};
/** Shown as it is typed; the reason is asked for at once. */
export const Differs: Story = {
  args: { start: { ...SAME, chassis_number: '' } },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Nomor rangka');
    await userEvent.type(field, 'MH1JM31');
    await expect(canvas.getByText('Belum lengkap')).toBeVisible();
    await userEvent.type(field, '10PK118328');
    await expect(canvas.getByText('Berbeda')).toBeVisible();
    await expect(canvas.getByLabelText('Mengapa tetap diterima walau berbeda')).toBeRequired();
  },
};
export const Wrong: Story = { args: { tried: true } };
export const Narrow: Story = {
  args: { start: { ...SAME, chassis_number: 'MH1JM3110PK118328' } },
  globals: { viewport: { value: 'phone' } },
};
