import { Paper } from '@/components/Paper/Paper';
import { PaperFacts } from '@/components/Paper/PaperFacts';
import { SignaturePlaces } from '@/components/Paper/SignaturePlaces';
import { Whole } from '@/components/Paper/Whole';
import { terbilang } from '@/lib/arithmetic/terbilang';
import type { LetterheadFacts } from '@/lib/contract/offices';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import type { PaperSize } from '@/lib/paper/papers';
import type { TtsSaid } from '../domain/fieldText';

export interface TtsPrintProps {
  /** What it says. */
  tts: TtsSaid;
  /** Whose paper it is; null: nobody told us. */
  office: LetterheadFacts | null;
  /** The paper that it is printed on. */
  size: PaperSize;
}

/** A TTS on paper: what was received of whom, and that the nota follows. */
export function TtsPrint({ tts, office, size }: TtsPrintProps) {
  const { number, code, name, amount, day, time, collector } = tts;
  return (
    <Paper size={size} office={office} title="Tanda terima sementara" number={`No. ${number}`}>
      <PaperFacts
        facts={[
          { label: 'Diterima dari', value: name },
          { label: 'Kontrak', value: <Whole>{code}</Whole> },
          { label: 'Jumlah', value: <strong>{formatRupiah(amount)}</strong> },
          {
            label: 'Pada',
            value: (
              <>
                <Whole>{formatDate(day)}</Whole>, <Whole>{time}</Whole>
              </>
            ),
          },
        ]}
      />
      {amount > 0 && <p>Terbilang: {terbilang(amount)}</p>}
      <p>Bukan nota pembayaran. Nota dibuat kantor setelah uang disetor.</p>
      <SignaturePlaces
        places={[
          { role: 'Nasabah', name },
          { role: 'Kolektor', name: collector },
        ]}
      />
    </Paper>
  );
}
