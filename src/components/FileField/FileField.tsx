import UploadFile from '@mui/icons-material/UploadFileRounded';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { colour, font, media, motion, size, space } from '@/lib/theme/tokens';

export interface FileFieldProps {
  label: string;
  /** Name of the chosen file; null: none yet. */
  fileName: string | null;
  /** As in `<input accept>`; also what is dropped is checked by whoever reads it. */
  accept?: string;
  /** What may be chosen: 'CSV atau XLSX, paling besar 10 MB'. */
  hint: string;
  /** What is wrong with the chosen file; it stays named. */
  error?: string | undefined;
  busy?: boolean;
  onFile: (file: File) => void;
}

/** One file, picked or dropped. The device's own control lies over the whole place and takes both. */
export function FileField({ label, fileName, accept, hint, error, busy = false, onFile }: FileFieldProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  return (
    <Root data-invalid={error ? true : undefined} data-over={over || undefined}>
      <label htmlFor={id}>{label}</label>
      <div data-part="place" aria-busy={busy || undefined}>
        <UploadFile aria-hidden />
        <div>
          <strong>{fileName ?? 'Pilih berkas'}</strong>
          <span data-part="how">{fileName ? 'Pilih berkas lain' : 'atau tarik ke sini'}</span>
        </div>
        <input
          id={id}
          type="file"
          accept={accept}
          disabled={busy}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // The same file can be chosen again after a failure.
            event.target.value = '';
            if (file) onFile(file);
          }}
        />
      </div>
      <p id={`${id}-note`} role={error ? 'alert' : undefined} data-part="note">
        {error ?? hint}
      </p>
    </Root>
  );
}

const Root = styled('div')({
  display: 'grid',
  gap: space(1),
  minWidth: 0,
  '& > label': { fontSize: font.small, fontWeight: font.medium, color: colour.inkMuted, lineHeight: '16px' },
  '& [data-part="place"]': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space(3),
    minHeight: 72,
    padding: `${space(3)} ${space(4)}`,
    border: `1px dashed ${colour.lineStrong}`,
    borderRadius: size.corner,
    background: colour.surface,
    transition: `background-color ${motion.quick} ${motion.ease}`,
    '&:hover': { background: colour.canvas },
    '&:focus-within': { borderColor: colour.primary, boxShadow: `inset 0 0 0 1px ${colour.primary}` },
    '&[aria-busy]': { background: colour.sunken },
    '& > svg': { flex: 'none', fontSize: 28, color: colour.primary },
    '& > div': { display: 'grid', minWidth: 0 },
  },
  '& strong': { fontWeight: font.strong, overflowWrap: 'anywhere' },
  '& [data-part="how"]': { color: colour.inkMuted },
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    opacity: 0,
    cursor: 'pointer',
    '&:disabled': { cursor: 'default' },
  },
  '& [data-part="note"]': { fontSize: font.small, lineHeight: '16px', color: colour.inkMuted },
  '&[data-over] [data-part="place"]': {
    background: colour.primarySoft,
    borderColor: colour.primary,
    borderStyle: 'solid',
  },
  '&[data-invalid]': {
    '& [data-part="place"]': { borderColor: colour.overdue },
    '& [data-part="note"]': { color: colour.overdue },
  },
  [media.mobile]: { '& [data-part="how"]': { fontSize: font.small } },
});
