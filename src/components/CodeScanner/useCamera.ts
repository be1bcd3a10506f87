import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { cameraProblem } from '@/lib/scanning/cameraProblem';
import { createScanLoop } from '@/lib/scanning/createScanLoop';
import { openDecoder } from '@/lib/scanning/openDecoder';

export type CameraState =
  | { step: 'off' }
  | { step: 'starting' }
  /** `lamp`: whether its lamp is lit; null: it has none. */
  | { step: 'running'; lamp: boolean | null }
  /** Why, and the other ways. */
  | { step: 'failed'; problem: string };

export interface Camera {
  state: CameraState;
  /** Where its picture goes. */
  video: RefObject<HTMLVideoElement | null>;
  /** Opens it, or tries once more. */
  open: () => void;
  /** Turns its lamp on or off. */
  toggleLamp: () => void;
}

/** The one behind, where there are two; large enough for a label at arm's length. */
const WANTED: MediaStreamConstraints = {
  video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
};

interface Lamp {
  torch?: boolean;
}
const lampOf = (track: MediaStreamTrack | undefined) =>
  // What TypeScript's library does not know of; not every browser tells what a camera can.
  (track?.getCapabilities?.() as Lamp | undefined)?.torch ? false : null;

const isShown = () => document.visibilityState === 'visible';

/** A camera that reads codes while the page is looked at; nobody else can use it meanwhile, so it stops with the page. */
export function useCamera(opensItself: boolean, onCode: (code: string) => void): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const track = useRef<MediaStreamTrack>(undefined);
  const [tries, setTries] = useState(opensItself ? 1 : 0);
  const [visible, setVisible] = useState(isShown);
  const [state, setState] = useState<CameraState>({ step: tries > 0 ? 'starting' : 'off' });
  const handleCode = useEffectEvent(onCode);
  const isOn = tries > 0 && visible;

  useEffect(() => {
    const look = () => setVisible(isShown());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  useEffect(() => {
    if (!isOn) return undefined;
    const ends: (() => void)[] = [];
    let isOver = false;
    const end = () => {
      isOver = true;
      for (const stop of ends) stop();
    };
    const fail = (error: unknown) => {
      if (isOver) return;
      end();
      setState({ step: 'failed', problem: cameraProblem(error) });
    };
    async function begin(): Promise<void> {
      // Missing on pages served over plain http.
      const devices = navigator.mediaDevices as MediaDevices | undefined;
      if (!devices) throw new DOMException('No camera here', 'NotFoundError');
      const stream = await devices.getUserMedia(WANTED);
      ends.push(() => {
        for (const one of stream.getTracks()) one.stop();
      });
      if (isOver) return end();
      const decoder = await openDecoder();
      ends.push(decoder.close);
      const shown = video.current;
      if (isOver || !shown) return end();
      shown.srcObject = stream;
      await shown.play();
      if (isOver) return end();
      [track.current] = stream.getVideoTracks();
      track.current?.addEventListener('ended', () => fail(new DOMException('It ended', 'AbortError')));
      setState({ step: 'running', lamp: lampOf(track.current) });
      ends.push(
        createScanLoop({
          decoder,
          frame: () => (shown.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? shown : null),
          onCode: (code) => handleCode(code),
          onBroken: fail,
        }),
      );
    }
    begin().catch(fail);
    return end;
  }, [isOn, tries]);

  return {
    state: state.step === 'running' && !visible ? { step: 'starting' } : state,
    video,
    open: () => {
      setState({ step: 'starting' });
      setTries((before) => before + 1);
    },
    toggleLamp: () => {
      if (state.step !== 'running' || state.lamp === null) return;
      const torch = !state.lamp;
      void track.current
        ?.applyConstraints({ advanced: [{ torch } as MediaTrackConstraintSet] })
        .then(() => setState({ step: 'running', lamp: torch }))
        .catch(() => undefined);
    },
  };
}
