import { desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { unitErrors } from '@/lib/collection/unitErrors';
import type { UnitRecord, UnitRecordBody } from '@/lib/contract/repossessions';
import { formatDate } from '@/lib/format/tanggal';
import { todayIn } from '../calendar/today';
import { lockContract } from '../contracts/readContract';
import { attachFiles } from '../files/attachFiles';
import { toKeptFile } from '../files/toKeptFile';
import { ApiError, conflict, invalid } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { files, staff, unitRecords } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { CallContext } from '../platform/http/route';
import { unitRecordOwner } from './handoverFiles';
import { custodyOf, unitObstacle } from './unitCustody';

const approver = alias(staff, 'unit_approver');

/** What was written of a contract's unit, newest first. */
export async function unitRecordsOf(db: Db, code: string): Promise<UnitRecord[]> {
  const rows = await db
    .select({
      record: unitRecords,
      file: files,
      writer: { username: staff.username, name: staff.name },
      approver: { username: approver.username, name: approver.name },
    })
    .from(unitRecords)
    .innerJoin(staff, eq(staff.id, unitRecords.writtenBy))
    .leftJoin(files, eq(files.id, unitRecords.fileId))
    .leftJoin(approver, eq(approver.id, unitRecords.approvedBy))
    .where(eq(unitRecords.contractCode, code))
    .orderBy(desc(unitRecords.id));
  return rows.map(({ record, file, writer, approver: approved_by }) => ({
    ...{ id: record.id, kind: record.kind, day: record.day, place: record.place, note: record.note },
    ...{ person: record.person, price: record.price, file: file && toKeptFile(file) },
    ...{ written_by: writer, written_at: record.at.toISOString(), approved_by },
  }));
}

const SAID = {
  STORED: 'disimpan di',
  CONDITION: 'kondisi unit:',
  RETURNED: 'dikembalikan kepada',
};

/** Writes where a unit stands, how it looks, or that it was given back. 403, 404, 409, 422. */
export async function writeRecord(call: CallContext<{ id: string }, UnitRecordBody>): Promise<string> {
  const { db, staff: by, now, origin, params, body } = call;
  const { contract, office } = await lockContract(db, by, params.id);
  const custody = await custodyOf(db, contract);
  const obstacle = unitObstacle(body.kind, contract, custody);
  if (obstacle !== null) throw conflict(obstacle);
  const errors = unitErrors(body, { since: custody.since, today: todayIn(office.zone, now) });
  if (Object.keys(errors).length > 0) throw invalid(errors, Object.values(errors).join(' '));
  const { kind } = body;
  const fileId = kind === 'RETURNED' ? body.file_id : null;
  const [made] = await db
    .insert(unitRecords)
    .values({
      ...{ contractCode: contract.code, kind, day: body.day, note: body.note, fileId },
      ...{ place: kind === 'STORED' ? body.place : '', person: kind === 'RETURNED' ? body.person : '' },
      ...{ writtenBy: by.id, at: now },
    })
    .returning({ id: unitRecords.id });
  if (!made) throw new ApiError(500);
  if (fileId !== null) {
    const owner = unitRecordOwner(made.id);
    await attachFiles(db, [fileId], { person: by, owner, officeId: office.id, now });
  }
  const what = { STORED: body.place, CONDITION: body.note, RETURNED: body.person }[kind];
  await writeHistory(db, {
    ...{ at: now, staffId: by.id, action: 'UNIT_RECORDED', origin },
    summary: `Mencatat unit kontrak ${contract.code} pada ${formatDate(body.day)}: ${SAID[kind]} ${what}`,
    record: { type: 'contract', id: contract.code },
  });
  return contract.code;
}
