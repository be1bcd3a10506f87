import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { States } from '@/lib/mocks/States';
import { EmptyList, type EmptyListProps } from '@/components/RecordList/EmptyList';
import { REGISTRATIONS, type RegistrationListState } from '../domain/registrationList';
import { registrationWords, type EmptyRegistrations } from './registrationView';

type Empty = EmptyListProps<RegistrationListState>;

const underWay = REGISTRATIONS.startFor(1);
const state = { ...underWay, status: 'all' as const };

const wordsWith =
  (of: Partial<EmptyRegistrations>): Empty['words'] =>
  (at) =>
    registrationWords(at, { onStatus: fn(), ...of });

const NoRegistrations = ({ status, addHref, ...args }: Empty & Partial<EmptyRegistrations>) => (
  <EmptyList {...args} words={wordsWith({ status, addHref })} />
);

/** Why the list of registrations is empty, and the nearest way to one that is not. */
const meta = {
  title: 'Features/Registrations/NoRegistrations',
  component: EmptyList<RegistrationListState>,
  args: { state, words: wordsWith({}), onPage: fn(), onReset: fn() },
} satisfies Meta<typeof EmptyList<RegistrationListState>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryReason: Story = {
  render: (args) => (
    <States
      of={{
        'None yet': <NoRegistrations {...args} addHref="/customer/add" />,
        'None yet, for a surveyor': <NoRegistrations {...args} />,
        'Past the last page': <NoRegistrations {...args} state={{ ...state, page: 9 }} />,
        'Nothing found': <NoRegistrations {...args} state={{ ...state, search: 'B 4821 TXK' }} />,
        'None of this surveyor': (
          <NoRegistrations {...args} state={{ ...state, surveyor: 7, status: 3 }} status="Survei" />
        ),
        'None of this marketer, none so old': (
          <NoRegistrations {...args} state={{ ...state, marketer: 3, age: 7 }} />
        ),
        'None under way': <NoRegistrations {...args} state={underWay} addHref="/customer/add" />,
        'None under way, for a surveyor': <NoRegistrations {...args} state={underWay} />,
        'Nothing found under way': (
          <NoRegistrations {...args} state={{ ...underWay, search: 'B 4821 TXK' }} status="Dalam proses" />
        ),
        'None of this status': <NoRegistrations {...args} state={{ ...state, status: 3 }} status="Survei" />,
      }}
    />
  ),
};
