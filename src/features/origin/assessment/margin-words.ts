import { parseRule } from '@/domain/rcep';
import type { TraceStep } from '@/domain/rcep';
import { ruleCode } from '../rule-words/rule-code';
import type { OriginFormat } from '../rule-words/use-origin-format';
import type { KeyIn } from '@/shared/i18n/text-keys';

/** A sentence of the verdict line: its text key and values; `<b>` in the text sets the rule's code. */
export interface MarginSentence {
  key: KeyIn<'origin'>;
  values: Record<string, string>;
}

/** The number formats; `money` uses the currency of the bill of materials. */
export type MarginFormat = Pick<OriginFormat, 'amount' | 'number' | 'percent'> & {
  money: (value: number) => string;
};

/**
 * By how much each alternative passes or fails, in the order of the rule; before that, the general ground if there is
 * one.
 */
export function marginSentences(trace: readonly TraceStep[], format: MarginFormat): MarginSentence[] {
  const general = trace.find(
    ({ key, verdict }) =>
      key === 'nothingDeclared' ||
      (key === 'whollyObtained' && verdict === 'met') ||
      (key === 'exclusivelyOriginating' && verdict === 'met') ||
      (key === 'minimalOperations' && verdict === 'notMet'),
  );
  if (general) return [{ key: `margin.${general.key}` as KeyIn<'origin'>, values: {} }];
  const sentences: { isMet: boolean; sentence: MarginSentence }[] = [];
  let steps: TraceStep[] = [];
  for (const step of trace) {
    if (step.key === 'alternative') {
      sentences.push({ isMet: step.verdict === 'met', sentence: alternativeSentence(step, steps, format) });
      steps = [];
    } else steps.push(step);
  }
  return [...sentences.filter(({ isMet }) => isMet), ...sentences.filter(({ isMet }) => !isMet)].map(
    ({ sentence }) => sentence,
  );
}

/**
 * A single requirement states by how much it passes or fails; joint ones, which may fail by another of them, only
 * whether.
 */
function alternativeSentence(
  end: TraceStep,
  steps: readonly TraceStep[],
  format: MarginFormat,
): MarginSentence {
  const rule = parseRule(String(end.inputs.rule));
  const code = ruleCode(rule);
  const shift = steps.find(({ key }) => key === 'tariffShift');
  if (rule.kind === 'ctc' && shift) return shiftSentence(end, shift, steps, code, format);
  const value = steps.filter(({ key }) => key === 'rvcBuildDown' || key === 'rvcBuildUp');
  if (rule.kind === 'rvc' && value.length > 0) return rvcSentence(value, code, format);
  return { key: `margin.other.${end.verdict}`, values: { code } };
}

function shiftSentence(
  { verdict }: TraceStep,
  shift: TraceStep,
  steps: readonly TraceStep[],
  code: string,
  format: MarginFormat,
): MarginSentence {
  const tolerance = steps.find(({ key }) => key === 'deMinimisValue');
  if (verdict === 'unknown') {
    const materials = format.number(read(shift, 'unknown'));
    return { key: 'margin.shiftUnknown', values: { code, materials } };
  }
  if (verdict === 'met' || !tolerance) {
    return { key: shift.verdict === 'met' ? 'margin.shiftMet' : 'margin.shiftTolerated', values: { code } };
  }
  const over = read(tolerance, 'value') - (read(tolerance, 'fob') * read(tolerance, 'limit')) / 100;
  return { key: 'margin.shiftNotMet', values: { code, over: format.money(over) } };
}

function rvcSentence(steps: readonly TraceStep[], code: string, format: MarginFormat): MarginSentence {
  const [best] = steps.toSorted((a, b) => read(b, 'percent') - read(a, 'percent'));
  const down = steps.find(({ key }) => key === 'rvcBuildDown');
  if (!best) return { key: 'margin.other.unknown', values: { code } };
  const threshold = read(best, 'threshold');
  const points = read(best, 'percent') - threshold;
  const isMet = best.verdict === 'met';
  const money = (Math.abs(points) * read(best, 'fob')) / 100;
  const values = {
    code,
    percent: format.percent(read(best, 'percent'), threshold),
    points: format.amount(Number(Math.abs(points).toPrecision(6))),
    money: format.money(money),
  };
  if (!isMet) return { key: 'margin.rvcNotMet', values };
  return { key: down === best ? 'margin.rvcMet' : 'margin.rvcMetBuildUp', values };
}

function read(step: TraceStep, name: string): number {
  const value = step.inputs[name];
  return typeof value === 'number' ? value : 0;
}
