import { describe, expect, it } from 'vitest';
import type { FieldErrors } from '../contract/envelope';
import {
  beginEditing,
  submitted,
  tookOver,
  typedOver,
  viewEditor,
  type Answer,
  type Editing,
  type EditorRules,
} from './editor';

interface Note {
  id: number;
  version: number;
  text: string;
}
interface Draft {
  text: string;
  tags: readonly string[];
}
type State = Editing<Note | null, Draft>;

const NOTHING_WRONG: FieldErrors = {};
const NOTE: Note = { id: 4, version: 1, text: 'Lama' };
const NO_WORDS: Answer<Note> = { fields: {} };
const refusing = (fields: Record<string, string>): Answer<Note> => ({ fields });
const meeting = (version: number, text: string): Answer<Note> => ({
  fields: {},
  current: { ...NOTE, version, text },
});

const rules: EditorRules<Note | null, Draft> = {
  check: ({ text }) => (text.trim() === '' ? { text: 'Wajib diisi.' } : NOTHING_WRONG),
  changes: (base, now) =>
    base.text === now.text ? [] : [{ label: 'Teks', before: base.text, after: now.text }],
};
const open = (note: Note | null = NOTE): State =>
  beginEditing<Note | null, Draft>(note, { text: note?.text ?? '', tags: [] });
const view = (state: State, answer = NO_WORDS) => viewEditor(state, answer, rules);
const send = (state: State) => submitted(state, view(state).isRight ? state.draft : null);

describe('what was typed', () => {
  it('is dirty until it is back at what the form began with, lists by what they hold', () => {
    const typed = typedOver(open(), { text: 'Baru', tags: ['a'] });
    expect(view(typed).isDirty).toBe(true);
    expect(view(typedOver(typed, { text: 'Lama' })).isDirty).toBe(true);
    expect(view(typedOver(typed, { text: 'Lama', tags: [] })).isDirty).toBe(false);
  });

  it('is as dirty after a refusal, and after a newer record was taken over', () => {
    const typed = send(typedOver(open(), { text: 'Baru' }));
    expect(view(typed, refusing({ text: 'Tidak.' })).isDirty).toBe(true);
    expect(view(tookOver(typed, { ...NOTE, version: 2 })).isDirty).toBe(true);
  });
});

describe('a check', () => {
  it('says nothing before a submit, then at once, and sends nothing that is wrong', () => {
    const empty = open(null);
    expect(view(empty).isRight).toBe(false);
    expect(view(empty).errors).toEqual({});
    const tried = send(empty);
    expect(view(tried).errors).toEqual({ text: 'Wajib diisi.' });
    expect(tried.sent).toBeNull();
    const mended = view(typedOver(tried, { text: 'x' }));
    expect([mended.isRight, mended.errors]).toEqual([true, {}]);
  });

  it('that finds something later leaves what was sent before as it was', () => {
    const sent = send(typedOver(open(), { text: 'Dua' }));
    const tried = send(typedOver(sent, { text: ' ' }));
    expect(tried.sent).toEqual({ text: 'Dua', tags: [] });
    // Its own words go before the server's.
    expect(view(tried, refusing({ text: 'Terlalu pendek.' })).errors).toEqual({ text: 'Wajib diisi.' });
  });

  it('goes by the record that was taken over', () => {
    const later: EditorRules<Note | null, Draft> = {
      check: (_, base) => (base?.version === 2 ? { text: 'Sudah berlaku.' } : NOTHING_WRONG),
    };
    expect(viewEditor(open(), NO_WORDS, later).isRight).toBe(true);
    expect(viewEditor(tookOver(open(), { ...NOTE, version: 2 }), NO_WORDS, later).isRight).toBe(false);
  });
});

describe('what the server refused', () => {
  const refused = refusing({ text: 'Sudah dipakai.', tags: 'Terlalu banyak.' });
  const sent = send(typedOver(open(), { text: 'Baru', tags: ['a', 'b'] }));

  it('stands beside its field until that field changes, and comes back with the same value', () => {
    const mended = typedOver(sent, { text: 'Lain' });
    expect(view(mended, refused).errors).toEqual({ tags: 'Terlalu banyak.' });
    expect(view(typedOver(mended, { tags: ['a'] }), refused).errors).toEqual({});
    expect(view(typedOver(mended, { text: 'Baru' }), refused).errors).toEqual(refused.fields);
  });

  it('is asked of what was sent last: tried again without a connection, the words are gone', () => {
    const again = send(typedOver(sent, { text: 'Lain' }));
    expect(view(again, NO_WORDS).errors).toEqual({});
    expect(view(again, refusing({ text: 'Sudah dipakai.' })).errors).toEqual({ text: 'Sudah dipakai.' });
  });

  it('is told by whoever has other names for its fields', () => {
    const named = {
      ...rules,
      refused: (fields: Record<string, string>) => ({ tags: fields['body.labels'] ?? '' }),
    };
    const answer = refusing({ 'body.labels': 'Tidak.' });
    expect(viewEditor(sent, answer, named).errors).toEqual({ tags: 'Tidak.' });
  });
});

describe('a record that somebody else changed (409)', () => {
  const sent = send(typedOver(open(), { text: 'Baru' }));

  it('is shown against the one that was opened; what was typed stays, and nothing is taken over by itself', () => {
    expect(view(sent, meeting(2, 'Orang lain')).moved).toEqual([
      { label: 'Teks', before: 'Lama', after: 'Orang lain' },
    ]);
    expect(sent.base).toBe(NOTE);
    expect(sent.draft.text).toBe('Baru');
  });

  it('twice is shown as it is by then, each time against what was taken over last', () => {
    expect(view(sent, meeting(3, 'Orang ketiga')).moved).toMatchObject([
      { before: 'Lama', after: 'Orang ketiga' },
    ]);
    const on = tookOver(sent, { ...NOTE, version: 2, text: 'Orang lain' });
    expect(on).toMatchObject({ base: { version: 2 }, draft: { text: 'Baru' } });
    expect(view(on, meeting(3, 'Orang ketiga')).moved).toMatchObject([
      { before: 'Orang lain', after: 'Orang ketiga' },
    ]);
  });

  it('is nothing to go on from where a new one is made, or where no other was told', () => {
    expect(view(open(null), meeting(2, 'Orang lain')).moved).toEqual([]);
    expect(view(sent, { fields: {}, current: null }).moved).toEqual([]);
  });
});
