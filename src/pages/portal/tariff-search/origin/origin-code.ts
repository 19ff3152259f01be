import { conditionAnswer } from '@/features/origin/assessment/condition';
import { isReadableDraft } from '@/features/origin/bom/read-fields';
import { proofOptions } from '@/features/origin/proof-types';
import { originRule, unansweredRule } from './rule/origin-rule';

/** What the state of the origin sections needs: loads after the answer, with the sections. */
export const originCode = { conditionAnswer, isReadableDraft, originRule, proofOptions, unansweredRule };
