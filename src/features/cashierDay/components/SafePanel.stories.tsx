import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@/components/Button/Button';
import { buildSafeToBank } from '../mocks/buildDrawerRequest';
import { buildSafe } from '../mocks/buildSafe';
import { SafePanel } from './SafePanel';

/** What the safe of an office holds. */
const meta = {
  title: 'Features/CashierDay/SafePanel',
  component: SafePanel,
  parameters: { frame: 640 },
  args: { safe: buildSafe(), action: <Button>Setor ke bank</Button> },
} satisfies Meta<typeof SafePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A part of it is on its way; who asked may take that back. */
export const Waiting: Story = {
  args: {
    safe: buildSafe({ may_ask: false, waiting: buildSafeToBank() }),
    action: <Button>Tarik kembali</Button>,
  },
};
export const NotTakenBack: Story = {
  args: { ...Waiting.args, problem: 'Permintaan ini sudah disetujui oleh Bambang Kusuma.' },
};
export const Emptied: Story = {
  args: { safe: buildSafe({ balance: 0, may_ask: false }), action: undefined },
};
export const Narrow: Story = { ...Waiting, globals: { viewport: { value: 'phone' } } };
