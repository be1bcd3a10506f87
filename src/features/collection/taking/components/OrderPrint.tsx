import { Paper } from '@/components/Paper/Paper';
import { PaperFacts } from '@/components/Paper/PaperFacts';
import { PaperTable } from '@/components/Paper/PaperTable';
import { SignaturePlaces } from '@/components/Paper/SignaturePlaces';
import { Whole } from '@/components/Paper/Whole';
import type { LetterheadFacts } from '@/lib/contract/offices';
import type { RepossessionOrder } from '@/lib/contract/repossessions';
import { formatDate, formatDateShort } from '@/lib/format/tanggal';
import { BASIS_LABELS } from '@/lib/labels/takingLabels';
import type { PaperSize } from '@/lib/paper/papers';
import { ORDER_STATE_LABELS, vehicleText } from '../domain/takingText';

export interface OrderPrintProps {
  /** As it was given. */
  order: RepossessionOrder;
  /** Whose paper it is; null: nobody told us. */
  office: LetterheadFacts | null;
  /** The paper that it is printed on. */
  size: PaperSize;
}

/** A surat tugas penarikan on paper: who may receive which unit, on what ground, until when and how. */
export function OrderPrint({ order, office, size }: OrderPrintProps) {
  const { state, fiduciary, collectors } = order;
  return (
    <Paper
      {...{ size, office }}
      title="Surat Tugas Penarikan"
      number={`No. ${order.number}`}
      mark={state === 'RUNNING' ? undefined : ORDER_STATE_LABELS[state].label}
    >
      <PaperFacts
        facts={[
          { label: 'Nasabah', value: order.customer_name },
          { label: 'Kontrak', value: <Whole>{order.contract_code}</Whole> },
          { label: 'Alamat', value: order.address },
          { label: 'Kendaraan', value: vehicleText(order) },
          { label: 'No. polisi', value: <Whole>{order.plate_number}</Whole> },
          { label: 'No. rangka', value: order.chassis_number },
          { label: 'No. mesin', value: order.engine_number },
          {
            label: 'Dasar',
            value: (
              <>
                {BASIS_LABELS[order.basis]} {order.basis_number}, <Whole>{formatDate(order.basis_on)}</Whole>
              </>
            ),
          },
          {
            label: 'Fidusia',
            value: (
              <>
                {fiduciary.number}, <Whole>{formatDate(fiduciary.day)}</Whole>
              </>
            ),
          },
        ]}
      />
      <p>
        Kami menugaskan kolektor di bawah ini menerima penyerahan kendaraan tersebut dari nasabah, dari{' '}
        <Whole>{formatDate(order.valid_from)}</Whole> sampai <Whole>{formatDate(order.valid_until)}</Whole>.
      </p>
      <PaperTable
        size={size}
        caption="Kolektor yang ditugaskan"
        rows={collectors}
        keyOf={({ id }) => id}
        columns={[
          { head: 'Kolektor', cell: ({ name }) => name },
          {
            ...{ head: 'No. sertifikat', below: 'named' },
            cell: ({ certificate_number }) => <Whole>{certificate_number}</Whole>,
          },
          {
            ...{ head: 'Berlaku sampai', below: 'named' },
            cell: ({ certificate_until }) => <Whole>{formatDateShort(certificate_until)}</Whole>,
          },
        ]}
      />
      <p>
        Kolektor menunjukkan surat ini, tanda pengenal, dan sertifikatnya, lalu menerima unit hanya bila
        diserahkan secara sukarela dan berita acaranya ditandatangani. Kolektor tidak mengancam, tidak
        memaksa, tidak menghentikan kendaraan di jalan, dan tidak meminta uang. Bila penyerahan ditolak, unit
        tidak diambil dan penolakannya dicatat; selanjutnya perusahaan menempuh pengadilan.
      </p>
      <SignaturePlaces
        places={[
          { role: 'Kolektor', name: collectors.length === 1 ? collectors[0]?.name : undefined },
          { role: 'Yang menugaskan', name: order.approved_by.name },
        ]}
      />
    </Paper>
  );
}
