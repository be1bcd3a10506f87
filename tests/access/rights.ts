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

  // Who keeps books, and who watches the whole or decides (DOMAIN, BPKB).
  'BPKB and Monitoring': ['is_inventory', 'is_performance'],
  'BPKB and approval': ['is_inventory', 'is_credit_approval'],

  'petty cash and exports': ['is_pettycash', 'is_export'],
  'petty cash and taking payments': ['is_pettycash', 'is_credit_add'],
  // Finer than the spec: who makes and who checks (DOMAIN, Changing a receipt).
  'taking payments': ['is_credit_add'],
  'asking for changes of receipts': ['is_credit_update'],
  approval: ['is_credit_approval'],
  'changes of receipts': ['is_credit_update', 'is_credit_approval'],
  "cashiers' days": ['is_credit_add', 'is_credit_approval'],
  'requests on drawers': ['is_credit_add', 'is_credit_approval', 'is_collector_spv'],
  'transfers that are undone': ['is_credit_add', 'is_credit_approval'],
  'asking on a contract': ['is_contract', 'is_credit_add', 'is_credit_update', 'is_collector_spv'],
  'requests on contracts': [
    'is_contract',
    'is_credit',
    'is_credit_add',
    'is_credit_update',
    'is_credit_approval',
    'is_collector_spv',
  ],
  'collecting on a contract': ['is_overdue', 'is_collector_spv', 'is_contract'],
  'reminding of promises': ['is_overdue', 'is_collector_spv'],
  // Collectors read those that name them.
  'orders to take a unit': [
    ...(['is_contract', 'is_collector_spv', 'is_overdue', 'is_credit_approval', 'is_collector'] as const),
  ],
  'withdrawing an order': ['is_collector_spv', 'is_credit_approval'],
  'who collects a contract': ['is_collector_spv', 'is_contract'],
  // Who wrote them, and who answers for the office's (DOMAIN, Money in the field).
  'blocks of TTS': ['is_collector', 'is_collector_spv'],
  'money in the field': ['is_collector_spv', 'is_performance', 'is_credit_add'],
  // Who counted it, and who heads the collectors; another person decides.
  'writing off of what a collector owes': ['is_credit_add', 'is_collector_spv'],
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
