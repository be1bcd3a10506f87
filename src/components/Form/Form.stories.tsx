import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '@/components/Button/Button';
import { DateField } from '@/components/DateField/DateField';
import { TextField } from '@/components/TextField/TextField';
import { Form } from './Form';

interface TwoFieldsProps {
  busy?: boolean;
  focusOn?: string;
  /** The button stands outside, as a dialog's does. */
  outside?: boolean;
  /** What the server finds wrong, a moment after it was sent. */
  refused?: { name?: string; place?: string };
  /** It has found that already when the form is first shown. */
  answered?: boolean;
  /** Marked as a group: none of its controls is marked itself. */
  group?: boolean;
  onSend?: () => void;
  /** A dialog opens when it was sent. */
  opensDialog?: boolean;
}

const UNCHECKED = { name: '', place: '' };

/** A form of two fields, both required; in its second half a choice where `group` says so. */
function TwoFields({
  busy = false,
  focusOn,
  outside,
  refused,
  answered,
  group,
  onSend,
  opensDialog,
}: TwoFieldsProps) {
  const id = useId();
  const [draft, setDraft] = useState(UNCHECKED);
  const [tried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const [answer, setAnswer] = useState<TwoFieldsProps['refused']>(answered ? refused : {});
  const missing = (field: keyof typeof draft) => (tried && draft[field] === '' ? 'Wajib diisi.' : undefined);
  const handleSubmit = () => {
    setTried(true);
    if (draft.name === '' || draft.place === '') return;
    onSend?.();
    if (!refused) return;
    setSending(true);
    setTimeout(() => {
      setAnswer(refused);
      setSending(false);
    }, 60);
  };
  const button = (
    <Button type="submit" kind="primary" {...(outside && { form: id })}>
      Simpan
    </Button>
  );
  return (
    <>
      <Form id={id} aria-label="Contoh" busy={busy || isSending} focusOn={focusOn} onSubmit={handleSubmit}>
        <TextField
          label="Nama"
          name="name"
          value={draft.name}
          error={missing('name') ?? answer?.name}
          onChange={({ target }) => setDraft({ ...draft, name: target.value })}
        />
        {group ? (
          <fieldset aria-invalid={missing('place') !== undefined || undefined}>
            <legend>Tempat</legend>
            {['Tutup', 'Kantor', 'Rumah'].map((place, index) => (
              <label key={place}>
                <input
                  type="radio"
                  name="place"
                  disabled={index === 0}
                  checked={draft.place === place}
                  onChange={() => setDraft({ ...draft, place })}
                />
                {place}
              </label>
            ))}
          </fieldset>
        ) : (
          <TextField
            label="Tempat"
            name="place"
            value={draft.place}
            error={missing('place') ?? answer?.place}
            onChange={({ target }) => setDraft({ ...draft, place: target.value })}
          />
        )}
        {!outside && button}
      </Form>
      {outside && button}
      {opensDialog && (isSending || answer?.place) && (
        <div role="dialog" aria-label="Lain">
          <TextField label="Isian dialog" autoFocus />
        </div>
      )}
    </>
  );
}

/** The frame of every form: one submit at a time, and the focus where something is to be mended. */
const meta = {
  title: 'Components/Fields/Form',
  component: TwoFields,
  // Behaviour alone: its looks are those of what stands in it.
  tags: ['no-picture', '!autodocs'],
  args: { onSend: fn() },
} satisfies Meta<typeof TwoFields>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const press = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Simpan' }));
const fill = async (canvas: Canvas) => {
  await userEvent.type(canvas.getByLabelText('Nama'), 'Budi');
  await userEvent.type(canvas.getByLabelText('Tempat'), 'Jakarta');
};

/** What is right is sent, and nothing takes the focus away. */
export const Sent: Story = {
  play: async ({ canvas, args }) => {
    await fill(canvas);
    await press(canvas);
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Simpan' })).toHaveFocus();
  },
};

/** Enter in a field submits. */
export const ByEnter: Story = {
  play: async ({ canvas, args }) => {
    await fill(canvas);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText('Tempat')).toHaveFocus();
  },
};

/** The first field that the check marks takes the focus, with every try again; typing moves nothing. */
export const RefusedByItsCheck: Story = {
  play: async ({ canvas, args }) => {
    await press(canvas);
    await expect(canvas.getByLabelText('Nama')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Nama'), 'Budi');
    await expect(canvas.getByLabelText('Nama')).toHaveFocus();
    await press(canvas);
    await expect(canvas.getByLabelText('Tempat')).toHaveFocus();
    await press(canvas);
    await expect(canvas.getByLabelText('Tempat')).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** The server refuses later: the field takes the focus with the answer, and what was typed is kept. */
export const RefusedByTheServer: Story = {
  args: { refused: { place: 'Tidak dikenal.' } },
  play: async ({ canvas }) => {
    await fill(canvas);
    await press(canvas);
    await expect(canvas.getByRole('form')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: 'Simpan' })).toHaveFocus();
    await waitFor(() => expect(canvas.getByLabelText('Tempat')).toHaveFocus());
    await expect(canvas.getByLabelText('Tempat')).toHaveAccessibleDescription('Tidak dikenal.');
    await expect(canvas.getByLabelText('Tempat')).toHaveValue('Jakarta');
    await expect(canvas.getByRole('form')).not.toHaveAttribute('aria-busy');
  },
};

/** A dialog that opened meanwhile keeps the focus. */
export const BehindADialog: Story = {
  args: { refused: { place: 'Tidak dikenal.' }, opensDialog: true },
  play: async ({ canvas }) => {
    await fill(canvas);
    await press(canvas);
    await expect(await canvas.findByText('Tidak dikenal.')).toBeVisible();
    // The focus moves a moment after the words are there.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(canvas.getByLabelText('Isian dialog')).toHaveFocus();
  },
};

/** While something is on its way nothing is sent again, by button or by Enter. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas, args }) => {
    await fill(canvas);
    await press(canvas);
    await userEvent.type(canvas.getByLabelText('Tempat'), '{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** A dialog's button submits the form that it is tied to. */
export const ButtonOutside: Story = {
  args: { outside: true },
  play: async ({ canvas, args }) => {
    await press(canvas);
    await expect(canvas.getByLabelText('Nama')).toHaveFocus();
    await fill(canvas);
    await press(canvas);
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

/** Another control than the marked one mends it. */
export const MendedElsewhere: Story = {
  args: { focusOn: 'place' },
  play: async ({ canvas }) => {
    await press(canvas);
    await expect(canvas.getByLabelText('Tempat')).toHaveFocus();
  },
};

/** Of a group that is marked the first control that can be used takes the focus. */
export const MarkedGroup: Story = {
  args: { group: true },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Nama'), 'Budi');
    await press(canvas);
    await expect(canvas.getByLabelText('Kantor')).toHaveFocus();
    await expect(canvas.getByLabelText('Kantor')).not.toBeChecked();
  },
};

const outer = fn();
/** A dialog's form that stands in another one submits only itself. */
export const InADialogOfAnother: Story = {
  render: (args) => (
    <Form aria-label="Luar" onSubmit={outer}>
      {createPortal(<TwoFields {...args} />, document.body)}
    </Form>
  ),
  play: async ({ args }) => {
    const body = within(document.body);
    await userEvent.type(body.getByLabelText('Nama'), 'Budi');
    await userEvent.type(body.getByLabelText('Tempat'), 'Jakarta{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(outer).not.toHaveBeenCalled();
  },
};

/** Before a submit what is marked takes no focus: a form that opens again with what was typed stays still. */
export const NotBeforeASubmit: Story = {
  args: { answered: true, refused: { name: 'Sudah ada.' } },
  play: async ({ canvas }) => {
    const name = canvas.getByLabelText('Nama');
    await expect(name).toBeInvalid();
    await expect(name).not.toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Tempat'), 'Jakarta');
    await expect(canvas.getByLabelText('Tempat')).toHaveFocus();
  },
};

const onSave = fn();
/** A field that is filled, and a day that can be typed over with what is no day. */
function WithADay() {
  const [day, setDay] = useState('2026-11-20');
  return (
    <Form aria-label="Contoh" onSubmit={() => void onSave(day)}>
      <TextField label="Nama" defaultValue="Budi" />
      <DateField label="Tanggal" value={day} onChange={setDay} max="2026-11-20" />
      <Button type="submit">Simpan</Button>
    </Form>
  );
}

/** A field that cannot read its text holds the form back, by Enter, by the button and from another field. */
export const AFieldCannotReadItsText: Story = {
  render: () => <WithADay />,
  beforeEach: () => {
    onSave.mockClear();
  },
  play: async ({ canvas }) => {
    const day = canvas.getByLabelText('Tanggal');
    await userEvent.clear(day);
    await userEvent.type(day, '99/99/2026{Enter}');
    await expect(day).toHaveAccessibleDescription('Tulis tanggal seperti 20/11/2026.');
    await userEvent.type(canvas.getByLabelText('Nama'), '{Enter}');
    await expect(day).toHaveFocus();
    await press(canvas);
    await expect(day).toHaveFocus();
    await expect(day).toHaveValue('99/99/2026');
    await userEvent.clear(day);
    await userEvent.type(day, '21/11/2026{Enter}');
    await expect(day).toHaveAccessibleDescription('Paling akhir 20/11/2026.');
    await expect(onSave).not.toHaveBeenCalled();
    await userEvent.clear(day);
    // Read when the field is left: a played Enter sends before the page has drawn what it read.
    await userEvent.type(day, '19/11/26');
    await userEvent.tab();
    await userEvent.type(day, '{Enter}');
    await expect(onSave).toHaveBeenCalledOnce();
    await expect(onSave).toHaveBeenCalledWith('2026-11-19');
  },
};
