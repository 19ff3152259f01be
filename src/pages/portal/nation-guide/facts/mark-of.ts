import type { FactConfidence } from '@/domain/rcep';
import type { RecordMark } from '@/shared/api/record-schema';

/** The mark for a confidence. */
export const markOf = (confidence: FactConfidence): RecordMark =>
  confidence === 'treaty' ? 'fact' : 'unchecked';
