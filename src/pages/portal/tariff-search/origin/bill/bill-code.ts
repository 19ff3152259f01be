import { contradictionOf } from '@/domain/rcep';
import {
  appendixAnswer,
  cumulationParties,
  differentialView,
} from '@/features/origin/assessment/differential';
import { marginSentences } from '@/features/origin/assessment/margin-words';
import { readBom } from '@/features/origin/bom/read-bom';
import { shiftOf, standingIn } from './bom-shift';
import { appendixOfLines } from '../rule/line-appendix';
import { originFinding } from './origin-finding';

/** What only a bill of materials needs: loads with the first one that can be assessed. */
export const billCode = {
  appendixAnswer,
  contradictionOf,
  cumulationParties,
  differentialView,
  lineAppendix: appendixOfLines,
  marginSentences,
  originFinding,
  readBom,
  shiftOf,
  standingIn,
};

export type BillCode = typeof billCode;
