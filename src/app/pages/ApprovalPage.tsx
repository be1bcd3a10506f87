import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { Approvals, type ApprovalsProps } from '@/features/approvals';
import { drawerEvidence, withdrawOnDrawer } from '@/features/cashierDay';
import { CreditReviewPart, receiptEvidence, withdrawReceiptRequest } from '@/features/credits';
import { commissionEvidence, partnerEvidence, withdrawOnPartner } from '@/features/partners';
import { contractEvidence, RequestInbox, useOpenedRequest, withdrawOnContract } from '@/features/requests';
import type { ApprovalRow } from '@/lib/contract/approvalInbox';
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
  CASH: drawerEvidence,
};

/** A registration is taken back by a step, on its page; nobody asks for a commission. */
const WITHDRAWS: ApprovalsProps['withdraws'] = {
  RECEIPT: withdrawReceiptRequest,
  CONTRACT: withdrawOnContract,
  PARTNER: withdrawOnPartner,
  CASH: withdrawOnDrawer,
};

export default function ApprovalPage({ title }: PageProps) {
  const links = useRecordLinks();
  const navigate = useNavigate();
  const [, openRequest] = useOpenedRequest();
  /** The receipt whose modal is open. */
  const [receipt, setReceipt] = useState<string | null>(null);
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
  };
  return (
    <>
      <PageHeader title={title} back={{ href: paths.account(), label: 'Akun' }} />
      <Approvals evidence={EVIDENCE} withdraws={WITHDRAWS} opens={opens} links={links} />
      <RequestInbox hrefOfContract={links.contract} />
      {receipt !== null && <CreditReviewPart id={receipt} links={links} onClose={() => setReceipt(null)} />}
    </>
  );
}
