import { useState } from 'react';
import { getFile, readFile, FILE_TROUBLES } from '@/lib/contract/files';
import { saveFile } from '@/lib/files/saveFile';
import { apiAddress } from '@/lib/http/apiAddress';
import { ApiError, errorMessage } from '@/lib/http/ApiError';
import { call } from '@/lib/http/request';

/** Fetches the file of a statement and hands it to the browser. */
export function useKeptStatement(file: { id: number; name: string } | null) {
  const [state, setState] = useState<{ busy: boolean; problem?: string }>({ busy: false });
  const download = async () => {
    if (!file) return;
    setState({ busy: true });
    try {
      const { key, trouble } = await call(getFile, { params: { id: file.id } });
      if (key === null) return setState({ busy: false, problem: FILE_TROUBLES[trouble ?? 'MISSING'] });
      const answer = await fetch(apiAddress(readFile.path, { key })).catch((cause: unknown) => {
        throw new ApiError({ kind: 'offline', status: 0, cause });
      });
      if (!answer.ok) throw new ApiError({ kind: 'unreadable', status: answer.status });
      saveFile(await answer.blob(), file.name);
      setState({ busy: false });
    } catch (error) {
      setState({ busy: false, problem: errorMessage(error) });
    }
  };
  return { ...state, download: () => void download() };
}
