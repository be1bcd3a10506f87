import type { AccessFlag } from '@/lib/contract/access';

/** What a flag gives, and which: one of several is enough. Written from the spec by hand, never from an endpoint. */
export const RIGHTS = {
  // In the words of SPEC 6.
  Monitoring: ['is_performance'],
  registration: ['is_customer'],
  Nasabah: ['is_contract'],
  'payment card': ['is_credit', 'is_credit_add'],
  'transfer payment': ['is_credit_add'],
  'Nota Cicilan': ['is_credit_add', 'is_credit_update', 'is_credit_approval'],
  'petty cash': ['is_pettycash'],
  BPKB: ['is_inventory'],
  overdue: ['is_overdue'],
  'collector customers': ['is_collector'],
  distribution: ['is_collector_spv'],
  achievement: ['is_collector_ach'],
  agents: ['is_agen'],
  marketing: ['is_marketing'],
  reports: ['is_report'],
  exports: ['is_export'],
  'staff, log, title': ['is_user'],
  'master data': ['is_master'],

  // Finer than the spec: who makes and who checks (DOMAIN, Changing a receipt).
  'taking payments': ['is_credit_add'],
  'asking for changes of receipts': ['is_credit_update'],
  approval: ['is_credit_approval'],
  'changes of receipts': ['is_credit_update', 'is_credit_approval'],
  "cashiers' days": ['is_credit_add', 'is_credit_approval'],
  'transfers that are undone': ['is_credit_add', 'is_credit_approval'],
  'asking on a contract': ['is_contract', 'is_credit_add', 'is_credit_update'],
  'requests on contracts': [
    'is_contract',
    'is_credit',
    'is_credit_add',
    'is_credit_update',
    'is_credit_approval',
  ],
  'collecting on a contract': ['is_overdue', 'is_collector_spv', 'is_contract'],
  'reminding of promises': ['is_overdue', 'is_collector_spv'],
  'who collects a contract': ['is_collector_spv', 'is_contract'],
  // Who heads collection, and who watches the whole (DOMAIN, Field collection).
  'collection on Home': ['is_collector_spv', 'is_performance'],
  'pushes of receipts': [
    'is_credit',
    'is_credit_add',
    'is_credit_update',
    'is_credit_approval',
    'is_collector',
    'is_collector_spv',
    'is_collector_ach',
  ],
} as const satisfies Record<string, readonly AccessFlag[]>;

export type Right = keyof typeof RIGHTS;
