import { useQuery } from '@tanstack/react-query';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import type { BpkbAct, BpkbBook } from '@/lib/contract/bpkbBook';
import type { PaperUpload, PaperView } from '@/lib/files/PaperParts';
import { formatDate } from '@/lib/format/tanggal';
import { errorMessage } from '@/lib/http/ApiError';
import { officesQuery } from '@/lib/query/officesQuery';
import { ActDialog } from './ActDialog';
import { MakingReady, Unreadying } from './BookReadying';
import { bookPlacesOptions } from '@/lib/query/bookPlaces';
import {
  useArriveBook,
  useHandOverBook,
  useLendBook,
  useLoseBook,
  usePrepareBook,
  useReceiveBook,
  useReturnBook,
  useSendBook,
  useStoreBook,
} from './api/useBookWrites';
import { ArriveForm } from './components/ArriveForm';
import { HandOverForm } from './components/HandOverForm';
import { LendForm } from './components/LendForm';
import { LoseForm } from './components/LoseForm';
import { PrepareForm } from './components/PrepareForm';
import { ReceiveForm } from './components/ReceiveForm';
import { ReturnForm } from './components/ReturnForm';
import { SendForm } from './components/SendForm';
import { StoreForm } from './components/StoreForm';
import { actLabel } from './domain/bookActs';
import { numberText } from './domain/bookWords';
import {
  checkHandOver,
  checkPrepare,
  START_HAND_OVER,
  startPrepare,
  toPrepare,
} from './domain/handingDrafts';
import { allowedLoan, checkLend, loanWaits, startLend, toLend } from './domain/lendDraft';
import {
  checkArrive,
  checkLose,
  checkReturn,
  checkSend,
  checkStore,
  START_LOSE,
  START_SEND,
  START_STORE,
  startArrive,
  startReturn,
  toArrive,
  toLose,
  toReturn,
  toSend,
  toStore,
} from './domain/moveDrafts';
import { checkReceive, receiveRefused, startReceive, toReceive } from './domain/receiveDraft';

interface DoingProps {
  /** The book. */
  book: BpkbBook;
  /** A field for a photo or paper. */
  Upload: PaperUpload;
  /** Opens a paper. */
  File: PaperView;
  /** Done, or left. */
  onClose: () => void;
}

export interface BookActingProps extends DoingProps {
  /** What is done. */
  act: BpkbAct;
}

const DOING = {
  receive: Receiving,
  store: Storing,
  lend: Lending,
  return: Returning,
  send: Sending,
  arrive: Arriving,
  ready: MakingReady,
  unready: Unreadying,
  prepare: Preparing,
  hand_over: HandingOver,
  lost: Losing,
} as const;

/** The dialog of an act on a book. */
export default function BookActing({ act, ...props }: BookActingProps) {
  const Doing = DOING[act];
  return <Doing {...props} />;
}

const titled = (act: BpkbAct, book: BpkbBook) => `${actLabel(act, book)}: ${numberText(book.number)}`;

function Receiving({ book, Upload, onClose }: DoingProps) {
  const write = useReceiveBook(book);
  return (
    <ActDialog
      {...{ book, write, onClose }}
      title={`Terima BPKB ${book.contract_code}`}
      size="large"
      sendLabel="Terima"
      busyLabel="Menerima…"
      start={() => startReceive(book)}
      check={checkReceive}
      refused={receiveRefused}
      body={toReceive}
      told={({ state }) =>
        state === 'MISMATCH'
          ? {
              message: 'BPKB dicatat tidak cocok.',
              next: 'Orang kedua memutuskan apakah tetap diterima; sampai itu simpan terpisah.',
            }
          : { message: 'BPKB diterima dan cocok.', next: 'Simpan di tempatnya.' }
      }
    >
      {(form, slot) => <ReceiveForm {...form} {...{ book, Upload, slot }} />}
    </ActDialog>
  );
}

function Storing({ book, onClose }: DoingProps) {
  const write = useStoreBook(book);
  const { data, error } = useQuery(bookPlacesOptions(book.office.id));
  return (
    <ActDialog
      {...{ book, write, onClose }}
      title={titled('store', book)}
      size="small"
      sendLabel="Simpan"
      start={() => START_STORE}
      check={checkStore}
      body={toStore}
      told={({ place }) => ({
        message: `BPKB disimpan di ${place?.name ?? 'tempatnya'}.`,
        next: 'Letakkan bukunya di sana.',
      })}
    >
      {({ notice, ...form }) => (
        <StoreForm
          {...form}
          notice={
            error && !data ? (
              <InlineAlert tone="danger" title="Tempat belum dapat dimuat">
                {errorMessage(error)}
              </InlineAlert>
            ) : (
              notice
            )
          }
          places={data?.rows.filter(({ id, offered }) => offered && id !== book.place?.id)}
        />
      )}
    </ActDialog>
  );
}

function Lending({ book, Upload, onClose }: DoingProps) {
  const write = useLendBook(book);
  const waits = loanWaits(book);
  const allowed = allowedLoan(book);
  return (
    <ActDialog
      {...{ book, write, onClose }}
      title={titled('lend', book)}
      sendLabel={waits ? 'Minta persetujuan' : 'Pinjamkan'}
      busyLabel="Mengirim…"
      start={() => startLend(book)}
      check={checkLend}
      body={(draft, version) => ({
        ...toLend(draft, version),
        signature: waits ? null : draft.signature,
      })}
      told={({ state, holder, until }) =>
        state === 'REQUESTED'
          ? {
              message: 'Peminjaman menunggu persetujuan.',
              next: 'BPKB tetap di tempatnya sampai orang kedua memutuskan.',
            }
          : {
              message: `BPKB dipinjamkan kepada ${holder || allowed?.borrower || 'peminjam'}.`,
              next: `Kembali paling lambat ${formatDate(until)}.`,
            }
      }
    >
      {(form, slot) => <LendForm {...form} {...{ book, Upload, slot }} />}
    </ActDialog>
  );
}

function Returning({ book, Upload, onClose }: DoingProps) {
  const write = useReturnBook(book);
  return (
    <ActDialog
      {...{ book, write, onClose }}
      title={titled('return', book)}
      sendLabel="Catat kembali"
      busyLabel="Mencatat…"
      start={() => startReturn(book)}
      check={checkReturn}
      body={toReturn}
      told={() => ({ message: 'BPKB sudah kembali.', next: 'Simpan di tempatnya.' })}
    >
      {(form, slot) => <ReturnForm {...form} {...{ Upload, slot }} />}
    </ActDialog>
  );
}

function Sending({ book, onClose }: DoingProps) {
  const write = useSendBook(book);
  const offices = useQuery(officesQuery()).data ?? [];
  return (
    <ActDialog
      {...{ book, write, onClose }}
      title={titled('send', book)}
      size="small"
      sendLabel="Kirim"
      busyLabel="Mengirim…"
      start={() => START_SEND}
      check={checkSend}
      body={toSend}
      told={({ to_office: to }) => ({
        message: `BPKB dikirim ke ${to?.name ?? 'kantor lain'}.`,
        next: 'Petugas di sana mencatatnya saat tiba.',
      })}
    >
      {(form) => <SendForm {...form} offices={offices.filter(({ id }) => id !== book.office.id)} />}
    </ActDialog>
  );
}

function Arriving({ book, Upload, onClose }: DoingProps) {
  const write = useArriveBook(book);
  return (
    <ActDialog
      {...{ book, write, onClose }}
      title={titled('arrive', book)}
      sendLabel="Catat tiba"
      busyLabel="Mencatat…"
      start={() => startArrive(book)}
      check={checkArrive}
      body={toArrive}
      told={({ office }) => ({ message: `BPKB tiba di ${office.name}.`, next: 'Simpan di tempatnya.' })}
    >
      {(form, slot) => <ArriveForm {...form} {...{ book, Upload, slot }} />}
    </ActDialog>
  );
}

function Preparing({ book, Upload, onClose }: DoingProps) {
  const write = usePrepareBook(book);
  return (
    <ActDialog
      {...{ book, write, onClose }}
      title={titled('prepare', book)}
      sendLabel="Siapkan"
      busyLabel="Menyiapkan…"
      start={() => startPrepare(book)}
      check={checkPrepare}
      body={toPrepare}
      told={({ prepared }) => ({
        message: `Penyerahan kepada ${prepared?.person ?? 'pengambilnya'} disiapkan.`,
        next: 'Petugas lain memeriksanya dan menyerahkan bukunya.',
      })}
    >
      {(form, slot) => <PrepareForm {...form} {...{ book, Upload, slot }} />}
    </ActDialog>
  );
}

function HandingOver({ book, Upload, File, onClose }: DoingProps) {
  const write = useHandOverBook(book);
  const { prepared } = book;
  if (!prepared) return null;
  return (
    <ActDialog
      {...{ book, write, onClose }}
      title={titled('hand_over', book)}
      sendLabel="Serahkan"
      busyLabel="Menyerahkan…"
      start={() => START_HAND_OVER}
      check={checkHandOver}
      // What is checked before: both are there.
      body={({ signature, photo, note }, version) => ({
        ...{ version, note, signature: signature!, photo_id: photo?.id ?? 0 },
      })}
      told={() => ({
        message: `BPKB diserahkan kepada ${prepared.person}.`,
        next: 'Tanda tangan dan fotonya ada di riwayat di bawah.',
      })}
    >
      {(form, slot) => <HandOverForm {...form} {...{ book, prepared, Upload, File, slot }} />}
    </ActDialog>
  );
}

function Losing({ book, Upload, onClose }: DoingProps) {
  const write = useLoseBook(book);
  return (
    <ActDialog
      {...{ book, write, onClose }}
      title={titled('lost', book)}
      kind="danger"
      sendLabel="Laporkan hilang"
      busyLabel="Mengirim…"
      start={() => START_LOSE}
      check={checkLose}
      body={toLose}
      told={() => ({
        message: 'Kehilangan menunggu keputusan orang kedua.',
        next: 'Sampai itu BPKB tercatat seperti semula.',
      })}
    >
      {(form, slot) => <LoseForm {...form} {...{ Upload, slot }} />}
    </ActDialog>
  );
}
