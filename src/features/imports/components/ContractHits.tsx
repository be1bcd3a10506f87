import { styled } from '@mui/material/styles';
import { Button } from '@/components/Button/Button';
import type { ContractRow } from '@/lib/contract/contracts';
import { formatRupiah } from '@/lib/format/rupiah';
import { colour, font, size, space } from '@/lib/theme/tokens';

export interface ContractHitsProps {
  rows: readonly ContractRow[];
  /** There are more than are shown. */
  more: boolean;
  /** Rupiah of the row: a contract whose instalment it is stands out. */
  amount: number;
  /** Code of the contract that is being chosen. */
  choosing?: string | undefined;
  onChoose: (code: string) => void;
}

/** The contracts that a search found; one of them is chosen for a row. */
export function ContractHits({ rows, more, amount, choosing, onChoose }: ContractHitsProps) {
  return (
    <Root>
      <ul aria-label="Kontrak yang ditemukan">
        {rows.map((row) => (
          <li key={row.code}>
            <div>
              <strong>{row.customer_name}</strong>
              <small>
                {row.code} · {row.plate_number}
              </small>
              <small>
                Angsuran {formatRupiah(row.instalment)}
                {row.instalment === amount && <b> · sama dengan mutasi</b>}
              </small>
            </div>
            <Button
              aria-label={`Pilih ${row.customer_name}, ${row.code}`}
              busy={choosing === row.code}
              disabled={choosing !== undefined && choosing !== row.code}
              onClick={() => onChoose(row.code)}
            >
              Pilih
            </Button>
          </li>
        ))}
      </ul>
      {more && <p>Masih ada yang lain. Tulis lebih lengkap, misalnya nomor polisi.</p>}
    </Root>
  );
}

const Root = styled('div')({
  display: 'grid',
  gap: space(3),
  '& ul': {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    border: `1px solid ${colour.line}`,
    borderRadius: size.corner,
  },
  '& li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space(3),
    padding: `${space(2)} ${space(3)}`,
    '&:not(:last-child)': { borderBottom: `1px solid ${colour.line}` },
    '& > div': { display: 'grid', minWidth: 0, overflowWrap: 'anywhere' },
    '& > button': { flex: 'none' },
  },
  '& strong': { fontWeight: font.medium },
  '& small': { fontSize: font.small, color: colour.inkMuted },
  '& b': { color: colour.paid, fontWeight: font.medium },
  '& p': { color: colour.inkMuted },
});
