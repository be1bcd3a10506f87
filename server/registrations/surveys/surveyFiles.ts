import { eq } from 'drizzle-orm';
import { hasAny } from '@/lib/contract/access';
import type { Attaching } from '../../files/attachFiles';
import type { FileOwner } from '../../files/FileOwner';
import { forbidden, notFound } from '../../platform/core/ApiError';
import { registrationSurveys } from '../../platform/db/schema';
import { idOf } from '../../platform/http/idOf';
import { findRegistration } from '../findRegistration';

const TYPE = 'survey';
const MISSING = 'Survei ini tidak ada.';

export const surveyOwner = (id: number): Attaching['owner'] => ({ type: TYPE, id });

/** A visit's photos are for who may open its registration. */
export const surveyFiles: FileOwner = {
  type: TYPE,
  async requireRead(db, person, id) {
    if (!hasAny(person.access, ['is_customer'])) throw forbidden();
    const [survey] = await db
      .select({ registrationId: registrationSurveys.registrationId })
      .from(registrationSurveys)
      .where(eq(registrationSurveys.id, idOf(id, MISSING)));
    if (!survey) throw notFound(MISSING);
    await findRegistration(db, person, String(survey.registrationId));
  },
};
