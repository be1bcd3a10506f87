import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  continueLetterBatch,
  getLetterBatch,
  letterPreviewSchema,
  listBatchLetters,
  listLetterBatches,
  previewLetters,
  startLetterBatch,
} from '@/lib/contract/letterBatches';
import {
  getLetter,
  letterSchema,
  listContractLetters,
  listLetters,
  makeLetter,
  recordDeliveries as recordDeliveriesCall,
  recordDelivery as recordDeliveryCall,
} from '@/lib/contract/letters';
import { noLetterWords } from '@/lib/collection/letterDue';
import { todayIn } from '../calendar/today';
import { findContract } from '../contracts/readContract';
import { requireActiveOffice } from '../offices/requireActiveOffice';
import { letterDay } from '../overdue/letterDueCondition';
import { officeOfList } from '../platform/auth/offices';
import { conflict } from '../platform/core/ApiError';
import { contracts } from '../platform/db/schema';
import type { Parts } from '../platform/http/parts';
import { refusalWith } from '../platform/http/refusalSchema';
import { route } from '../platform/http/route';
import { batchDetail, batchLetters, newestBatches } from './batches';
import { answersOf } from './letterFacts';
import { makeGroup, preview, startBatch } from './makeBatch';
import { makeLetters } from './makeLetters';
import { findLetter, letterPage, lettersOf, readLetter } from './readLetters';
import { recordDeliveries, recordDelivery } from './recordDelivery';

/** Warning letters: one by one, for all contracts of a filter, and their delivery (docs/decisions/0154). */
export function letterRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, parts, listContractLetters, async ({ db, staff, params, now }) => {
    const { contract, office } = await findContract(db, staff, params.id);
    const day = await letterDay(db, todayIn(office.zone, now));
    const answer = (await answersOf(db, eq(contracts.code, contract.code), day)).get(contract.code);
    const why = answer?.why ?? null;
    return {
      data: {
        today: day.today,
        rows: await lettersOf(db, contract.code),
        due: { step: answer?.step ?? null, why: why && noLetterWords(why) },
      },
    };
  });

  route(app, parts, makeLetter, async (call) => {
    const { contract, office } = await findContract(call.db, call.staff, call.params.id);
    requireActiveOffice(office);
    const wanted = { code: contract.code, step: call.body.step };
    const made = (await makeLetters(call, office.id, [wanted])).get(contract.code);
    if (!made || made.id === null) {
      throw conflict(`SP${wanted.step} tidak dibuat: ${noLetterWords(made?.why ?? 'CHANGED')}.`);
    }
    return { data: await readLetter(call.db, made.id) };
  });

  route(app, parts, listLetters, async ({ db, staff, query, now }) => ({
    data: {
      today: todayIn(staff.office.zone, now),
      ...(await letterPage(db, officeOfList(staff, query.office), query)),
    },
  }));

  route(app, parts, getLetter, async ({ db, staff, params }) => ({
    data: await findLetter(db, staff, params.id),
  }));

  route(app, parts, recordDeliveryCall, async (call) => ({ data: await recordDelivery(call) }), {
    refusal: refusalWith(letterSchema),
  });

  route(app, parts, recordDeliveriesCall, async (call) => ({ data: await recordDeliveries(call) }), {
    refusal: refusalWith(letterSchema),
  });

  route(app, parts, previewLetters, async (call) => ({ data: await preview(call, call.query) }));
  route(app, parts, startLetterBatch, async (call) => ({ data: await startBatch(call) }), {
    refusal: refusalWith(letterPreviewSchema),
  });
  route(app, parts, continueLetterBatch, async (call) => ({ data: await makeGroup(call) }));
  route(app, parts, listLetterBatches, async ({ db, staff, query }) => ({
    data: { rows: await newestBatches(db, officeOfList(staff, query.office)) },
  }));
  route(app, parts, getLetterBatch, async ({ db, staff, params }) => ({
    data: await batchDetail(db, staff, params.id),
  }));
  route(app, parts, listBatchLetters, async ({ db, staff, params, query }) => ({
    data: await batchLetters(db, staff, params.id, query.page),
  }));
}
