import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@/components/Button/Button';
import { buildAbsentClosing, buildDrawerRequest } from '../mocks/buildDrawerRequest';
import { HandOverState } from './HandOverState';

const due = {
  amount: 2_840_000,
  held_by: { id: 7, name: 'Sri Wahyuni' },
  done: null,
  may_ask: true,
  receivers: [],
};

/** What became of a closed day's cash, and who does what next. */
const meta = {
  title: 'Features/CashierDay/HandOverState',
  component: HandOverState,
  args: { shown: { waiting: null, hand_over: due } },
} satisfies Meta<typeof HandOverState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { action: <Button kind="primary">Serahkan uang</Button> } };
export const WaitsForTheOffice: Story = {
  args: {
    shown: { waiting: buildDrawerRequest(), hand_over: due },
    action: <Button>Tarik kembali</Button>,
  },
};
export const WaitsForTheNextHolder: Story = {
  args: {
    shown: {
      waiting: buildDrawerRequest({ way: 'HOLDER', receiver: { id: 4, name: 'Eka Lestari' } }),
      hand_over: due,
    },
  },
};
export const ClosingForAnotherWaits: Story = {
  args: { shown: { waiting: buildAbsentClosing(), hand_over: null } },
};
export const Received: Story = {
  args: {
    shown: {
      waiting: null,
      hand_over: {
        ...due,
        may_ask: false,
        done: buildDrawerRequest({
          status: 'APPROVED',
          decided_by: 'Bambang Kusuma',
          decided_at: '2026-11-20T10:40:00.000Z',
        }),
      },
    },
  },
};
export const NotTakenBack: Story = {
  args: {
    shown: { waiting: buildDrawerRequest({ way: 'SAFE' }), hand_over: due },
    problem: 'Penyerahan ini sudah disetujui oleh Bambang Kusuma.',
    action: <Button>Tarik kembali</Button>,
  },
};
export const Nothing: Story = { tags: ['no-picture'], args: { shown: { waiting: null, hand_over: null } } };
