import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { CancelButton } from '@/components/Dialog/CancelButton';
import { Dialog } from '@/components/Dialog/Dialog';
import { RequiredFields } from '@/components/Form/RequiredFields';
import { SaveProblem } from '@/components/SaveProblem/SaveProblem';
import { useToast } from '@/components/Toast/useToast';
import type { Title } from '@/lib/contract/titles';
import { useEditor } from '@/lib/editor/useEditor';
import { useTitleAct } from './api/useTitleAct';
import { useTitlePreview } from './api/useTitlePreview';
import { TitleForm } from './components/TitleForm';
import { TitleImpact } from './components/TitleImpact';
import { titleChanges } from '@/lib/titles/titleFacts';
import { checkValues, formValues, writeOf } from './domain/titleForm';
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
  const toast = useToast();
  const [like, setLike] = useState<number | null>(null);
  const { preview, ask, back, ...asking } = useTitlePreview();
  const saving = useTitleAct((saved) => {
    const name = saved?.name ?? write.name;
    if (preview?.waits) {
      toast.show({ tone: 'info', message: `Perubahan jabatan ${name} menunggu persetujuan orang lain.` });
    } else toast.show({ tone: 'success', message: `Jabatan ${name} tersimpan.` });
    onClose();
  });
  const { base, draft, change, form, dialog, problem } = useEditor({
    record: title,
    start: () => formValues(title),
    // What it comes to is asked first, and both may be refused.
    write: {
      isPending: asking.isPending || saving.isPending,
      problem: saving.problem ?? asking.problem,
      fields: { ...asking.fields, ...saving.fields },
      current: saving.current ?? asking.current,
      reset: () => {
        back();
        asking.reset();
        saving.reset();
      },
    },
    check: checkValues,
    // The title that has a name already is another one: there is nothing to go on from.
    changes: (before, now) => (before.id === now.id ? titleChanges(before, now) : []),
    send: (values, before) => {
      saving.reset();
      if (before) ask({ id: before.id, version: before.version, values: writeOf(values) });
      else saving.send({ do: 'create', values: writeOf(values) });
    },
  });
  const { formId, busy, changed } = dialog;
  const write = writeOf(draft);
  const handleSave = () => {
    if (base) saving.send({ do: 'change', id: base.id, version: base.version, values: write });
  };
  const handleLike = (id: number | null) => {
    setLike(id);
    change({ ...formValues(titles.find((one) => one.id === id) ?? null), name: draft.name });
  };
  const handleBack = () => {
    back();
    saving.reset();
  };

  const notice = problem && <SaveProblem {...problem} />;
  const isReviewing = preview !== null && base !== null;
  return (
    <Dialog
      open
      size="large"
      title={title ? `Ubah jabatan ${title.name}` : 'Jabatan baru'}
      busy={busy}
      changed={changed}
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
              {preview.waits ? 'Minta persetujuan' : 'Simpan'}
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
        <RequiredFields names={dialog.required}>
          <TitleForm
            {...form}
            {...(!title && titles.length > 0 && { copying: { titles, chosen: like, onChoose: handleLike } })}
            notice={notice}
          />
        </RequiredFields>
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
