import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import { Button } from '@/components/Button/Button';
import { Form } from '@/components/Form/Form';
import { TextField } from '@/components/TextField/TextField';
import { endpoint } from '@/lib/contract/endpoint';
import { currentOf } from '@/lib/http/conflict';
import { call } from '@/lib/http/request';
import { mockEndpoint, offline, refuse } from '@/lib/mocks/mockEndpoint';
import { useWrite } from './useWrite';

const noteSchema = z.object({ note: z.string() });

const writeNote = endpoint({
  name: 'writeNote',
  method: 'POST',
  path: 'story/{id}/note',
  origin: 'angsur',
  guard: 'session',
  summary: 'A write of this story alone.',
  params: z.object({ id: z.string() }),
  body: noteSchema,
  data: noteSchema,
  idempotent: true,
});

interface NoteFormProps {
  target?: string;
  overlapping?: boolean;
  onSuccess?: (data: { note: string }) => void;
  onConflict?: () => void;
  onSettled?: () => void;
}

/** The least form that writes. */
function NoteForm({ target = '7', overlapping = false, ...after }: NoteFormProps) {
  const [note, setNote] = useState('');
  const [shown, setShown] = useState(target);
  const write = useWrite({
    target: shown,
    overlapping,
    send: (body: { note: string }, idempotencyKey) =>
      call(writeNote, { params: { id: shown }, body, idempotencyKey }),
    ...after,
  });
  const current = currentOf(write.error, noteSchema);
  return (
    <Form onSubmit={() => write.send({ note })}>
      <TextField
        label="Catatan"
        value={note}
        error={write.fields.note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button type="submit">Kirim</Button>
      <Button onClick={() => setShown('8')}>Yang lain</Button>
      <p role="status">
        {write.isPending ? 'Mengirim' : (write.problem ?? (write.isSuccess ? 'Tersimpan' : 'Belum'))}
      </p>
      {current && <p>Sekarang: {current.note}</p>}
    </Form>
  );
}

const meta = {
  title: 'Lib/useWrite',
  component: NoteForm,
  // Behaviour alone: there is nothing to look at.
  tags: ['no-picture', '!autodocs'],
  args: { onSuccess: fn(), onConflict: fn(), onSettled: fn() },
} satisfies Meta<typeof NoteForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What the server was sent, oldest first. */
interface Seen {
  key: string | null;
  note: string;
  address: string;
}

let seen: Seen[] = [];
/** Answers each sending with the next of these; the last one answers the rest. */
const answering = (...answers: (() => Response | { note: string } | Promise<{ note: string }>)[]) => {
  seen = [];
  return [
    mockEndpoint(writeNote, ({ request, body }) => {
      seen.push({
        key: request.headers.get('Idempotency-Key'),
        note: body.note,
        address: new URL(request.url).pathname,
      });
      const answer = answers[seen.length - 1] ?? answers.at(-1);
      return answer ? answer() : { note: '' };
    }),
  ];
};
const saved = () => ({ note: 'tersimpan' });
const slow = () => new Promise<{ note: string }>((resolve) => setTimeout(() => resolve(saved()), 60));
const keys = () => seen.map(({ key }) => key);
const distinct = () => new Set(keys()).size;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const type = async (canvas: Canvas, text: string) => {
  await userEvent.clear(canvas.getByLabelText('Catatan'));
  await userEvent.type(canvas.getByLabelText('Catatan'), text);
};
const press = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Kirim' }));
const status = (canvas: Canvas, text: string | RegExp) =>
  waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text));

/** Two presses before React has shown the first: one sending. */
export const DoublePress: Story = {
  beforeEach: ({ msw }) => msw.use(...answering(slow)),
  play: async ({ canvas, args }) => {
    await type(canvas, 'a');
    const button = canvas.getByRole('button', { name: 'Kirim' });
    button.click();
    button.click();
    await status(canvas, 'Tersimpan');
    await expect(seen).toHaveLength(1);
    await expect(args.onSuccess).toHaveBeenCalledOnce();
  },
};

/** Where sendings may overlap, the same content still is sent once, and other content beside it. */
export const Overlapping: Story = {
  args: { overlapping: true },
  beforeEach: ({ msw }) => msw.use(...answering(slow)),
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Catatan');
    const button = canvas.getByRole('button', { name: 'Kirim' });
    await fireEvent.change(field, { target: { value: 'a' } });
    button.click();
    button.click();
    await fireEvent.change(field, { target: { value: 'b' } });
    button.click();
    await status(canvas, 'Tersimpan');
    await expect(seen.map(({ note }) => note)).toEqual(['a', 'b']);
    await expect(distinct()).toBe(2);
  },
};

/** No answer, then a busy server, then a signed-out one: the same content keeps its key until it was written. */
export const AgainWithTheSameKey: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...answering(
        offline,
        () => refuse(503, ''),
        () => refuse(401, ''),
        saved,
      ),
    ),
  play: async ({ canvas, args }) => {
    await type(canvas, 'a');
    await press(canvas);
    await status(canvas, /Tidak tersambung/);
    await expect(canvas.getByLabelText('Catatan')).toHaveValue('a');
    await press(canvas);
    await status(canvas, /sedang sibuk/);
    await press(canvas);
    await status(canvas, /Sesi Anda berakhir/);
    await expect(canvas.getByLabelText('Catatan')).toHaveValue('a');
    await press(canvas);
    await status(canvas, 'Tersimpan');
    await expect(seen).toHaveLength(4);
    await expect(distinct()).toBe(1);
    await expect(args.onSettled).toHaveBeenCalledTimes(4);
    await expect(args.onSuccess).toHaveBeenCalledOnce();
  },
};

/** Meant once more after it was written: another key, or the first answer would come back and nothing be written. */
export const OnceMoreAfterSuccess: Story = {
  beforeEach: ({ msw }) => msw.use(...answering(saved)),
  play: async ({ canvas, args }) => {
    await type(canvas, 'a');
    await press(canvas);
    await waitFor(() => expect(args.onSuccess).toHaveBeenCalledOnce());
    await press(canvas);
    await waitFor(() => expect(args.onSuccess).toHaveBeenCalledTimes(2));
    await expect(distinct()).toBe(2);
  },
};

/** Other content has another key; changed back after a lost answer it is the first content again. */
export const OtherContentOtherKey: Story = {
  beforeEach: ({ msw }) => msw.use(...answering(offline)),
  play: async ({ canvas }) => {
    for (const [times, text] of ['a', 'b', 'a'].entries()) {
      await type(canvas, text);
      await press(canvas);
      await waitFor(() => expect(seen).toHaveLength(times + 1));
      await status(canvas, /Tidak tersambung/);
    }
    const [first, second, third] = keys();
    await expect(second).not.toBe(first);
    await expect(third).toBe(first);
  },
};

/** The same words about another record are another write. */
export const OtherTargetOtherKey: Story = {
  beforeEach: ({ msw }) => msw.use(...answering(offline)),
  play: async ({ canvas }) => {
    await type(canvas, 'a');
    await press(canvas);
    await status(canvas, /Tidak tersambung/);
    await userEvent.click(canvas.getByRole('button', { name: 'Yang lain' }));
    await press(canvas);
    await waitFor(() => expect(seen).toHaveLength(2));
    await status(canvas, /Tidak tersambung/);
    await expect(seen.map(({ address }) => address.split('/').at(-2))).toEqual(['7', '8']);
    await expect(distinct()).toBe(2);
  },
};

/** A newer record: it is read from the refusal, what was typed stays, and going on is another write. */
export const Conflict: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...answering(() => refuse(409, 'Sudah berubah.', { current: { note: 'baru' } }), saved)),
  play: async ({ canvas, args }) => {
    await type(canvas, 'a');
    await press(canvas);
    await status(canvas, 'Sudah berubah.');
    await expect(canvas.getByText('Sekarang: baru')).toBeVisible();
    await expect(canvas.getByLabelText('Catatan')).toHaveValue('a');
    await expect(args.onConflict).toHaveBeenCalledOnce();
    await press(canvas);
    await status(canvas, 'Tersimpan');
    await expect(canvas.queryByText('Sekarang: baru')).toBeNull();
    await expect(distinct()).toBe(2);
  },
};

/** A refused field has its words beside it; what was typed stays. */
export const RefusedField: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...answering(() => refuse(422, 'Periksa isian.', { errors: { note: 'Terlalu pendek.' } }))),
  play: async ({ canvas, args }) => {
    await type(canvas, 'a');
    await press(canvas);
    await expect(await canvas.findByText('Terlalu pendek.')).toBeVisible();
    await expect(canvas.getByLabelText('Catatan')).toHaveValue('a');
    await expect(args.onConflict).not.toHaveBeenCalled();
  },
};
