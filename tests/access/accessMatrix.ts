import { CREDITS_CHANNEL, creditApprovalsChannel, notificationsChannel } from '@/lib/contract/realtime';
import { line, type AccessLine } from './AccessLine';
import { ACHIEVEMENT_LINES, MONITORING_LINES } from './achievementLines';
import { BPKB_LINES } from './bpkbLines';
import { CALL_LINES } from './callLines';
import { CONTRACT_LINES } from './contractLines';
import { EXPORT_LINES } from './exportLines';
import { FIELD_LINES } from './fieldLines';
import { HANDOVER_LINES } from './handoverLines';
import { PETTY_LINES } from './pettyLines';
import { MASTER_LINES } from './masterLines';
import { PARTNER_LINES } from './partnerLines';
import { PAYMENT_LINES } from './paymentLines';
import { PERSON_LINES } from './personLines';
import { STAFF_LINES } from './staffLines';

/*
 * Who may make which call, written from SPEC 6 and DOMAIN and not from the endpoints' guards, so that a guard that is
 * wrong is found (server/testing/access, docs/decisions/0116). A new call gets its line in the file of its domain, for
 * instance `getThing: line('agents', { record: 'thing' })`.
 */

/** Every call of the contract by its name. */
export const ACCESS_MATRIX: Readonly<Record<string, AccessLine>> = {
  ...PERSON_LINES,
  ...PAYMENT_LINES,
  ...CONTRACT_LINES,
  ...CALL_LINES,
  ...EXPORT_LINES,
  ...FIELD_LINES,
  ...HANDOVER_LINES,
  ...PETTY_LINES,
  ...BPKB_LINES,
  ...MONITORING_LINES,
  ...ACHIEVEMENT_LINES,
  ...PARTNER_LINES,
  ...MASTER_LINES,
  ...STAFF_LINES,
};

/** Every channel: who may listen to their own, where it has a person's number. Nobody hears another person's. */
export const CHANNEL_MATRIX: readonly { channel: (userId: number) => string; access: AccessLine }[] = [
  { channel: () => CREDITS_CHANNEL, access: line('pushes of receipts', 'company') },
  { channel: creditApprovalsChannel, access: line('approval', 'own') },
  { channel: notificationsChannel, access: line('any session', 'own') },
];
