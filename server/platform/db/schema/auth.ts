import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { staff } from './staff';

/** A sign-in that waits for its one-time code. Neither the challenge nor the code is kept in clear. */
export const challenges = pgTable(
  'challenges',
  {
    /** SHA-256 of the challenge that the browser holds. */
    challengeHash: text().primaryKey(),
    /** Null: the password was wrong while the name was tried from everywhere; no code is taken. */
    staffId: integer().references(() => staff.id),
    /** Begun while the name was tried from everywhere: nothing that it answers tells whether the password was right. */
    tellsNothing: boolean().notNull().default(false),
    /** HMAC of the code under the challenge: useless without what the browser holds. Null: the app's code is asked for. */
    codeHash: text(),
    /** SHA-256 of the password hash that was proved: once the password is another, the challenge is void. */
    passwordMark: text().notNull().default(''),
    /** SHA-256 of the device that this person is known on, where it began there. */
    deviceHash: text(),
    tries: integer().notNull().default(0),
    sendings: integer().notNull().default(1),
    expiresAt: moment().notNull(),
    resendAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [index('challenges_expires').on(t.expiresAt)],
);

/** Failed attempts per user name, address or person; shared by every instance. */
export const throttles = pgTable(
  'throttles',
  {
    key: text().primaryKey(),
    failures: integer().notNull(),
    lockedUntil: moment(),
    lastAt: moment().notNull(),
  },
  (t) => [index('throttles_last').on(t.lastAt)],
);

/** Browsers that a person has signed in on with password and code; a stranger's guesses do not hold them up. */
export const knownDevices = pgTable(
  'known_devices',
  {
    /** SHA-256 of what the browser keeps. */
    deviceHash: text().notNull(),
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    /** Names it to its owner; the hash stays here. */
    id: integer().notNull().unique().generatedAlwaysAsIdentity(),
    /** When it became known; null: before that was noted. */
    firstAt: moment(),
    lastAt: moment().notNull(),
    /** The browser's own words, and the address of the last sign-in. */
    device: text(),
    ip: text(),
  },
  (t) => [
    primaryKey({ columns: [t.deviceHash, t.staffId] }),
    index('known_devices_staff').on(t.staffId),
    index('known_devices_last').on(t.lastAt),
  ],
);

/** A signed-in device. Only the SHA-256 of its token is kept. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    /** Names the session to its owner; the token's hash stays here. */
    id: integer().notNull().unique().generatedAlwaysAsIdentity(),
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    createdAt: moment().notNull(),
    /** To the minute; null: not since it began. */
    lastUsedAt: moment(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
    ip: text(),
    device: text(),
    /** SHA-256 of the known device that it began on; null: before that was noted. */
    deviceHash: text(),
  },
  (t) => [index('sessions_staff').on(t.staffId), index('sessions_expires').on(t.expiresAt)],
);

/** For whose session each socket was let into a channel; any instance may hold the socket. */
export const socketSessions = pgTable(
  'socket_sessions',
  {
    /** As Pusher's protocol names it: `123.456`. */
    socketId: text().primaryKey(),
    tokenHash: text()
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
  },
  (t) => [index('socket_sessions_token').on(t.tokenHash), index('socket_sessions_created').on(t.createdAt)],
);
