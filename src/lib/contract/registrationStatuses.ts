import * as z from 'zod/mini';
import { ACCESS_FLAGS } from './access';
import { endpoint } from './endpoint';
import { storedId } from './fields';
import { masterEndpoints, masterSchema, masterWriteSchema } from './masters';

/*
 * Status Pengajuan (DOMAIN, Registration to contract): where a registration stands, and where it may go from there, by
 * whom. Together the statuses are one flow; `registrationFlow` says what a flow must keep.
 */

/** What a status means for the product, in the order of the way to a contract; the two that end it without come last. */
export const STATUS_KINDS = [
  'DRAFT',
  'SUBMITTED',
  'SURVEY',
  'REVIEW',
  'APPROVED',
  'SIGNED',
  'DISBURSED',
  'REJECTED',
  'CANCELLED',
] as const;
export type StatusKind = (typeof STATUS_KINDS)[number];

/** Who takes a step: holders of a flag, or the surveyor (title id 4). */
export const TRANSITION_ACTORS = [...ACCESS_FLAGS, 'surveyor'] as const;
export type TransitionActor = (typeof TRANSITION_ACTORS)[number];

export const transitionSchema = z.object({
  /** Id of the status that it leads to. */
  to: storedId,
  by: z.enum(TRANSITION_ACTORS),
  /** Whoever takes the step says why. */
  needs_note: z.boolean(),
});
export type Transition = z.infer<typeof transitionSchema>;

const statusFields = {
  kind: z.enum(STATUS_KINDS),
  /** Where a registration may go from here; at most once to each status. */
  transitions: z.array(transitionSchema).check(z.maxLength(30)),
};

export const registrationStatusSchema = z.extend(masterSchema, statusFields);
export type RegistrationStatus = z.infer<typeof registrationStatusSchema>;

export const registrationStatusWriteSchema = z.extend(masterWriteSchema, statusFields);
export type RegistrationStatusWrite = z.infer<typeof registrationStatusWriteSchema>;

/**
 * Status Pengajuan. A new one is off: other statuses lead to it first, then it is switched on. 422: the flow would not
 * hold any more, with the reason beside its field.
 */
export const registrationStatuses = masterEndpoints(
  'RegistrationStatus',
  'masters/statuses',
  registrationStatusWriteSchema,
  registrationStatusSchema,
  'RegistrationStatuses',
);

/** A status as those see it who work with registrations. */
export const flowStepSchema = z.pick(registrationStatusSchema, {
  id: true,
  code: true,
  name: true,
  kind: true,
  active: true,
  transitions: true,
});
export type FlowStep = z.infer<typeof flowStepSchema>;

/** Every status in the order of the flow, also those that are off: a registration may still stand there. */
export const getRegistrationFlow = endpoint({
  name: 'getRegistrationFlow',
  method: 'GET',
  path: 'statuses',
  origin: 'angsur',
  guard: 'session',
  summary: 'Every Status Pengajuan in the order of the flow, with where it leads and by whom.',
  data: z.object({ steps: z.array(flowStepSchema) }),
});
