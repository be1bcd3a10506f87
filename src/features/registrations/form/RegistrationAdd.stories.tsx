import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { useLocation } from 'react-router-dom';
import { buildRegistrationForm } from '@/lib/mocks/buildRegistrationForm';
import { EMPTY_FORM } from '@/lib/registration/emptyForm';
import type { FormConnections } from './FormEditor';
import { readKeptForm, writeKeptForm } from './domain/keptForm';
import { DraftWorld, savesNothing } from './mocks/formScenarios';
import { StoryUpload } from './mocks/StoryUpload';
import { RegistrationAdd } from './RegistrationAdd';

/** A new form: its first saving makes the draft. */
const meta = {
  title: 'Features/Registrations/RegistrationAdd',
  component: RegistrationAdd,
  args: {
    detailHref: (id: number) => `/customer/${id}`,
    links: { registration: (id) => `/customer/${id}` },
    Upload: StoryUpload,
    onHandedIn: fn(),
  },
  parameters: { frame: 920, session: 'Admin Kontrak', route: '/customer/add' },
  render: function Render(ways: FormConnections) {
    const { pathname, search } = useLocation();
    return (
      <>
        <div data-testid="address" hidden>
          {pathname + search}
        </div>
        <RegistrationAdd {...ways} />
      </>
    );
  },
  beforeEach: ({ msw }) => {
    world = new DraftWorld();
    msw.use(...world.handlers);
  },
} satisfies Meta<typeof RegistrationAdd>;

export default meta;
type Story = StoryObj<typeof meta>;
let world: DraftWorld;

/** Of two numbers that are pasted at once the second goes to the other field by a press, whichever of the two that is. */
export const TwoPhonesPasted: Story = {
  play: async ({ canvas }) => {
    const phone = await canvas.findByLabelText('Telepon');
    await userEvent.click(phone);
    await userEvent.paste('0841-5550-2556 / 0812-3456-7890');
    await expect(phone).toHaveValue('0841-5550-2556');
    await userEvent.click(canvas.getByRole('button', { name: 'Pakai 0812-3456-7890 untuk WhatsApp' }));
    const whatsapp = canvas.getByLabelText('WhatsApp');
    await expect(whatsapp).toHaveFocus();
    await expect(whatsapp).toHaveValue('0812-3456-7890');
    await userEvent.clear(whatsapp);
    await userEvent.paste('0812-3456-7890, 0857-1111-2222');
    const button = { name: 'Pakai 0857-1111-2222 untuk Telepon, ganti 0841-5550-2556' };
    await userEvent.click(canvas.getByRole('button', button));
    await expect(phone).toHaveFocus();
    await waitFor(() =>
      expect(world.saved.at(-1)?.applicant).toMatchObject({
        ...{ phone: '0857-1111-2222', whatsapp: '0812-3456-7890' },
      }),
    );
  },
};

/** Nobody's draft before something is typed. */
export const Untouched: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Disimpan sendiri selagi diisi.')).toBeVisible();
    await expect(world.made).toBe(0);
  },
};

/** One draft, whose number then stands in the address; what is typed on goes on in the same field. */
export const BecomesADraft: Story = {
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText('Nama sesuai KTP');
    await userEvent.type(name, 'Siti');
    await canvas.findByText(/^Tersimpan di server pukul/);
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/customer/add?draf=44'));
    await expect(name).toHaveFocus();
    await userEvent.type(name, ' Rahmawati');
    await waitFor(() => expect(world.saved.at(-1)?.applicant.name).toBe('Siti Rahmawati'));
    await canvas.findByText(/^Tersimpan di server pukul/);
    await expect(world.made).toBe(1);
  },
};

/** After a reload that address opens the draft. */
export const OpenedAgain: Story = {
  parameters: { route: '/customer/add?draf=44&langkah=pekerjaan' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Nama perusahaan atau usaha')).toHaveValue('PT Sinar Boga');
  },
};

export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(...savesNothing),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Nama sesuai KTP'), 'Siti');
    await canvas.findByText(/^Tersimpan di perangkat ini saja/);
    await expect(readKeptForm(null)?.form.applicant.name).toBe('Siti');
  },
};

/** What never reached the server is still on the device. */
export const BroughtBack: Story = {
  beforeEach: ({ msw }) => {
    writeKeptForm(null, { form: buildRegistrationForm(), server: null, unanswered: null });
    msw.use(...savesNothing);
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Yang Anda ketik tadi masih ada');
    await canvas.findByText(/^Tersimpan di perangkat ini saja/);
    await expect(canvas.getByLabelText('Nama sesuai KTP')).toHaveValue('Siti Rahmawati');
  },
};
export const Emptied: Story = {
  ...BroughtBack,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kosongkan' }));
    await waitFor(() =>
      expect(canvas.getByLabelText('Nama sesuai KTP')).toHaveValue(EMPTY_FORM.applicant.name),
    );
    await expect(canvas.queryByText('Yang Anda ketik tadi masih ada')).toBeNull();
  },
};
