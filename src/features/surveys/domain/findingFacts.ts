import type { SurveyFindings } from '@/lib/contract/surveyFindings';
import { formatRupiah } from '@/lib/format/rupiah';
import { HOUSE_LABELS } from '@/lib/labels/registrationLabels';
import { ADDRESS_LABELS, FINDING_LABELS, MET_LABELS } from '@/lib/labels/surveyLabels';

/** What was found, as label and value; what was left open is not there. */
export function findingFacts(findings: SurveyFindings): (readonly [string, string])[] {
  const { met, met_name, address, house, neighbours, income, seen } = findings;
  const facts: [keyof SurveyFindings, string][] = [
    ['met', met_name.trim() === '' ? MET_LABELS[met] : `${MET_LABELS[met]}: ${met_name.trim()}`],
    ['address', ADDRESS_LABELS[address]],
    ['house', house === null ? '' : HOUSE_LABELS[house]],
    ['income', income === null ? '' : formatRupiah(income)],
    ['neighbours', neighbours.trim()],
    ['seen', seen.trim()],
  ];
  return facts
    .filter(([, value]) => value !== '')
    .map(([field, value]) => [FINDING_LABELS[field], value] as const);
}
