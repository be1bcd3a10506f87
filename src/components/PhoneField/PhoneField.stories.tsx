import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { TextField } from '@/components/TextField/TextField';
import { PhoneField } from './PhoneField';

interface PersonProps {
  /** What the other field holds. */
  whatsapp: string;
  /** There is no other field. */
  alone?: boolean;
}

/** A number, and the one beside it. */
function Person({ whatsapp: start, alone = false }: PersonProps) {
  const [phone, setPhone] = useState('');
  const [whatsapp, setWhatsapp] = useState(start);
  const control = useRef<HTMLInputElement>(null);
  const handleTake = (number: string) => {
    setWhatsapp(number);
    control.current?.focus();
  };
  return (
    <div style={{ display: 'grid', gap: 'var(--space-4)' }}>
      <PhoneField
        label="Telepon"
        hint="Misalnya 0812 5550 3401."
        value={phone}
        other={alone ? undefined : { label: 'WhatsApp', value: whatsapp, onTake: handleTake }}
        onChange={setPhone}
      />
      {!alone && (
        <TextField
          label="WhatsApp"
          ref={control}
          value={whatsapp}
          onChange={({ target }) => setWhatsapp(target.value)}
        />
      )}
    </div>
  );
}

/** One telephone number. A second one that is pasted along is offered for the field beside it, or refused in words. */
const meta = {
  title: 'Components/Fields/PhoneField',
  component: Person,
  tags: ['!autodocs'],
  args: { whatsapp: '' },
} satisfies Meta<typeof Person>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const paste = async (canvas: Canvas, text: string) => {
  const phone = canvas.getByLabelText('Telepon');
  await userEvent.click(phone);
  await userEvent.paste(text);
  return phone;
};
const TWO = '0841-5550-2556 / 0812-3456-7890';
const TAKE = { name: 'Pakai 0812-3456-7890 untuk WhatsApp' };

export const Empty: Story = {};

/** One press puts the second where it belongs; the focus goes there. */
export const Offered: Story = {
  play: async ({ canvas }) => {
    await expect(await paste(canvas, TWO)).toHaveValue('0841-5550-2556');
    await expect(canvas.getByRole('button', TAKE)).toBeVisible();
    await expect(canvas.getByLabelText('WhatsApp')).toHaveValue('');
  },
};
export const Taken: Story = {
  play: async ({ canvas }) => {
    const phone = await paste(canvas, TWO);
    await userEvent.tab();
    await expect(canvas.getByRole('button', TAKE)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('WhatsApp')).toHaveValue('0812-3456-7890');
    await expect(canvas.getByLabelText('WhatsApp')).toHaveFocus();
    await expect(phone).toHaveValue('0841-5550-2556');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
/** What would be lost is named by the button. */
export const OtherIsFilled: Story = {
  args: { whatsapp: '0857-1111-2222' },
  play: async ({ canvas }) => {
    await paste(canvas, TWO);
    const button = { name: 'Pakai 0812-3456-7890 untuk WhatsApp, ganti 0857-1111-2222' };
    await expect(canvas.getByLabelText('WhatsApp')).toHaveValue('0857-1111-2222');
    await expect(canvas.getByRole('button', button)).toBeVisible();
  },
};
/** However it is written there. */
export const OtherHasIt: Story = {
  args: { whatsapp: '+62 812 3456 7890' },
  play: async ({ canvas }) => {
    await paste(canvas, TWO);
    await expect(canvas.getByText('Nomor kedua, 0812-3456-7890, sudah ada di WhatsApp.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Three: Story = {
  play: async ({ canvas }) => {
    await paste(canvas, `${TWO} / 021-7654321`);
    await expect(canvas.getByRole('button', TAKE)).toBeVisible();
    await expect(canvas.getByText('Satu kolom satu nomor. Tidak ikut: 021-7654321.')).toBeVisible();
  },
};
/** A form that has no other field. */
export const Refused: Story = {
  args: { alone: true },
  play: async ({ canvas }) => {
    await expect(await paste(canvas, TWO)).toHaveValue('0841-5550-2556');
    await expect(canvas.getByText('Satu kolom satu nomor. Tidak ikut: 0812-3456-7890.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const TooLong: Story = {
  play: async ({ canvas }) => {
    await expect(await paste(canvas, '0841555025560812345678')).toHaveValue('');
    await expect(canvas.getByText(/^Terlalu panjang untuk satu nomor/)).toBeVisible();
  },
};
/** Typed one after the other they stand as they are typed, until the field is left: no digit joins the first. */
export const TypedOneAfterTheOther: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const phone = canvas.getByLabelText('Telepon');
    await userEvent.type(phone, '0841-5550-2556 0812-3456-7890');
    await expect(phone).toHaveValue('0841-5550-2556 0812-3456-7890');
    await userEvent.tab();
    await expect(phone).toHaveValue('0841-5550-2556');
    await userEvent.click(canvas.getByRole('button', TAKE));
    await expect(canvas.getByLabelText('WhatsApp')).toHaveValue('0812-3456-7890');
    await userEvent.type(phone, '/0857-1111-2222');
    await userEvent.tab();
    await expect(phone).toHaveValue('0841-5550-2556');
  },
};
/** Typed over, there is nothing to offer any more. */
export const TypedOver: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const phone = await paste(canvas, TWO);
    await userEvent.clear(phone);
    await userEvent.type(phone, '0857');
    await expect(phone).toHaveValue('0857');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
