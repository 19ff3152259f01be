import type { TraceStep } from '@/domain/rcep';
import type { TextFunction } from '@/shared/i18n/text-keys';
import { dotted, spaced } from './rule-code';
import type { OriginFormat } from './use-origin-format';

/** A step in words: the finding, and the arithmetic or the ground for it. */
export interface TraceWords {
  statement: string;
  computation: string | null;
}

/** A step of the trace in the reader's language; `exporter` is the exporting Party's ISO code. */
export function traceWords(
  step: TraceStep,
  exporter: string,
  t: TextFunction<'origin'>,
  format: OriginFormat,
): TraceWords {
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(step.inputs)) {
    values[name] = typeof value === 'number' ? format.number(value) : value;
  }
  for (const name of ['value', 'unknownValue'] as const) {
    if (typeof step.inputs[name] === 'number') values[name] = format.amount(step.inputs[name]);
  }
  const { party, rule, hs } = step.inputs;
  if (typeof party === 'string') values.party = format.country(party);
  if (typeof rule === 'string') values.rule = spaced(rule);
  if (typeof hs === 'string') values.hs = dotted(hs);
  values.exporter = format.country(exporter);
  const isPartlyKnown = step.key === 'tariffShift' && step.verdict === 'notMet' && step.inputs.unknown !== 0;
  const statement = t(
    isPartlyKnown ? 'trace.tariffShift.notMetNorKnown' : `trace.${step.key}.${step.verdict}`,
    values,
  );
  return { statement, computation: computationOf(step, values, t, format) };
}

const DECLARED = ['whollyObtained', 'minimalOperations', 'chemicalReaction'];
const COUNTED = [
  'transportPacking',
  'retailPackaging',
  'accessories',
  'indirectMaterials',
  'cumulation',
  'cumulationRefused',
  'undeterminedOrigin',
  'exclusivelyOriginating',
];

function computationOf(
  { key, verdict, inputs }: TraceStep,
  values: Record<string, string>,
  t: TextFunction<'origin'>,
  { amount, number, percent }: OriginFormat,
): string | null {
  const read = (name: string) => (typeof inputs[name] === 'number' ? inputs[name] : 0);
  const compared = (limit: string, isAtLeast: boolean) => {
    const sign = isAtLeast ? (verdict === 'met' ? '≥' : '<') : verdict === 'met' ? '≤' : '>';
    return `= ${percent(read('percent'), read(limit))}% ${sign} ${number(read(limit))}%`;
  };
  if (DECLARED.includes(key)) return t('trace.declared');
  if (COUNTED.includes(key)) return inputs.materials === 0 ? null : t('trace.counted', values);
  switch (key) {
    case 'deMinimisValue':
      return `${sum([read('value'), read('unknownValue')], amount)} ÷ ${amount(read('fob'))} ${compared('limit', false)}`;
    case 'deMinimisWeight':
      return `${sum([read('weight'), read('unknownWeight')], amount)} kg ÷ ${amount(read('totalWeight'))} kg ${compared('limit', false)}`;
    case 'rvcBuildDown':
      return `(${amount(read('fob'))} − ${amount(read('vnm'))}) ÷ ${amount(read('fob'))} ${compared('threshold', true)}`;
    case 'rvcBuildUp': {
      const parts = ['vom', 'directLabour', 'directOverhead', 'profit', 'otherCost'].map(read);
      return `${sum(parts, amount)} ÷ ${amount(read('fob'))} ${compared('threshold', true)}`;
    }
    case 'rvcDeductions':
      return `− ${amount(read('value'))}`;
    default:
      return null;
  }
}

function sum(parts: readonly number[], amount: OriginFormat['amount']): string {
  const counted = parts.filter((part) => part !== 0);
  if (counted.length <= 1) return amount(counted[0] ?? 0);
  return `(${counted.map(amount).join(' + ')})`;
}
