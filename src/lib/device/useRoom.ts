import { useEffect, useState } from 'react';
import { askToKeep, hasRoom, keptAnswer } from './room';

/** A photo at its largest and what is typed with it, bytes. */
const NEXT = 1_500_000;

/** What a person should know of this device's storage before they rely on it. */
export interface Room {
  /** In words; null: nothing to say. */
  notice: string | null;
  /** Something is about to be kept: asks the browser, once, not to clear it, and looks at the room again. */
  ask: () => void;
}

/** Whether what is filled here stays on this device: said before anything is lost. */
export function useRoom(): Room {
  const [room, setRoom] = useState<boolean | null>(null);
  const [isKept, setIsKept] = useState(keptAnswer);
  useEffect(() => {
    let isOver = false;
    void hasRoom(NEXT).then((found) => {
      if (!isOver) setRoom(found);
    });
    return () => {
      isOver = true;
    };
  }, []);
  const ask = () => {
    void askToKeep().then(setIsKept);
    void hasRoom(NEXT).then(setRoom);
  };
  return { notice: room === false ? NO_ROOM : isKept === false ? MAY_GO : null, ask };
}

const NO_ROOM =
  'Penyimpanan perangkat hampir penuh, foto berikutnya mungkin tidak muat. Hapus foto atau aplikasi lain dahulu.';
const MAY_GO =
  'Peramban ini tidak menjamin isian tetap tersimpan bila penyimpanan penuh. Kirim secepatnya, atau pasang Angsur di layar utama.';
