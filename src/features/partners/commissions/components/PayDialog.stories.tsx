import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { buildPreview } from '../../mocks/buildCommission';
import { PayDialog } from './PayDialog';

const handleConfirm = fn();

/** Asks once before a batch is paid: how much, to how many, and that it stays so. */
const meta = {
  title: 'Features/Partners/PayDialog',
  component: PayDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    seen: buildPreview(),
    noun: 'Agen',
    office: 'Jakarta',
    onConfirm: handleConfirm,
    onCancel: () => undefined,
  },
} satisfies Meta<typeof PayDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Bayar komisi' }));
    await expect(handleConfirm).toHaveBeenCalledOnce();
  },
};
export const Sending: Story = { args: { busy: true } };
export const Refused: Story = {
  args: { problem: 'Anda menyetujui komisi di dalamnya; orang lain yang membayarkannya.' },
};
/** It may have been paid: pressing again pays nothing twice. */
export const NoAnswer: Story = { args: { problem: 'Server terlalu lama menjawab.', isUnknown: true } };
