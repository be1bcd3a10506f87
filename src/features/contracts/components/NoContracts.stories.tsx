import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { States } from '@/lib/mocks/States';
import { defaultListState } from '../domain/contractListState';
import { NoContracts } from './NoContracts';

const state = defaultListState(1);

/** Why the list of contracts is empty, and the nearest way to one that is not. */
const meta = {
  title: 'Features/Contracts/NoContracts',
  component: NoContracts,
  args: { state, onChange: fn(), onReset: fn() },
} satisfies Meta<typeof NoContracts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryReason: Story = {
  render: (args) => (
    <States
      of={{
        'None yet': <NoContracts {...args} />,
        'Past the last page': <NoContracts {...args} state={{ ...state, page: 9 }} />,
        'Nothing found': <NoContracts {...args} state={{ ...state, search: 'B 4821 TXK' }} />,
        'None of this status': <NoContracts {...args} state={{ ...state, status: 'REPOSSESSED' }} />,
      }}
    />
  ),
};
