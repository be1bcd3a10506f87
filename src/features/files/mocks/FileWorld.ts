import type { FileKind, KeptFile } from '@/lib/contract/files';
import { chunksOf, type Upload } from '@/lib/contract/uploads';
import { KEPT_PHOTO } from '@/lib/mocks/keptPhoto';

export { KEPT_PHOTO };

interface Announced {
  key: string;
  kind: FileKind;
  name: string;
  bytes: number;
}

interface Sent extends Announced {
  id: number;
  chunks: Map<number, Uint8Array<ArrayBuffer>>;
  file: KeptFile | null;
}

/** A paper that an earlier visit has sent. */
export const KEPT_PAPER: KeptFile = {
  id: 7,
  kind: 'DOCUMENT',
  name: 'surat-kuasa.pdf',
  type: 'application/pdf',
  bytes: 184_320,
  width: null,
  height: null,
  created_at: '2026-11-20T03:00:00.000Z',
  attached: true,
};

/** The server's side of sending files, as far as stories need it: pieces are counted, nothing is looked at. */
export class FileWorld {
  private readonly uploads: Sent[] = [];
  private readonly files = new Map<number, KeptFile>([KEPT_PAPER, KEPT_PHOTO].map((file) => [file.id, file]));

  /** Numbers of the pieces that came, in the order in which they did. */
  readonly arrived: number[] = [];

  open(announced: Announced): Upload {
    const had = this.uploads.find(({ key }) => key === announced.key);
    if (had) return stateOf(had);
    const made: Sent = { ...announced, id: this.uploads.length + 1, chunks: new Map(), file: null };
    this.uploads.push(made);
    return stateOf(made);
  }

  state(id: number): Upload | null {
    const upload = this.find(id);
    return upload && stateOf(upload);
  }

  keep(id: number, index: number, content: Uint8Array<ArrayBuffer>): Upload | null {
    const upload = this.find(id);
    if (!upload) return null;
    this.arrived.push(index);
    if (!upload.file) upload.chunks.set(index, content);
    return stateOf(upload);
  }

  /** 'missing': pieces have not come. */
  complete(id: number): KeptFile | 'missing' | null {
    const upload = this.find(id);
    if (!upload) return null;
    if (upload.chunks.size < chunksOf(upload.bytes)) return 'missing';
    const isPaper = upload.name.toLowerCase().endsWith('.pdf');
    upload.file ??= {
      id: 100 + upload.id,
      kind: upload.kind,
      name: upload.name,
      type: isPaper ? 'application/pdf' : 'image/jpeg',
      bytes: upload.bytes,
      width: isPaper ? null : 640,
      height: isPaper ? null : 400,
      created_at: '2026-11-22T03:00:00.000Z',
      attached: false,
    };
    this.files.set(upload.file.id, upload.file);
    return upload.file;
  }

  cancel(id: number): void {
    const at = this.uploads.findIndex((upload) => upload.id === id && !upload.file);
    if (at >= 0) this.uploads.splice(at, 1);
  }

  file(id: number): KeptFile | null {
    return this.files.get(id) ?? null;
  }

  remove(id: number): void {
    this.files.delete(id);
  }

  private find(id: number): Sent | null {
    return this.uploads.find((upload) => upload.id === id) ?? null;
  }
}

const stateOf = ({ id, bytes, chunks, file }: Sent): Upload => ({
  id,
  bytes,
  received: file ? [] : [...chunks.keys()].sort((a, b) => a - b),
  file,
});
