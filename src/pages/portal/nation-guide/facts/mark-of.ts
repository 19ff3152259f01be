import type { Confidence } from '@/domain/rcep';
import type { RecordMark } from '@/shared/api/record-schema';

/** The mark for a confidence. */
export const markOf = (confidence: Confidence): RecordMark =>
  confidence === 'treaty' ? 'fact' : 'unchecked';
