import { overdueClassOf, type OverdueClasses } from '@/lib/arithmetic/overdueClass';
import { rangeText } from '@/lib/labels/overdueClassLabel';

/** The days of the example. */
const EXAMPLE = 37;

/** What the classes say of an example, in words. */
export function exampleText(classes: Omit<OverdueClasses, 'valid_from'>): string {
  const { collectibility, bucket } = overdueClassOf(classes, EXAMPLE);
  return `Contoh: tunggakan ${EXAMPLE} hari → kolektibilitas ${collectibility}, kelompok ${rangeText(bucket)}.`;
}
