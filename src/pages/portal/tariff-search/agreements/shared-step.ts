import { AGREEMENT_KEYS } from '@/domain/agreements';
import type { AgreementStep } from '@/domain/agreements';
import type { TraceKey, TraceStep } from '@/domain/rcep';

/** A step that other agreements share with RCEP, for its texts; null for one that only they have. */
export function sharedStep({ key, article, verdict, inputs }: AgreementStep): TraceStep | null {
  return isShared(key) ? { key, article: article ?? '', verdict, inputs } : null;
}

const isShared = (key: AgreementStep['key']): key is TraceKey => !AGREEMENT_KEYS.some((own) => own === key);
