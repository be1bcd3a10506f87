import { eq, inArray } from 'drizzle-orm';
import { addDays } from '@/lib/arithmetic/calendar';
import type { BpkbState } from '@/lib/contract/bpkbTerms';
import { writeMovement, type BookRow, type NewMovement } from '../../bpkbRecords/writeMovement';
import { movementOwner } from '../../bpkb/owners';
import type { Db } from '../../platform/db/connect';
import { bpkb, bpkbRequests, contracts, files as fileRows } from '../../platform/db/schema';
import { momentAt } from '../registrations/demoTimes';
import type { DemoFiles } from '../registrations/DemoFiles';
import type { PictureName } from '../registrations/demoPictures';

/** An office with who keeps its books, who decides, and where they lie. */
export interface DemoShelf {
  officeId: number;
  zone: string;
  today: string;
  now: Date;
  /** Two of them: one prepares what the other gives out. */
  keepers: readonly [number, number];
  decider: number;
  places: readonly { id: number; label: string }[];
}

/** Something that happened so many days ago, minutes after midnight; its books are played in the order of time. */
export interface BookAct {
  at: Date;
  play: () => Promise<unknown>;
}

/** A book of the demo company, to which things happen. */
export class DemoBook {
  readonly acts: BookAct[] = [];
  private id = 0;

  constructor(
    private readonly db: Db,
    private readonly files: DemoFiles,
    private readonly shelf: DemoShelf,
    readonly code: string,
    /** Which shelf, and by whom first. */
    private readonly nth: number,
  ) {}

  /** It came `ago` days ago; `differs`: it names another engine, and somebody has to decide. */
  received(ago: number, { differs = false } = {}): this {
    return this.then(ago, 540, async (at) => {
      const [contract] = await this.db.select().from(contracts).where(eq(contracts.code, this.code));
      if (!contract) throw new Error(`no contract ${this.code}`);
      const read = {
        ...{ number: contract.bpkbNumber, ownerName: contract.customerName },
        ...{ chassisNumber: contract.chassisNumber, engineNumber: contract.engineNumber },
        plateNumber: contract.plateNumber,
      };
      const [made] = await this.db
        .insert(bpkb)
        .values({
          ...{ contractCode: this.code, officeId: this.shelf.officeId, stateSince: at },
          ...(differs
            ? { number: contract.bpkbNumber, ownerName: contract.customerName }
            : { ...read, kind: 'BOOK' as const }),
        })
        .returning({ id: bpkb.id });
      this.id = made?.id ?? 0;
      const requestId = differs ? await this.askedMismatch(read, at) : null;
      const state = differs ? 'MISMATCH' : 'RECEIVED';
      await this.write(['bpkb'], {
        ...{ movement: 'RECEIVED', state, at, byId: this.keeper(0), person: 'Kurir dealer', requestId },
        note: differs ? 'Mesin pernah diganti, surat keterangan menyusul' : '',
      });
    });
  }

  stored(ago: number): this {
    return this.then(ago, 620, (at) =>
      this.write([], { movement: 'STORED', state: 'STORED', at, byId: this.keeper(1), ...this.lying() }),
    );
  }

  /** Its label was printed and stuck on. */
  labelled(ago: number): this {
    return this.then(ago, 640, (at) =>
      this.db.update(bpkb).set({ labelledAt: at }).where(eq(bpkb.id, this.id)),
    );
  }

  lent(ago: number, days: number, to: 'BORROWED' | 'AT_NOTARY' = 'BORROWED'): this {
    return this.then(ago, 660, (at) => {
      const isNotary = to === 'AT_NOTARY';
      return this.write(['consent'], {
        ...{ movement: isNotary ? 'TO_NOTARY' : 'LENT', state: to, at, byId: this.keeper(0) },
        ...{ person: isNotary ? 'Notaris Ratna Dewi, S.H.' : 'Biro Jasa Sentosa', phone: '08125550147' },
        ...{ purpose: isNotary ? 'NOTARY' : 'STNK_TAX', until: addDays(this.day(ago), days) },
      });
    });
  }

  returned(ago: number): this {
    return this.then(ago, 700, (at) =>
      this.write(['bpkb'], {
        ...{ movement: 'RETURNED', state: 'RECEIVED', at, byId: this.keeper(1), person: 'Biro Jasa Sentosa' },
      }),
    );
  }

  sent(ago: number, toOfficeId: number): this {
    return this.then(ago, 720, (at) =>
      this.write([], {
        ...{ movement: 'SENT', state: 'IN_TRANSIT', at, byId: this.keeper(0), person: 'JNE 0108842213' },
        toOfficeId,
      }),
    );
  }

  /** Asked for because its contract is late; nobody has decided. */
  asked(ago: number, dpd: number): this {
    return this.then(ago, 740, async (at) => {
      const until = addDays(this.shelf.today, 10);
      const ask = { purpose: 'MUTATION' as const, borrower: 'Biro Jasa Sentosa', phone: '', until, dpd };
      const requestId = await this.request(at, {
        ...{ kind: 'LEND', payload: ask, reason: 'Mutasi ke Bekasi, nasabah pindah' },
      });
      await this.write([], {
        ...{ movement: 'ASKED', state: 'REQUESTED', at, byId: this.keeper(0), requestId, ...this.lying() },
        ...{ person: ask.borrower, purpose: ask.purpose },
      });
    });
  }

  /** It was gone, and a second person said so. */
  lost(ago: number): this {
    return this.then(ago, 760, async (at) => {
      const reason = 'Tidak ada di brankas waktu dicari untuk pajak STNK';
      const requestId = await this.request(at, {
        ...{ kind: 'LOST', payload: { movement_id: 0 }, reason },
        ...{ status: 'APPROVED', decidedBy: this.shelf.decider, decidedAt: at },
      });
      const by = { at, byId: this.shelf.decider, requestId, note: reason };
      await this.write([], { movement: 'LOST', state: 'LOST', ...by });
      await this.db.update(bpkb).set({ requestId: null }).where(eq(bpkb.id, this.id));
    });
  }

  ready(ago: number): this {
    return this.then(ago, 780, (at) =>
      this.write([], { movement: 'READY', state: 'READY', at, byId: this.keeper(0), ...this.lying() }),
    );
  }

  /** Prepared by one and given out by the other. */
  handedOver(ago: number): this {
    const who = { way: 'DEALER' as const, person: 'CV Motor Jaya', phone: '0215550199' };
    this.then(ago, 800, async (at) => {
      const ids = await this.send(['consent', 'ktp'], at, 0);
      const papers = [
        { paper: 'DEALER_LETTER' as const, file_id: ids[0] ?? 0 },
        { paper: 'RECEIVER_ID' as const, file_id: ids[1] ?? 0 },
      ];
      const id = await writeMovement(this.db, await this.row(), {
        ...{
          movement: 'PREPARED',
          state: 'READY',
          at,
          byId: this.keeper(0),
          ...who,
          papers,
          ...this.lying(),
        },
      });
      await this.attach(ids, id, at);
    });
    return this.then(ago, 830, (at) =>
      this.write(['consent', 'ktp'], {
        ...{ movement: 'HANDED_OVER', state: 'HANDED_OVER', at, byId: this.keeper(1), ...who },
      }),
    );
  }

  private then(ago: number, minutes: number, play: (at: Date) => Promise<unknown>): this {
    const at = momentAt(this.shelf.zone, this.day(ago), minutes + this.nth);
    const then = at > this.shelf.now ? this.shelf.now : at;
    this.acts.push({ at: then, play: () => play(then) });
    return this;
  }

  private readonly day = (ago: number) => addDays(this.shelf.today, -ago);
  private readonly keeper = (which: 0 | 1) => this.shelf.keepers[(which + this.nth) % 2 === 0 ? 0 : 1];

  private lying() {
    const place = this.shelf.places[this.nth % this.shelf.places.length];
    return { placeId: place?.id ?? null, place: place?.label ?? '' };
  }

  private async row(): Promise<BookRow> {
    const [row] = await this.db.select().from(bpkb).where(eq(bpkb.id, this.id));
    if (!row) throw new Error(`no book of ${this.code}`);
    return row;
  }

  /** A movement with its pictures; the first one is the signature where there has to be one. */
  private async write(names: readonly PictureName[], movement: NewMovement & { state: BpkbState; at: Date }) {
    const ids = await this.send(names, movement.at, 0);
    const isSigned = ['LENT', 'TO_NOTARY', 'HANDED_OVER'].includes(movement.movement);
    const id = await writeMovement(this.db, await this.row(), {
      ...{ ...movement, signatureId: isSigned ? (ids[0] ?? null) : null },
    });
    await this.attach(ids, id, movement.at);
  }

  private send(names: readonly PictureName[], at: Date, which: 0 | 1): Promise<number[]> {
    if (names.length === 0) return Promise.resolve([]);
    return this.files.send({ id: this.keeper(which), office: { id: this.shelf.officeId } }, names, at);
  }

  private async attach(ids: readonly number[], movementId: number, at: Date): Promise<void> {
    if (ids.length === 0) return;
    const { type, id } = movementOwner(movementId);
    await this.db
      .update(fileRows)
      .set({ ownerType: type, ownerId: String(id), attachedAt: at, looseSince: null })
      .where(inArray(fileRows.id, [...ids]));
  }

  private async request(
    at: Date,
    request: Pick<typeof bpkbRequests.$inferInsert, 'kind' | 'payload' | 'reason'> &
      Partial<typeof bpkbRequests.$inferInsert>,
  ): Promise<number> {
    const [made] = await this.db
      .insert(bpkbRequests)
      .values({
        ...{ bpkbId: this.id, officeId: this.shelf.officeId, contractCode: this.code, letGo: 0 },
        ...{ requestedBy: this.keeper(0), requestedAt: at, ...request },
      })
      .returning({ id: bpkbRequests.id });
    const requestId = made?.id ?? 0;
    await this.db.update(bpkb).set({ requestId }).where(eq(bpkb.id, this.id));
    return requestId;
  }

  private askedMismatch(
    read: Pick<BookRow, 'number' | 'ownerName' | 'chassisNumber' | 'engineNumber' | 'plateNumber'>,
    at: Date,
  ): Promise<number> {
    const engine_number = `${read.engineNumber.slice(0, -1)}X`;
    return this.request(at, {
      kind: 'MISMATCH',
      reason: 'Mesin pernah diganti, surat keterangan menyusul',
      payload: {
        kind: 'BOOK',
        differences: [{ fact: 'engine_number', contract: read.engineNumber, book: engine_number }],
        facts: {
          ...{ number: read.number, owner: read.ownerName, chassis_number: read.chassisNumber },
          ...{ plate_number: read.plateNumber, engine_number },
        },
      },
    });
  }
}
