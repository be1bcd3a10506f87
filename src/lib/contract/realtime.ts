import * as z from 'zod/mini';
import type { AccessFlag } from './access';
import { approvalSchema } from './approvals';
import { notificationSchema } from './notifications';
import { recordId, type RecordId } from './fields';

/*
 * The three channels of SPEC 7. Names are Echo's private names; on the wire `private-` stands before them.
 * Authorization is a form-encoded POST to `broadcasting/auth`, answered outside the envelope.
 */
export const BROADCAST_AUTH_PATH = 'broadcasting/auth';

export const CREDITS_CHANNEL = 'credits.2';
/** Whose lists a change of receipts concerns: receipts, payment cards, collectors (SPEC 4, Realtime credit push). */
export const HEARS_CREDITS: readonly AccessFlag[] = [
  'is_credit',
  'is_credit_add',
  'is_credit_update',
  'is_credit_approval',
  'is_collector',
  'is_collector_spv',
  'is_collector_ach',
];
export const creditApprovalsChannel = (userId: RecordId) => `credit_approvals.${userId}`;
export const notificationsChannel = (userId: RecordId) => `notifications.${userId}`;

export const CREDIT_SENT = 'send.credit';
export const CREDIT_APPROVAL_SENT = 'send.credit_approval';
export const NOTIFICATION_SENT = 'send.notification';
/** Embedded API only: a notification was read on another device. */
export const NOTIFICATION_READ = 'read.notification';
/** Embedded API only: sessions of this person were ended; whoever hears it asks whether its own still stands. */
export const SESSION_ENDED = 'ended.session';

/** Embedded API only: this person's title, office or rights were changed; whoever hears it asks for them again. */
export const ACCESS_CHANGED = 'changed.access';

/** Push on the shared channel: something about receipts changed; the content is not relied on. */
export const creditSentSchema = z.unknown();
export const creditApprovalSentSchema = approvalSchema;
/** The pushed notification; a host may wrap it or send nothing useful, then the list is fetched instead. */
export const notificationSentSchema = notificationSchema;
/** `id` null: all were read. */
export const notificationReadSchema = z.object({ id: z.nullable(recordId) });
/** Which sessions were ended is not said: each tab asks for itself. */
export const sessionEndedSchema = z.unknown();
/** What changed is not said: each tab asks for itself. */
export const accessChangedSchema = z.unknown();

/** What the embedded server sends with each push; a host may send other things, which the schemas above read. */
export const PUSH_SCHEMAS = {
  [CREDIT_SENT]: z.object({ id: z.optional(recordId), request_id: z.optional(recordId) }),
  [CREDIT_APPROVAL_SENT]: creditApprovalSentSchema,
  [NOTIFICATION_SENT]: notificationSentSchema,
  [NOTIFICATION_READ]: notificationReadSchema,
  [SESSION_ENDED]: z.object({}),
  [ACCESS_CHANGED]: z.object({}),
} as const;
export type PushEvent = keyof typeof PUSH_SCHEMAS;
