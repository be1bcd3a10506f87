import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Notification } from '@/lib/contract/notifications';
import { isUnread } from './notifications.cache';
import { beginRead, beginReadAll, readAllOptions, readOneOptions } from './notifications.mutations';
import { pendingReadsOptions } from './notifications.queries';

/** Reading one or all: shown at once, taken back when it fails, sent once however often it is pressed. */
export function useReading(onFailure: (message: string) => void) {
  const client = useQueryClient();
  const pending = useQuery(pendingReadsOptions()).data;
  const one = readOneOptions();
  const { mutate: sendRead } = useMutation({
    ...one,
    onError: (error, row, ...rest) => {
      one.onError?.(error, row, ...rest);
      onFailure(`Gagal menandai baca “${row.title}”. Notifikasi ini tetap belum dibaca; coba lagi.`);
    },
  });
  const all = readAllOptions();
  const { mutate: sendReadAll } = useMutation({
    ...all,
    onError: (...failed) => {
      all.onError?.(...failed);
      onFailure('Gagal menandai baca semua. Yang belum dibaca tetap belum dibaca; coba lagi.');
    },
  });

  return {
    isUnread: useCallback((row: Notification) => isUnread(row, pending), [pending]),
    markingAll: pending.all,
    markRead: (row: Notification) => {
      if (beginRead(client, row)) sendRead(row);
    },
    markAll: () => {
      if (beginReadAll(client)) sendReadAll();
    },
  };
}
