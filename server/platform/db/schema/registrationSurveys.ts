import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { SurveyFindings } from '@/lib/contract/surveyFindings';
import { moment } from './columns';
import { registrationMoves, registrations } from './registrations';
import { staff } from './staff';

/** Visits to applicants as surveyors sent them, never changed. Their photos are files of the owner type `survey`. */
export const registrationSurveys = pgTable(
  'registration_surveys',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Made on the device: the same visit is kept once. */
    clientId: uuid().notNull().unique(),
    registrationId: integer()
      .notNull()
      .references(() => registrations.id),
    /** The step by which the registration had come to survey. */
    moveId: integer()
      .notNull()
      .references(() => registrationMoves.id),
    surveyorId: integer()
      .notNull()
      .references(() => staff.id),
    /** By the device's clock. */
    visitedAt: moment().notNull(),
    receivedAt: moment().notNull(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** Metres. */
    accuracy: doublePrecision(),
    /** Why there is no position; empty where there is one. */
    noPosition: text().notNull(),
    findings: jsonb().$type<SurveyFindings>().notNull(),
  },
  (t) => [
    index('registration_surveys_of').on(t.registrationId, t.id),
    index('registration_surveys_move').on(t.moveId),
    index('registration_surveys_surveyor').on(t.surveyorId),
    check(
      'registration_surveys_position',
      sql`(latitude is null) = (longitude is null) and (latitude is null) = (accuracy is null) and (latitude is null) = (no_position <> '')`,
    ),
  ],
);
