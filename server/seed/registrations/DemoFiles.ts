import { createHash } from 'node:crypto';
import { IDENTITY_SLOTS, type DocumentSlot, type RegistrationForm } from '@/lib/contract/registrationForm';
import { EMPTY_FORM } from '@/lib/registration/emptyForm';
import type { SignedIn } from '../../platform/auth/session';
import type { Db } from '../../platform/db/connect';
import { files } from '../../platform/db/schema';
import type { FileStore } from '../../platform/storage/FileStore';
import { drawPictures, PICTURE_SIZE, type PictureName } from './demoPictures';

/** So many are written to the store at a time. */
const AT_ONCE = 8;

/** Who sends files, and for which office. */
type Sender = Pick<SignedIn, 'id'> & { office: { id: number } };

/** The photos and papers of the demo company: in the store before the rows that name them are committed. */
export class DemoFiles {
  private count = 0;
  private readonly unwritten: { key: string; name: PictureName }[] = [];

  private constructor(
    private readonly db: Db,
    private readonly store: FileStore,
    private readonly pictures: Awaited<ReturnType<typeof drawPictures>>,
  ) {}

  static async open(db: Db, store: FileStore): Promise<DemoFiles> {
    return new DemoFiles(db, store, await drawPictures());
  }

  /** Somebody sends what this form cannot be handed in without, and a photo of the house. */
  async documents(
    person: SignedIn,
    form: RegistrationForm,
    at: Date,
  ): Promise<RegistrationForm['documents']> {
    const slots: DocumentSlot[] = ['ktp', 'kk', 'income', 'home'];
    if (form.applicant.marital === 'MARRIED') slots.push('spouse_ktp');
    if (form.structure.financing === 'CASH') slots.push('stnk', 'bpkb', 'vehicle');
    const ids = await this.send(person, slots, at);
    return {
      ...EMPTY_FORM.documents,
      ...Object.fromEntries(slots.map((slot, nth) => [slot, ids[nth] ?? null])),
    };
  }

  /** Ids of photos that somebody has sent and no record holds yet. */
  async send(person: Sender, names: readonly PictureName[], at: Date): Promise<number[]> {
    const rows = names.map((name) => {
      const key = this.keyOf(at);
      this.unwritten.push({ key, name });
      const { content, sha256 } = this.picture(name);
      const kind = kindOf(name);
      return {
        ...{ officeId: person.office.id, kind, name: `${name.replace('_', '-')}.jpg` },
        ...{ contentType: 'image/jpeg' as const, bytes: content.length, sha256, storageKey: key },
        ...PICTURE_SIZE,
        ...{ identityDocument: kind === 'IDENTITY', createdBy: person.id, createdAt: at, looseSince: at },
      };
    });
    const made = await this.db.insert(files).values(rows).returning({ id: files.id });
    return made.map(({ id }) => id);
  }

  /** Puts what was sent into the store. */
  async write(): Promise<void> {
    while (this.unwritten.length > 0) {
      const some = this.unwritten.splice(0, AT_ONCE);
      await Promise.all(
        some.map(({ key, name }) => this.store.put(key, this.picture(name).content, 'image/jpeg')),
      );
    }
  }

  private picture(name: PictureName) {
    const picture = this.pictures.get(name);
    if (!picture) throw new Error(`No picture ${name}`);
    return picture;
  }

  /** The same in each run: a seed that was cut leaves no content behind that the next one does not replace. */
  private keyOf(at: Date): string {
    this.count += 1;
    const name = createHash('sha256').update(`demo ${this.count}`).digest('hex').slice(0, 32);
    return `${at.toISOString().slice(0, 7).replace('-', '/')}/${name}`;
  }
}

function kindOf(name: PictureName) {
  if (name === 'house' || name === 'street' || name === 'home' || name === 'vehicle' || name === 'signature')
    return 'PHOTO' as const;
  return IDENTITY_SLOTS.some((slot) => slot === name) ? ('IDENTITY' as const) : ('DOCUMENT' as const);
}
