import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import { Form } from '@/components/Form/Form';
import { FormDialog } from '@/components/FormDialog/FormDialog';
import { SaveProblem } from '@/components/SaveProblem/SaveProblem';
import { TextField } from '@/components/TextField/TextField';
import { endpoint } from '@/lib/contract/endpoint';
import type { FieldErrors } from '@/lib/contract/envelope';
import { currentOf } from '@/lib/http/conflict';
import { call } from '@/lib/http/request';
import { mockEndpoint, offline, refuse } from '@/lib/mocks/mockEndpoint';
import { useWrite } from '@/lib/query/useWrite';
import { useEditor } from './useEditor';

const noteSchema = z.object({ id: z.int(), version: z.int(), text: z.string() });
type Note = z.infer<typeof noteSchema>;

const saveNote = endpoint({
  name: 'saveNote',
  method: 'PUT',
  path: 'story/note/{id}',
  origin: 'angsur',
  guard: 'session',
  summary: 'A write of this story alone.',
  params: z.object({ id: z.string() }),
  body: z.object({ version: z.int(), text: z.string() }),
  data: noteSchema,
  idempotent: true,
});

const NOTHING_WRONG: FieldErrors = {};

interface NoteEditorProps {
  note: Note;
  onSaved: (note: Note) => void;
  onClose: () => void;
}

/** The least editor. */
function NoteEditor({ note, onSaved, onClose }: NoteEditorProps) {
  const write = useWrite({
    send: ({ id, ...body }: Note, idempotencyKey) =>
      call(saveNote, { params: { id: String(id) }, body, idempotencyKey }),
    onSuccess: onSaved,
  });
  const { base, form, dialog, problem } = useEditor({
    record: note,
    start: () => ({ text: note.text }),
    write: { ...write, current: currentOf(write.error, noteSchema) },
    check: ({ text }) => (text === '' ? { text: 'Wajib diisi.' } : NOTHING_WRONG),
    changes: (before, now) => [{ label: 'Catatan', before: before.text, after: now.text }],
    send: ({ text }, { id, version }) => write.send({ id, version, text }),
  });
  return (
    <FormDialog {...dialog} title={`Catatan ${base.id}`} onClose={onClose}>
      <Form id={form.formId} busy={form.busy} onSubmit={form.onSubmit}>
        {problem && <SaveProblem {...problem} />}
        <TextField
          label="Catatan"
          value={form.values.text}
          error={form.errors.text}
          onChange={({ target }) => form.onChange({ text: target.value })}
        />
      </Form>
    </FormDialog>
  );
}

/** What shows it: a newer record comes by a push, or another one is opened. */
function Desk(props: NoteEditorProps) {
  const [note, setNote] = useState(props.note);
  return (
    <>
      <button type="button" onClick={() => setNote({ ...note, version: 9, text: 'dari yang lain' })}>
        Datang yang baru
      </button>
      <button type="button" onClick={() => setNote({ id: 5, version: 1, text: 'lain' })}>
        Buka yang lain
      </button>
      <NoteEditor key={note.id} {...props} note={note} />
    </>
  );
}

const meta = {
  title: 'Lib/useEditor',
  component: Desk,
  // Behaviour alone: the dialog and the fields are drawn by their own stories.
  tags: ['no-picture', '!autodocs'],
  args: { note: { id: 4, version: 1, text: 'lama' }, onSaved: fn(), onClose: fn() },
} satisfies Meta<typeof Desk>;
export default meta;
type Story = StoryObj<typeof meta>;

let sent: { id: string; version: number; text: string }[] = [];
/** Answers each sending with the next of these; the last one answers the rest. */
const answering = (...answers: (() => Response | Note | Promise<Note>)[]) => {
  sent = [];
  return [
    mockEndpoint(saveNote, ({ params, body }) => {
      sent.push({ id: params.id, ...body });
      const answer = answers[sent.length - 1] ?? answers.at(-1);
      return answer ? answer() : refuse(500, '');
    }),
  ];
};
const saved = (): Note => ({ id: 4, version: 2, text: 'tersimpan' });
const slowly = () => new Promise<Note>((resolve) => setTimeout(() => resolve(saved()), 120));
const moved = (version: number, text: string) => () =>
  refuse(409, 'Sudah berubah.', { current: { id: 4, version, text } });

const field = () => screen.findByLabelText('Catatan');
const type = async (text: string) => {
  await userEvent.clear(await field());
  await userEvent.type(await field(), text);
};
const button = (name: string) => screen.findByRole('button', { name, hidden: true });
/** Also what stands behind the dialog. */
const press = async (name: string) => (await button(name)).click();

/** Two presses before React has shown the first: one sending. */
export const SavedTwiceFast: Story = {
  beforeEach: ({ msw }) => msw.use(...answering(slowly)),
  play: async ({ args }) => {
    await type('baru');
    const save = await button('Simpan');
    save.click();
    save.click();
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(sent).toEqual([{ id: '4', version: 1, text: 'baru' }]);
  },
};

/** A newer record comes while somebody types: nothing moves under their hands, and the server tells of it. */
export const PushedWhileTyping: Story = {
  beforeEach: ({ msw }) => msw.use(...answering(moved(9, 'dari yang lain'))),
  play: async () => {
    await type('baru');
    await press('Datang yang baru');
    await expect(await field()).toHaveValue('baru');
    await press('Simpan');
    await expect(await screen.findByText('Catatan: lama → dari yang lain')).toBeVisible();
    await expect(sent).toEqual([{ id: '4', version: 1, text: 'baru' }]);
  },
};

/** Each newer record is told; only a press goes on from it, and what was typed stays. */
export const ConflictTwice: Story = {
  beforeEach: ({ msw }) => msw.use(...answering(moved(2, 'kedua'), moved(3, 'ketiga'), saved)),
  play: async ({ args }) => {
    await type('baru');
    await press('Simpan');
    await screen.findByText('Catatan: lama → kedua');
    await press('Lanjutkan dari versi itu');
    await waitFor(() => expect(screen.queryByText('Belum tersimpan')).toBeNull());
    await press('Simpan');
    await screen.findByText('Catatan: kedua → ketiga');
    await press('Lanjutkan dari versi itu');
    await expect(await field()).toHaveValue('baru');
    await press('Simpan');
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(sent.map(({ version }) => version)).toEqual([1, 2, 3]);
  },
};

/** The server's words stand until the field changes, and nothing is sent again by itself. */
export const RefusedThenOffline: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...answering(() => refuse(422, 'Periksa isian.', { errors: { text: 'Sudah ada.' } }), offline, saved),
    ),
  play: async ({ args }) => {
    await type('baru');
    await press('Simpan');
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription('Sudah ada.'));
    await userEvent.type(await field(), ' sekali');
    await expect(await field()).not.toBeInvalid();
    await press('Simpan');
    await screen.findByText(/Tidak tersambung/);
    await expect(await field()).toHaveValue('baru sekali');
    await expect(sent).toHaveLength(2);
    await press('Simpan');
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
  },
};

/** While it is on its way it cannot be left; before, leaving asks while something is typed over the record. */
export const Leaving: Story = {
  beforeEach: ({ msw }) => msw.use(...answering(slowly)),
  play: async ({ args }) => {
    await type('baru');
    await press('Batal');
    await screen.findByRole('button', { name: 'Buang' });
    await press('Lanjutkan mengisi');
    await press('Simpan');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('button', { name: 'Buang' })).toBeNull();
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(args.onClose).not.toHaveBeenCalled();
    await type('lama');
    await press('Batal');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Another record begins with what is its own. */
export const AnotherRecord: Story = {
  beforeEach: ({ msw }) => msw.use(...answering(saved)),
  play: async () => {
    await type('baru');
    await press('Buka yang lain');
    await screen.findByRole('dialog', { name: 'Catatan 5' });
    await expect(await field()).toHaveValue('lain');
    await press('Simpan');
    await waitFor(() => expect(sent).toEqual([{ id: '5', version: 1, text: 'lain' }]));
  },
};
