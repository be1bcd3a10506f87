import { Form } from '@/components/Form/Form';
import { Select } from '@/components/Select/Select';
import type { EditorFormProps } from '@/lib/editor/EditorFormProps';
import { formatNumber } from '@/lib/format/rupiah';
import type { StoreDraft } from '../domain/moveDrafts';
import { NoteField } from './NoteField';

/** A place that takes a book. */
export interface OfferedPlace {
  id: number;
  name: string;
  books: number;
}

export interface StoreFormProps extends EditorFormProps<StoreDraft> {
  /** Places of the office, by name; undefined: not known yet. */
  places: readonly OfferedPlace[] | undefined;
}

/** Where a book is put. */
export function StoreForm({ formId, values, errors, notice, busy = false, places, ...on }: StoreFormProps) {
  const { onChange, onSubmit } = on;
  return (
    <Form id={formId} aria-label="Simpan BPKB" busy={busy} onSubmit={onSubmit}>
      {notice}
      {places?.length === 0 ? (
        <p>Kantor ini belum punya tempat BPKB. Pengelola master membuatnya di Kantor Cabang, Tempat BPKB.</p>
      ) : (
        <Select
          label="Tempat"
          name="place_id"
          value={values.place}
          error={errors.place_id}
          disabled={busy || !places}
          options={[
            { value: '', label: places ? 'Pilih tempat' : 'Memuat tempat…' },
            ...(places ?? []).map(({ id, name, books }) => ({
              value: String(id),
              label: `${name} (${formatNumber(books)} BPKB)`,
            })),
          ]}
          onChange={(place) => onChange({ place })}
        />
      )}
      <NoteField {...{ values, errors, busy, onChange }} />
    </Form>
  );
}
