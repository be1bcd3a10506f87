import type { Meta, StoryObj } from '@storybook/react-vite';
import { States } from '@/lib/mocks/States';
import { SaveLine } from './SaveLine';

/** Where what was typed is: on the server, or on this device only. */
const meta = {
  title: 'Features/Registrations/SaveLine',
  component: SaveLine,
  args: { state: { step: 'saved', at: Date.parse('2026-11-20T07:04:00.000Z') } },
} satisfies Meta<typeof SaveLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {};
export const Others: Story = {
  render: () => (
    <States
      of={{
        Untouched: <SaveLine state={{ step: 'saved', at: null }} />,
        Typed: <SaveLine state={{ step: 'typed' }} />,
        Sending: <SaveLine state={{ step: 'sending' }} />,
        Waiting: <SaveLine state={{ step: 'waiting', message: '' }} />,
        Refused: <SaveLine state={{ step: 'refused', message: '', fields: {} }} />,
      }}
    />
  ),
};
