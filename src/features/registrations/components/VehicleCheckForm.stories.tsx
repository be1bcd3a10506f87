import type { Meta, StoryObj } from '@storybook/react-vite';
import { StorySending } from '../mocks/StorySending';
import { VehicleCheckForm } from './VehicleCheckForm';

/** The photo of the rubbed frame number, and why it is another vehicle. */
const meta = {
  title: 'Features/Registrations/VehicleCheckForm',
  component: VehicleCheckForm,
  parameters: { frame: 560 },
  args: {
    ...{ formId: 'vehicle', slot: 'story', Upload: StorySending },
    values: { photo: null, reason: '' },
    errors: {},
    onChange: () => undefined,
    onSubmit: () => undefined,
  },
} satisfies Meta<typeof VehicleCheckForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Missing: Story = {
  args: { errors: { photo: 'Harus dilampirkan.', reason: 'Tulis alasan, paling sedikit 5 karakter.' } },
};
