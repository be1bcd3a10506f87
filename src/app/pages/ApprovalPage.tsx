import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { Approvals, type ApprovalsProps } from '@/features/approvals';
import { bpkbEvidence, withdrawOnBpkb } from '@/features/bpkb';
import { drawerEvidence, withdrawOnDrawer } from '@/features/cashierDay';
import { changeEvidence, withdrawChange } from '@/features/changes';
import { CreditReviewPart, receiptEvidence, withdrawReceiptRequest } from '@/features/credits';
import { openFile } from '@/lib/files/openFile';
import { StatementCheck, statementRowsEvidence, withdrawStatementRows } from '@/features/imports';
import { commissionEvidence, partnerEvidence, withdrawOnPartner } from '@/features/partners';
import { pettyEvidence, withdrawOnPetty } from '@/features/pettyCash';
import { contractEvidence, RequestInbox, useOpenedRequest, withdrawOnContract } from '@/features/requests';
import type { ApprovalRow } from '@/lib/contract/approvalInbox';
import { markAffected } from '@/lib/query/markAffected';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';
import { useRecordLinks } from '../useRecordLinks';

/** What each kind is decided on; the documents of a registration are on its page. */
const EVIDENCE: ApprovalsProps['evidence'] = {
  RECEIPT: receiptEvidence,
  CONTRACT: contractEvidence,
  REGISTRATION: null,
  VEHICLE: null,
  PARTNER: partnerEvidence,
  COMMISSION: commissionEvidence,
  STATEMENT_ROWS: statementRowsEvidence,
  // Compared with the bank line by line: it has a dialog of its own.
  STATEMENT: null,
  CASH: drawerEvidence,
  PETTY_CASH: pettyEvidence,
  BPKB: bpkbEvidence,
  CHANGE: changeEvidence,
};

/** A registration is taken back by a step, on its page; nobody asks for a commission or for the check of a statement. */
const WITHDRAWS: ApprovalsProps['withdraws'] = {
  RECEIPT: withdrawReceiptRequest,
  CONTRACT: withdrawOnContract,
  PARTNER: withdrawOnPartner,
  STATEMENT_ROWS: withdrawStatementRows,
  CASH: withdrawOnDrawer,
  PETTY_CASH: withdrawOnPetty,
  BPKB: withdrawOnBpkb,
  CHANGE: withdrawChange,
};

export default function ApprovalPage({ title }: PageProps) {
  const links = useRecordLinks();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [, openRequest] = useOpenedRequest();
  /** The receipt whose modal is open. */
  const [receipt, setReceipt] = useState<string | null>(null);
  /** The statement that is compared with the bank. */
  const [statement, setStatement] = useState<number | null>(null);
  const openPage = (row: ApprovalRow) => {
    const href = links.record(row.record.type, row.record.id);
    if (href !== null) void navigate(href);
  };
  const opens: ApprovalsProps['opens'] = {
    RECEIPT: (row) => (row.may_decide ? setReceipt(row.record.id) : openPage(row)),
    // `RequestInbox` opens what the address names.
    CONTRACT: ({ request_id: id }) => openRequest(String(id)),
    REGISTRATION: openPage,
    VEHICLE: openPage,
    PARTNER: openPage,
    STATEMENT: ({ request_id: id }) => setStatement(id),
  };
  return (
    <>
      <PageHeader title={title} back={{ href: paths.account(), label: 'Akun' }} />
      <Approvals evidence={EVIDENCE} withdraws={WITHDRAWS} opens={opens} openFile={openFile} links={links} />
      <RequestInbox hrefOfContract={links.contract} />
      {statement !== null && (
        <StatementCheck
          id={statement}
          hrefOfContract={links.card ?? links.contract}
          hrefOfReceipt={paths.creditDetail}
          onDecided={() => markAffected(client, 'statementPosted')}
          onClose={() => setStatement(null)}
        />
      )}
      {receipt !== null && <CreditReviewPart id={receipt} links={links} onClose={() => setReceipt(null)} />}
    </>
  );
}
