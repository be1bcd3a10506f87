import { createHash } from 'node:crypto';
import { getFile, removeFile, type KeptFile } from '@/lib/contract/files';
import {
  cancelUpload,
  completeUpload,
  getUpload,
  openUpload,
  sendChunk,
  type Upload,
} from '@/lib/contract/uploads';
import type { Send } from './calls';

const PAPER = new TextEncoder().encode('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

async function open(send: Send, key: string) {
  const sha256 = createHash('sha256').update(PAPER).digest('hex');
  const body = { key, kind: 'DOCUMENT', name: 'surat.pdf', bytes: PAPER.length, sha256 };
  return send(openUpload, 'cashier', { body });
}

async function begun(send: Send, key: string): Promise<{ id: string }> {
  return { id: String(((await open(send, key)).data as Upload).id) };
}

async function sent(send: Send, key: string) {
  const params = await begun(send, key);
  await send(sendChunk, 'cashier', { params: { ...params, index: '0' }, body: PAPER });
  return params;
}

/** A paper that the cashier has sent. */
export async function kept(send: Send, key: string): Promise<{ id: string }> {
  const { data } = await send(completeUpload, 'cashier', { params: await sent(send, key) });
  return { id: String((data as KeptFile).id) };
}

/** Files: sent, read, removed. */
export const FILE_CALLS = {
  openUpload: ({ send }: { send: Send }) => open(send, 'conformance-open'),
  getUpload: async ({ send }: { send: Send }) =>
    send(getUpload, 'cashier', { params: await sent(send, 'conformance-get') }),
  sendChunk: async ({ send }: { send: Send }) =>
    send(sendChunk, 'cashier', {
      params: { ...(await begun(send, 'conformance-chunk')), index: '0' },
      body: PAPER,
    }),
  completeUpload: async ({ send }: { send: Send }) =>
    send(completeUpload, 'cashier', { params: await sent(send, 'conformance-complete') }),
  cancelUpload: async ({ send }: { send: Send }) =>
    send(cancelUpload, 'cashier', { params: await begun(send, 'conformance-cancel') }),
  getFile: async ({ send }: { send: Send }) =>
    send(getFile, 'cashier', { params: await kept(send, 'conformance-file') }),
  removeFile: async ({ send }: { send: Send }) =>
    send(removeFile, 'cashier', { params: await kept(send, 'conformance-remove') }),
};
