import { Button } from '@/components/Button/Button';
import { CheckField } from '@/components/CheckField/CheckField';
import { Form } from '@/components/Form/Form';
import type { SetupTitle } from '@/lib/contract/companySetup';
import type { EditorFormProps } from '@/lib/editor/EditorFormProps';
import styles from './TitlesForm.module.css';

export interface TitlesFormProps extends Pick<
  EditorFormProps<never>,
  'formId' | 'notice' | 'busy' | 'onSubmit'
> {
  /** Every title, by number. */
  titles: readonly SetupTitle[];
  /** Ids of those that are to be taken out. */
  chosen: ReadonlySet<number>;
  /** Chosen, or no longer. */
  onChoose: (ids: ReadonlySet<number>) => void;
}

/** Which titles are taken out; those that stay say why. */
export function TitlesForm({
  formId,
  titles,
  chosen,
  notice,
  busy = false,
  onChoose,
  onSubmit,
}: TitlesFormProps) {
  const free = titles.filter(({ kept }) => kept === null);
  const allChosen = free.length > 0 && free.every(({ id }) => chosen.has(id));
  const handleTick = (id: number, ticked: boolean) => {
    const next = new Set(chosen);
    if (ticked) next.add(id);
    else next.delete(id);
    onChoose(next);
  };
  return (
    <Form className={styles.root} id={formId} busy={busy} onSubmit={onSubmit}>
      {notice}
      <p>
        Yang dikeluarkan tidak ditawarkan lagi kepada siapa pun. Jabatan lain dapat dibuat kapan saja di
        Jabatan &amp; Hak Akses.
      </p>
      <div data-part="titles">
        {titles.map((title) => (
          <CheckField
            key={title.id}
            label={title.name}
            hint={whyKept(title)}
            checked={chosen.has(title.id)}
            disabled={busy || title.kept !== null}
            onChange={(ticked) => handleTick(title.id, ticked)}
          />
        ))}
      </div>
      {free.length > 1 && (
        <Button
          kind="quiet"
          disabled={busy}
          onClick={() => onChoose(new Set(allChosen ? [] : free.map(({ id }) => id)))}
        >
          {allChosen ? 'Kosongkan pilihan' : 'Pilih semua yang dapat dikeluarkan'}
        </Button>
      )}
    </Form>
  );
}

function whyKept({ kept, holders }: SetupTitle): string | undefined {
  if (kept === 'SURVEYOR') return 'Tetap ada: survei hanya diisi jabatan ini.';
  if (kept === null) return undefined;
  return holders > 0 ? `Tetap ada: dipegang ${holders} orang.` : 'Tetap ada: pernah dipegang.';
}
