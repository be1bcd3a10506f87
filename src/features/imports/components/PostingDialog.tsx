import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { ProgressBar } from '@/components/ProgressBar/ProgressBar';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import type { ImportDivision } from '@/lib/contract/importPosting';
import type { StateFigures } from '../domain/batchFigures';
import { dateSpan } from '../domain/dateSpan';
import { DivisionSum } from './DivisionSum';
import styles from './PostingDialog.module.css';

export interface PostingDialogProps {
  /** Asked, posting, failed or done. */
  phase: 'idle' | 'posting' | 'failed' | 'done';
  /** What is to be posted, as it was when the dialog opened. */
  due: StateFigures;
  /** Where its money goes; null: not known yet. */
  division: ImportDivision | null;
  /** Why that can't be told. */
  divisionProblem?: string | undefined;
  /** Asked for it again. */
  onRetryDivision?: () => void;
  /** Posted since then, as the server's figures say. */
  done: { rows: number; amount: number };
  /** Rows that could not be posted. */
  refused: number;
  /** Why it stopped. */
  problem?: string | undefined;
  /** Asked to post it. */
  onPost: () => void;
  /** Asked to be closed. */
  onClose: () => void;
  /** Shows the rows that were refused. */
  onShowRefused: () => void;
}

const TITLES = { posting: 'Memposting mutasi', failed: 'Posting terhenti', done: 'Posting selesai' };

/** Asks once with count, sum and days; then shows how far the server really is, and can go on after a failure. */
export function PostingDialog(props: PostingDialogProps) {
  const { phase, due, done, refused, problem, onClose } = props;
  const rows = formatNumber(due.rows);
  return (
    <Dialog
      open
      title={phase === 'idle' ? `Posting ${rows} baris?` : TITLES[phase]}
      onClose={phase === 'posting' ? undefined : onClose}
      busy={phase === 'posting'}
      actions={phase === 'posting' ? undefined : <Actions {...props} />}
    >
      <div className={styles.root}>
        {phase === 'idle' && <Question {...props} />}
        {(phase === 'posting' || phase === 'failed') && (
          <ProgressBar
            label="Posting mutasi"
            value={done.rows + refused}
            max={due.rows}
            valueText={`${formatNumber(done.rows + refused)} dari ${rows} baris · ${formatRupiah(done.amount)} menjadi nota`}
          />
        )}
        {phase === 'posting' && (
          <p>Jangan tutup halaman ini. Bila terputus, yang sudah menjadi nota tetap tersimpan.</p>
        )}
        {phase === 'failed' && (
          <InlineAlert tone="danger" title="Belum semuanya terposting">
            {problem} Yang sudah menjadi nota tersimpan; lanjutkan, tidak ada yang diposting dua kali.
          </InlineAlert>
        )}
        {phase === 'done' && <Outcome done={done} refused={refused} />}
      </div>
    </Dialog>
  );
}

function Actions({ phase, refused, onPost, onClose, onShowRefused }: PostingDialogProps) {
  if (phase === 'done') {
    return (
      <>
        {refused > 0 && <Button onClick={onShowRefused}>Lihat yang ditolak</Button>}
        <Button kind="primary" onClick={onClose}>
          Selesai
        </Button>
      </>
    );
  }
  return (
    <>
      <Button onClick={onClose}>{phase === 'failed' ? 'Nanti' : 'Tutup'}</Button>
      <Button kind="primary" onClick={onPost}>
        {phase === 'failed' ? 'Lanjutkan posting' : 'Posting'}
      </Button>
    </>
  );
}

function Question({ due, division, divisionProblem, onRetryDivision }: PostingDialogProps) {
  return (
    <>
      <dl>
        <dt>Baris cocok</dt>
        <dd>{formatNumber(due.rows)}</dd>
        {due.date_from !== null && (
          <>
            <dt>Tanggal mutasi</dt>
            <dd>{dateSpan(due.date_from, due.date_to)}</dd>
          </>
        )}
      </dl>
      <DivisionSum
        division={division}
        amount={due.amount}
        instead={
          divisionProblem !== undefined && (
            <InlineAlert
              tone="warning"
              action={
                <Button kind="quiet" onClick={onRetryDivision}>
                  Coba lagi
                </Button>
              }
            >
              Pembagian {formatRupiah(due.amount)} belum dapat ditampilkan. {divisionProblem}
            </InlineAlert>
          )
        }
      />
      <p>
        Setiap baris menjadi nota atas kontraknya, dibayar dengan transfer pada tanggal mutasinya. Baris yang
        meragukan, tidak dikenal, ganda, atau diabaikan tidak ikut.
      </p>
    </>
  );
}

function Outcome({ done, refused }: Pick<PostingDialogProps, 'done' | 'refused'>) {
  return (
    <>
      <InlineAlert tone="success" title={`${formatNumber(done.rows)} baris menjadi nota`}>
        Jumlahnya {formatRupiah(done.amount)}. Kartu piutang dan Nota Cicilan sudah mengikuti.
      </InlineAlert>
      {refused > 0 && (
        <InlineAlert tone="warning" title={`${formatNumber(refused)} baris tidak dapat diposting`}>
          Baris itu kini meragukan dan menyebut sebabnya. Tidak ada uang dari baris itu yang tercatat.
        </InlineAlert>
      )}
    </>
  );
}
