import { emptyDraft, emptyRow } from './bom';
import type { BomAnswer, BomDraft } from './bom';
import type { KeyBelow } from '@/shared/i18n/text-keys';

type SampleName = KeyBelow<'origin', 'sample'>;

/** One material of a sample: `name` is a text key, `origin` null is the exporting Party. */
type SampleRow = readonly [
  name: SampleName,
  hs: string,
  origin: string | null,
  originating: BomAnswer,
  value: number,
];

interface Sample {
  amounts: Pick<BomDraft['amounts'], 'fob' | 'directLabour' | 'directOverhead' | 'profit'>;
  rows: readonly SampleRow[];
}

/**
 * The made-up bill of materials for a six-digit code, with originating materials of the exporter, or null where there
 * is none (示例数据).
 */
export function sampleBom(
  hs: string,
  exporter: string,
  nameOf: (key: SampleName) => string,
): BomDraft | null {
  const sample = SAMPLES[hs];
  if (!sample) return null;
  const draft = emptyDraft('.');
  return {
    ...draft,
    amounts: { ...draft.amounts, ...sample.amounts },
    isSample: true,
    rows: sample.rows.map(([name, code, origin, originating, value]) => ({
      ...emptyRow(),
      name: nameOf(name),
      hs: code,
      origin: origin ?? exporter,
      originating,
      value: String(value),
    })),
  };
}

/** True if the code has a sample. */
export const hasSampleBom = (hs: string) => hs in SAMPLES;

const SAMPLES: Record<string, Sample> = {
  940620: {
    amounts: { fob: '100000', directLabour: '9800', directOverhead: '5600', profit: '4200' },
    rows: [
      ['steelSections', '7216.33', null, 'yes', 11_600],
      ['galvanisedSheet', '7210.49', 'KR', 'yes', 8_200],
      ['rockWool', '6806.10', 'CN', 'yes', 3_800],
      ['steelConnectors', '7308.90', 'IN', 'no', 19_400],
      ['aluminiumWindows', '7610.10', '', 'unknown', 13_600],
      ['wallUnits', '9406.90', 'TR', 'no', 12_400],
      ['distributionBox', '8537.10', 'DE', 'no', 11_400],
    ],
  },
  870380: {
    amounts: { fob: '30000', directLabour: '1900', directOverhead: '1600', profit: '1800' },
    rows: [
      ['batteryPack', '8507.60', '', 'unknown', 10_200],
      ['motorControllers', '8537.10', 'DE', 'no', 3_400],
      ['processors', '8542.31', 'US', 'no', 2_600],
      ['gearbox', '8708.40', 'DE', 'no', 2_400],
      ['bodyParts', '8708.29', null, 'yes', 2_800],
      ['tractionMotor', '8501.53', 'JP', 'yes', 1_900],
      ['seats', '9401.20', null, 'yes', 900],
      ['tyres', '4011.10', 'TH', 'yes', 500],
    ],
  },
};
