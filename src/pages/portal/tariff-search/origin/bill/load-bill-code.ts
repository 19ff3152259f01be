import { loadAssessment } from '@/features/origin/assessment/use-assessment';
import { lateCode } from '@/shared/loading/late-code';

/** The code that reads and assesses a bill of materials, in one request. */
export const { load: loadBillCode, useCode: useBillCode } = lateCode(async () => {
  const [{ billCode }] = await Promise.all([import('./bill-code'), loadAssessment()]);
  return billCode;
});
