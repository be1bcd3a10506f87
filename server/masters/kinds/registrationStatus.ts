import { asc, eq, sql } from 'drizzle-orm';
import type { FieldErrors } from '@/lib/contract/envelope';
import { flowErrors, inFlowOrder } from '@/lib/contract/registrationFlow';
import {
  registrationStatusWriteSchema,
  type RegistrationStatus,
  type RegistrationStatusWrite,
} from '@/lib/contract/registrationStatuses';
import type { Db } from '../../platform/db/connect';
import { registrationStatuses, registrationTransitions } from '../../platform/db/schema';
import { stampsOf } from '../../platform/history/stampsOf';
import type { MasterKind, Together } from '../MasterKind';
import { sharedColumns, sharedFields } from '../sharedFields';

type Status = RegistrationStatus;
type Write = RegistrationStatusWrite;

/** The statuses keep one flow together: no write may break it (docs/decisions/0099). */
const together: Together<Status, Write> = {
  // Others lead to it first; then it is switched on.
  start: { active: false },
  async save(db, id, { transitions }) {
    await db.delete(registrationTransitions).where(eq(registrationTransitions.fromId, id));
    if (transitions.length === 0) return;
    await db
      .insert(registrationTransitions)
      .values(
        transitions.map(({ to, by, needs_note }) => ({ fromId: id, toId: to, by, needsNote: needs_note })),
      );
  },
  breaks: flowErrors,
  referredBy({ id }, rows) {
    const from = rows.filter(({ transitions }) => transitions.some(({ to }) => to === id));
    return from.length > 0 ? from.map(({ name }) => name).join(', ') : null;
  },
  logged({ transitions, ...row }, rows) {
    const codes = new Map(rows.map(({ id, code }) => [id, code]));
    const steps = transitions.map(
      ({ to, by, needs_note }) => `${codes.get(to) ?? to} (${by}${needs_note ? ', catatan' : ''})`,
    );
    const { code, name, valid_from, valid_to, kind } = row;
    return { code, name, valid_from, valid_to, kind, transitions: steps.join('; ') || null };
  },
};

/** Nobody needs to know more exactly how often a status is used. */
const MAX_USES = 1000;

/** Registrations that stand in each status or ever left it, by the status's id; counted up to a thousand. */
async function statusUses(db: Db): Promise<ReadonlyMap<number, number>> {
  const { rows } = await db.execute<{ id: number; uses: string }>(sql`
    select s.id, greatest(
      (select count(*) from (select 1 from registrations r where r.status_id = s.id limit ${MAX_USES}) standing),
      (select count(*) from (select 1 from registration_moves m where m.from_id = s.id limit ${MAX_USES}) passed)
    ) as uses from registration_statuses s`);
  return new Map(rows.map(({ id, uses }) => [id, Number(uses)]));
}

/** Status Pengajuan, in the order of the flow. */
export const registrationStatusKind: MasterKind<Status, Write> = {
  noun: 'Status Pengajuan',
  record: 'registration_status',
  table: registrationStatuses,
  async read({ db }, where) {
    const rows = await db.select().from(registrationStatuses).where(where);
    const steps = await db.select().from(registrationTransitions).orderBy(asc(registrationTransitions.toId));
    const uses = await statusUses(db);
    const stamps = await stampsOf(db, rows);
    return inFlowOrder(
      rows.map((row) => ({
        ...sharedFields({ ...row, usedBy: uses.get(row.id) ?? 0 }, stamps(row)),
        kind: row.kind,
        transitions: steps
          .filter(({ fromId }) => fromId === row.id)
          .map(({ toId, by, needsNote }) => ({ to: toId, by, needs_note: needsNote })),
      })),
    );
  },
  toColumns: ({ kind, ...write }) => ({ ...sharedColumns(write), kind }),
  written: (row) => registrationStatusWriteSchema.parse(row),
  usedBy,
  check: async (call, write, context) =>
    checkStatus(write, { ...context, rows: await registrationStatusKind.read(call) }),
  together,
};

function usedBy({ used_by }: Status): string {
  return `${used_by} pengajuan`;
}

/** What is wrong with a status by itself; what it would do to the flow is seen after it was written. */
function checkStatus(
  { transitions, kind, valid_from, valid_to }: Write,
  { before, rows, today }: { before: Status | undefined; rows: readonly Status[]; today: string },
): FieldErrors {
  const errors: FieldErrors = {};
  const seen = new Set<number>();
  transitions.forEach(({ to }, at) => {
    if (to === before?.id) errors[`transitions.${at}.to`] = 'Tidak dapat menuju dirinya sendiri.';
    else if (!rows.some(({ id }) => id === to)) errors[`transitions.${at}.to`] = 'Status ini tidak ada.';
    else if (seen.has(to)) errors[`transitions.${at}.to`] = 'Tujuan ini sudah ada di atas.';
    seen.add(to);
  });
  if (before && before.used_by > 0 && kind !== before.kind) {
    errors.kind = `Dipakai ${usedBy(before)}, jadi tidak dapat diganti.`;
  }
  // A day that comes by itself would break the flow without anybody writing.
  if (valid_to !== null) errors.valid_to = 'Status tidak berakhir pada suatu tanggal; nonaktifkan saja.';
  if (valid_from > today) errors.valid_from = 'Tidak boleh setelah hari ini.';
  return errors;
}
