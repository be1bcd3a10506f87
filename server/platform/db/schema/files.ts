import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { FileKind, KeptFile } from '@/lib/contract/files';
import { moment } from './columns';
import { offices } from './offices';
import { staff } from './staff';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

const person = () =>
  integer()
    .notNull()
    .references(() => staff.id);
const office = () =>
  integer()
    .notNull()
    .references(() => offices.id);

/** A photo or paper whose content is in the store. A trigger refuses to delete one that a record holds. */
export const files = pgTable(
  'files',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    officeId: office(),
    kind: text().$type<FileKind>().notNull(),
    name: text().notNull(),
    /** The record that holds it; null: none does, and it is removed a week after `looseSince`. */
    ownerType: text(),
    ownerId: text(),
    contentType: text().$type<KeptFile['type']>().notNull(),
    bytes: integer().notNull(),
    width: integer(),
    height: integer(),
    /** SHA-256 of the content as it is kept. */
    sha256: text().notNull(),
    storageKey: text().notNull().unique(),
    /** Each reading is in the log. */
    identityDocument: boolean().notNull(),
    createdBy: person(),
    createdAt: moment().notNull(),
    attachedAt: moment(),
    /** Since when no record holds it. */
    looseSince: moment(),
  },
  (t) => [
    index('files_owner').on(t.ownerType, t.ownerId, t.id),
    // One content proves one voucher of petty cash.
    index('files_petty_proof')
      .on(t.sha256)
      .where(sql`owner_type in ('petty_voucher', 'petty_request')`),
    index('files_loose')
      .on(t.looseSince)
      .where(sql`loose_since is not null`),
    index('files_loose_of')
      .on(t.createdBy)
      .where(sql`loose_since is not null`),
    check(
      'files_held_or_loose',
      sql`(owner_type is null) = (owner_id is null) and (owner_type is null) = (attached_at is null) and (owner_type is null) = (loose_since is not null)`,
    ),
  ],
);

/** A file on its way here. */
export const fileUploads = pgTable(
  'file_uploads',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    staffId: person(),
    officeId: office(),
    /** Made on the device. */
    key: text().notNull(),
    kind: text().$type<FileKind>().notNull(),
    name: text().notNull(),
    /** Of what is sent; what is kept has others. */
    bytes: integer().notNull(),
    sha256: text().notNull(),
    /** Where the content will be; known before it is there, so that whatever a cut leaves behind is found. */
    storageKey: text().notNull(),
    createdAt: moment().notNull(),
    touchedAt: moment().notNull(),
    /** Until then somebody looks at what came. */
    processingUntil: moment(),
    /** What became of it. */
    fileId: integer().references(() => files.id, { onDelete: 'cascade' }),
    /** Why it was not taken, in words. */
    refused: text(),
  },
  (t) => [
    unique('file_uploads_key').on(t.staffId, t.key),
    index('file_uploads_touched').on(t.touchedAt),
    index('file_uploads_file').on(t.fileId),
  ],
);

/** The pieces of an upload that have come. */
export const fileChunks = pgTable(
  'file_chunks',
  {
    uploadId: integer()
      .notNull()
      .references(() => fileUploads.id, { onDelete: 'cascade' }),
    index: integer().notNull(),
    content: bytea().notNull(),
  },
  (t) => [primaryKey({ columns: [t.uploadId, t.index] })],
);

/** Content that no row needs any more; it is removed from the store some minutes later. */
export const fileRemovals = pgTable(
  'file_removals',
  { storageKey: text().primaryKey(), since: moment().notNull() },
  (t) => [index('file_removals_since').on(t.since)],
);
