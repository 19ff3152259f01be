import type { PairVerdict, RowKind } from '@/domain/standards';
import { useTexts } from '@/shared/i18n/use-texts';

/** Sign and word for the result of a comparison; the colour only repeats them. */
export function VerdictMark({ kind }: { kind: RowKind | PairVerdict['kind'] }) {
  const { t } = useTexts('comparison');
  return (
    <span className={`comparison-mark comparison-mark-${kind}`}>
      <span aria-hidden="true">{SIGNS[kind]}</span> {t(`kind.${kind}`)}
    </span>
  );
}

const SIGNS = {
  same: '=',
  equivalent: '≈',
  stricter: '▲',
  looser: '▽',
  mixed: '◆',
  differs: '≠',
  apart: '✕',
  contradicts: '✕',
  onlyIn: '○',
  notComparable: '?',
} as const satisfies Record<RowKind | PairVerdict['kind'], string>;
