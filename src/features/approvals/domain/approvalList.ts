import { listApprovalInbox } from '@/lib/contract/approvalInbox';
import { APPROVAL_KINDS, APPROVALS_PAGE_SIZE, type ApprovalKind } from '@/lib/contract/approvalInboxDefaults';
import { defineList, type StateOf } from '@/lib/list/defineList';
import { choiceFilter } from '@/lib/list/filters';
import { queryRoot } from '@/lib/query/queryRoots';

/** Kinds as a filter calls them. */
const KIND_LABELS: Record<ApprovalKind, string> = {
  RECEIPT: 'Nota',
  CONTRACT: 'Kontrak',
  REGISTRATION: 'Form registrasi',
  VEHICLE: 'Kendaraan',
  PARTNER: 'Skema dan rekening',
  COMMISSION: 'Komisi',
  STATEMENT_ROWS: 'Baris mutasi',
  STATEMENT: 'Mutasi bank',
  CASH: 'Kas kasir',
  PETTY_CASH: 'Kas kecil',
  BPKB: 'BPKB',
  CHANGE: 'Hak dan master',
};

const shared = { endpoint: listApprovalInbox, root: queryRoot('approvals'), pageSize: APPROVALS_PAGE_SIZE };

/** What the reader may decide, oldest first. */
export const TO_DECIDE = defineList({
  ...shared,
  viewed: 'approvals',
  filters: {
    kind: choiceFilter({
      label: 'Jenis',
      all: 'Semua jenis',
      options: APPROVAL_KINDS.map((value) => ({ value, label: KIND_LABELS[value] })),
    }),
  },
});
export type ToDecideState = StateOf<typeof TO_DECIDE>;

/** What they asked for themselves; in the address beside the other list. */
export const OWN = defineList({ ...shared, part: 'own', filters: {}, names: { page: 'halaman' } });
