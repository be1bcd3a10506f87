import { sql } from 'drizzle-orm';

/** When the money of a row of `credits` came: with a TTS as the collector took it, else as it was entered. */
export const receivedAt = sql<Date>`coalesce(
  (select tts.at from payments join tts on tts.id = payments.tts_id where payments.id = credits.payment_id),
  credits.created_at)`;
