import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fieldsOf } from '@/lib/registration/mergeForms';
import { buildRegistration } from '../mocks/buildRegistration';
import { RegistrationHistory } from './RegistrationHistory';

const { events, form } = buildRegistration();

/** What was done to a registration and its form, newest first. */
const meta = {
  title: 'Features/Registrations/RegistrationHistory',
  component: RegistrationHistory,
  parameters: { frame: 700 },
  args: { events },
} satisfies Meta<typeof RegistrationHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/Yang berubah: Struktur pembiayaan: Uang muka, Struktur pembiayaan: Tenor/),
    ).toBeVisible();
  },
};
export const Empty: Story = { args: { events: [] } };
/** More fields than a line names. */
export const ManyFields: Story = {
  args: { events: events.slice(3, 4).map((event) => ({ ...event, fields: [...fieldsOf(form).keys()] })) },
};
