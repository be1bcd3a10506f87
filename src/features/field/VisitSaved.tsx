import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { PrintDocument } from '@/components/Paper/PrintDocument';
import { WhatsAppText } from '@/components/WhatsAppText/WhatsAppText';
import { officeTime } from '@/lib/collection/callHours';
import { runQueue, useQueueState } from '@/lib/device/device';
import { useLetterhead } from '@/lib/query/useLetterhead';
import { TtsPrint } from './components/TtsPrint';
import { VisitOutcome } from './components/VisitOutcome';
import type { KeptVisit } from './device/KeptVisit';
import { ttsText, type TtsSaid } from './domain/fieldText';
import { correctedTime } from './domain/visitRules';
import { visitStatus } from './domain/visitStatus';

export interface VisitSavedProps {
  /** It waits to be sent, or was sent. */
  visit: KeptVisit;
  /** Name of who collects. */
  collector: string;
  /** Where the plan is. */
  planHref: string;
  /** It is to be corrected by another one. */
  onCorrect: () => void;
  /** Another one of the day begins. */
  onAgain: () => void;
}

/** A visit that was finished: its TTS is shown, sent and printed. Sent is said when the server said so, never before. */
export function VisitSaved({ visit, collector, planHref, onCorrect, onAgain }: VisitSavedProps) {
  const sending = useQueueState().get(visit.id) ?? null;
  const [opened, setOpened] = useState<'text' | 'print' | null>(null);
  const close = () => setOpened(null);
  const tts = saidOf(visit, collector);
  const { name, phone, whatsapp } = visit.facts;
  const isResting = visit.step === 'waiting' && (sending === null || sending.step === 'pause');
  return (
    <>
      <VisitOutcome
        visit={visit}
        status={visitStatus(visit, sending)}
        planHref={planHref}
        onSend={isResting ? runQueue : undefined}
        onWrite={() => setOpened('text')}
        onPrint={() => setOpened('print')}
        onCorrect={onCorrect}
      />
      <div>
        <Button kind="quiet" onClick={onAgain}>
          Catat kunjungan lain hari ini
        </Button>
      </div>
      {tts && opened === 'text' && (
        <WhatsAppText
          title={`Kirim tanda terima ke ${name}`}
          phone={whatsapp || phone}
          proposed={ttsText(tts)}
          onClose={close}
        />
      )}
      {tts && opened === 'print' && <TtsPrinting tts={tts} office={visit.facts.office} onClose={close} />}
    </>
  );
}

/** What its TTS says; null: no money was taken. */
function saidOf(visit: KeptVisit, collector: string): TtsSaid | null {
  const { tts, amount, facts } = visit;
  if (!tts) return null;
  const { day, minute } = officeTime(facts.office.zone, correctedTime(visit));
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    ...{ number: tts.number, code: facts.code, name: facts.name, amount: amount ?? 0 },
    ...{ day, time: `${two(Math.floor(minute / 60))}:${two(minute % 60)}`, collector },
  };
}

interface TtsPrintingProps {
  tts: TtsSaid;
  office: { id: number; name: string };
  onClose: () => void;
}

/** Prints a TTS; without a connection its head says the office's name alone. */
function TtsPrinting({ tts, office: of, onClose }: TtsPrintingProps) {
  const { office } = useLetterhead(of);
  return (
    <PrintDocument
      title={`Cetak tanda terima ${tts.number}`}
      foot={`Tanda terima sementara ${tts.number}`}
      papers={(size) => <TtsPrint {...{ tts, office, size }} />}
      onClose={onClose}
    />
  );
}
