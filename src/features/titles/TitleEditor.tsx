import { useId, useState } from 'react';
import { Button } from '@/components/Button/Button';
import { CancelButton } from '@/components/Dialog/CancelButton';
import { Dialog } from '@/components/Dialog/Dialog';
import { SaveProblem } from '@/components/SaveProblem/SaveProblem';
import { useToast } from '@/components/Toast/useToast';
import type { Title } from '@/lib/contract/titles';
import { stillRefused } from '@/lib/forms/stillRefused';
import { useTitleAct } from './api/useTitleAct';
import { useTitlePreview } from './api/useTitlePreview';
import { TitleForm } from './components/TitleForm';
import { TitleImpact } from './components/TitleImpact';
import { titleChanges } from './domain/titleFacts';
import { checkValues, formValues, writeOf, type TitleValues } from './domain/titleForm';
import { pagesGained, type ViewOf } from './domain/titleView';

export interface TitleEditorProps {
  /** The title that is changed; null makes a new one. */
  title: Title | null;
  /** Every title: a new one may begin like one of them. */
  titles?: readonly Title[];
  /** Menu and pages of flags. */
  viewOf: ViewOf;
  /** Asked to be closed. */
  onClose: () => void;
}

/** Makes a title, or changes one: what it comes to for whom is shown before it is saved. */
export function TitleEditor({ title, titles = [], viewOf, onClose }: TitleEditorProps) {
  const formId = useId();
  const toast = useToast();
  /** The state that is written over; a newer one is taken over only by a press. */
  const [base, setBase] = useState(title);
  const [start] = useState(() => formValues(title));
  const [values, setValues] = useState(start);
  const [like, setLike] = useState<number | null>(null);
  const [sent, setSent] = useState<TitleValues | null>(null);
  const [tried, setTried] = useState(false);
  const write = writeOf(values);
  const { preview, ask, back, ...asking } = useTitlePreview();
  const saving = useTitleAct((saved) => {
    toast.show({ tone: 'success', message: `Jabatan ${saved?.name ?? write.name} tersimpan.` });
    onClose();
  });
  const wrong = checkValues(values);
  const busy = asking.isPending || saving.isPending;
  const problem = saving.problem ?? asking.problem;
  const current = saving.current ?? asking.current;
  // The title that has a name already is another one: there is nothing to go on from.
  const moved = base && current?.id === base.id ? titleChanges(base, current) : [];
  const refused = stillRefused({ ...asking.fields, ...saving.fields }, sent, values);

  const handleSubmit = () => {
    setTried(true);
    if (Object.keys(wrong).length > 0) return;
    setSent(values);
    saving.reset();
    if (base) ask({ id: base.id, version: base.version, values: write });
    else saving.send({ do: 'create', values: write });
  };
  const handleSave = () => {
    if (base) saving.send({ do: 'change', id: base.id, version: base.version, values: write });
  };
  const handleTakeOver = () => {
    setBase(current);
    back();
    asking.reset();
    saving.reset();
  };
  const handleLike = (id: number | null) => {
    setLike(id);
    const { name } = values;
    setValues({ ...formValues(titles.find((one) => one.id === id) ?? null), name });
  };
  const handleBack = () => {
    back();
    saving.reset();
  };

  const notice = problem && <SaveProblem message={problem} moved={moved} onTakeOver={handleTakeOver} />;
  const isReviewing = preview !== null && base !== null;
  return (
    <Dialog
      open
      size="large"
      title={title ? `Ubah jabatan ${title.name}` : 'Jabatan baru'}
      busy={busy}
      changed={JSON.stringify(values) !== JSON.stringify(start)}
      onClose={onClose}
      actions={
        isReviewing ? (
          <>
            <Button disabled={busy} onClick={handleBack}>
              Ubah lagi
            </Button>
            <Button
              kind="primary"
              busy={busy}
              busyLabel="Menyimpan…"
              disabled={preview.obstacle !== null || titleChanges(base, write).length === 0}
              onClick={handleSave}
            >
              Simpan
            </Button>
          </>
        ) : (
          <>
            <CancelButton disabled={busy} />
            <Button kind="primary" type="submit" form={formId} busy={busy} namesKeys>
              {base ? 'Lihat akibatnya' : 'Simpan'}
            </Button>
          </>
        )
      }
    >
      {isReviewing ? (
        <>
          {notice}
          <Impact {...{ preview, base, write, viewOf }} />
        </>
      ) : (
        <TitleForm
          formId={formId}
          values={values}
          errors={{ ...refused, ...(tried ? wrong : {}) }}
          busy={busy}
          {...(!title && titles.length > 0 && { copying: { titles, chosen: like, onChoose: handleLike } })}
          notice={notice}
          onChange={(change) => setValues((now) => ({ ...now, ...change }))}
          onSubmit={handleSubmit}
        />
      )}
    </Dialog>
  );
}

interface ImpactProps extends Pick<TitleEditorProps, 'viewOf'> {
  preview: Parameters<typeof TitleImpact>[0]['preview'];
  base: Title;
  write: ReturnType<typeof writeOf>;
}

function Impact({ preview, base, write, viewOf }: ImpactProps) {
  const [before, after] = [viewOf(base.access, base.id), viewOf(write.access, base.id)];
  return (
    <TitleImpact
      preview={preview}
      changes={titleChanges(base, write)}
      gained={pagesGained(before, after)}
      lost={pagesGained(after, before)}
    />
  );
}
