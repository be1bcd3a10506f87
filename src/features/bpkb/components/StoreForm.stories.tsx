import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { checkStore, START_STORE } from '../domain/moveDrafts';
import { buildPlaces } from '../mocks/buildBook';
import { TypedForm } from '../mocks/TypedForm';
import { StoreForm, type OfferedPlace } from './StoreForm';

interface FormStoryProps {
  places: readonly OfferedPlace[] | undefined;
  tried?: boolean;
}

const Shown = ({ places, tried = false }: FormStoryProps) => (
  <TypedForm start={START_STORE} check={checkStore} tried={tried}>
    {(form) => <StoreForm {...form} places={places} />}
  </TypedForm>
);

/** Where a book is put. */
const meta = {
  title: 'Features/Bpkb/StoreForm',
  component: Shown,
  parameters: { frame: 440 },
  args: { places: buildPlaces() },
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Wrong: Story = { args: { tried: true } };
export const PlacesUnknown: Story = { args: { places: undefined } };
export const NoPlaces: Story = {
  args: { places: [] },
  play: async ({ canvas }) => void (await expect(canvas.queryByLabelText('Tempat')).toBeNull()),
};
