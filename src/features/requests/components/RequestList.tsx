import { styled } from '@mui/material/styles';
import { Button } from '@/components/Button/Button';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import type { ContractRequest } from '@/lib/contract/requests';
import { formatInstant } from '@/lib/format/tanggal';
import { colour, font, size, space } from '@/lib/theme/tokens';
import { capital, KIND_WORDS } from '../domain/kindWords';

export interface RequestListProps {
  /** Undefined: still being fetched. */
  requests: readonly ContractRequest[] | undefined;
  onOpen: (id: number) => void;
}

/** Requests on contracts that wait for the reader, or that they asked for, oldest first. */
export function RequestList({ requests, onOpen }: RequestListProps) {
  if (!requests) return <SkeletonLines lines={3} />;
  if (requests.length === 0) return <Quiet>Tidak ada permintaan atas kontrak yang menunggu Anda.</Quiet>;
  return (
    <List>
      {requests.map((request) => {
        const { id, ask, contract_code, customer_name, may_withdraw, request_by, requested_at } = request;
        const who = may_withdraw ? 'Anda' : request_by.name || request_by.username;
        return (
          <li key={id}>
            <div>
              <strong>
                {capital(KIND_WORDS[ask.kind].noun)} · {customer_name}
              </strong>
              <span>
                {contract_code} · {who}, {formatInstant(requested_at)}
              </span>
              <span>{request.summary}</span>
            </div>
            <Button
              aria-label={`${request.may_decide ? 'Tinjau' : 'Lihat'} ${KIND_WORDS[ask.kind].noun} ${contract_code}`}
              onClick={() => onOpen(id)}
            >
              {request.may_decide ? 'Tinjau' : 'Lihat'}
            </Button>
          </li>
        );
      })}
    </List>
  );
}

const Quiet = styled('p')({ color: colour.inkMuted });

const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${colour.line}`,
  borderRadius: size.corner,
  background: colour.surface,
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space(1)} ${space(3)}`,
    padding: `${space(2)} ${space(3)}`,
  },
  '& > li + li': { borderTop: `1px solid ${colour.line}` },
  '& > li > div': { display: 'grid', flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' },
  '& strong': { fontWeight: font.strong },
  '& span': { color: colour.inkMuted, fontSize: font.small },
});
