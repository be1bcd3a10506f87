import { Paper } from '@/components/Paper/Paper';
import { PaperFacts } from '@/components/Paper/PaperFacts';
import { PaperTable } from '@/components/Paper/PaperTable';
import { PrintedInstant } from '@/components/Paper/PrintedInstant';
import { SignaturePlaces } from '@/components/Paper/SignaturePlaces';
import { Whole } from '@/components/Paper/Whole';
import type { LetterheadFacts } from '@/lib/contract/offices';
import type { UnitHandover } from '@/lib/contract/repossessions';
import { formatNumber } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import type { PaperSize } from '@/lib/paper/papers';
import { checkRows, figureRows, kilometreText, metText, placeText } from '../domain/takingText';
import styles from './UnitHandoverPrint.module.css';

export interface UnitHandoverPrintProps {
  /** As it was signed. */
  handover: UnitHandover;
  /** Where its photos and signatures can be seen, by id. */
  pictures: ReadonlyMap<number, string>;
  /** Whose paper it is; null: nobody told us. */
  office: LetterheadFacts | null;
  /** The paper that it is printed on. */
  size: PaperSize;
}

/** A BAST on paper: the unit as it was found, what is owed, how it would be sold, and who signed; or that it was refused. */
export function UnitHandoverPrint({ handover, pictures, office, size }: UnitHandoverPrintProps) {
  const { figures, collector, photos, met, customer_name, met_name } = handover;
  const isTaken = handover.result === 'SURRENDERED';
  const drawn = (file: UnitHandover['giver_signature']) => (file ? pictures.get(file.id) : undefined);
  const seen = photos.flatMap(({ id }) => pictures.get(id) ?? []);
  const giver = met === 'BORROWER' ? customer_name : met_name;
  return (
    <Paper
      {...{ size, office }}
      title={isTaken ? 'Berita Acara Serah Terima Unit' : 'Berita Acara Penolakan Penyerahan Unit'}
      number={`Surat tugas No. ${handover.order_number}`}
    >
      <PaperFacts
        facts={[
          { label: 'Nasabah', value: customer_name },
          { label: 'Kontrak', value: <Whole>{handover.contract_code}</Whole> },
          { label: 'Waktu', value: <PrintedInstant at={handover.at} /> },
          { label: 'Tempat', value: placeText(handover) },
          { label: isTaken ? 'Diserahkan' : 'Ditolak', value: metText(handover) },
          { label: 'Kolektor', value: collector.name },
          { label: 'Kendaraan', value: handover.vehicle },
          { label: 'No. polisi', value: <Whole>{handover.plate_number}</Whole> },
          { label: 'No. rangka', value: handover.chassis_number },
          { label: 'No. mesin', value: handover.engine_number },
          { label: 'Kilometer', value: isTaken && kilometreText(handover) },
          { label: 'Dibawa ke', value: handover.destination },
          { label: 'Kondisi', value: handover.condition },
          { label: 'Keterangan', value: handover.note },
        ]}
      />
      {isTaken && (
        <PaperTable
          size={size}
          caption="Kelengkapan unit"
          rows={checkRows(handover.checklist)}
          keyOf={({ state }) => state}
          columns={[
            { head: 'Keadaan', cell: ({ state }) => <Whole>{state}</Whole> },
            { head: 'Kelengkapan', cell: ({ items }) => items },
          ]}
        />
      )}
      <section>
        <h4>Kewajiban per {formatDate(figures.day)}</h4>
        <PaperTable
          size={size}
          caption="Kewajiban nasabah"
          rows={figureRows(figures)}
          keyOf={({ label }) => label}
          columns={[
            { head: 'Uraian', cell: ({ label }) => label, total: 'Jumlah' },
            {
              ...{ head: 'Rupiah', figure: true, total: formatNumber(figures.total) },
              cell: ({ amount }) => formatNumber(amount),
            },
          ]}
        />
      </section>
      <p>{isTaken ? handover.sale.text : 'Unit tidak diambil dan tetap pada nasabah.'}</p>
      {photos.length > 0 && (
        <section className={styles.photos}>
          <h4>Foto ({formatNumber(photos.length)})</h4>
          {seen.length > 0 ? (
            <div>
              {seen.map((address, at) => (
                <img key={address} src={address} alt={`Foto unit ${at + 1}`} />
              ))}
            </div>
          ) : (
            <p>{photos.map(({ name }) => name).join(', ')}</p>
          )}
        </section>
      )}
      <SignaturePlaces
        places={[
          ...(isTaken
            ? [{ role: 'Yang menyerahkan', name: giver, drawn: drawn(handover.giver_signature) }]
            : []),
          {
            role: isTaken ? 'Yang menerima' : 'Kolektor',
            name: collector.name,
            drawn: drawn(handover.collector_signature),
          },
        ]}
      />
    </Paper>
  );
}
