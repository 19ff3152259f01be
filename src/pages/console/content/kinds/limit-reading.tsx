import { findUnit, readLimit } from '@/domain/standards';
import { useLimitWords } from '@/features/standards/use-limit-words';
import { useTexts } from '@/shared/i18n/use-texts';
import type { PartHintProps } from './part-hint-props';

/** Below a limit: how the comparison reads what is typed, or why it cannot. */
export function LimitReading({ row }: PartHintProps) {
  const { t } = useTexts(['content', 'comparison']);
  const { asRead } = useLimitWords();
  const printed = row['limit'] ?? '';
  return <span role="status">{printed.trim() !== '' && reading()}</span>;

  function reading(): string {
    const read = readLimit(printed, row['unit'] ?? '');
    const { limit, unit } = read;
    if (limit.kind === 'text') return t('readAs.text');
    const result = t('readAs.limit', { reading: asRead(read) });
    if (limit.kind === 'notDetected') return `${result} ${t('readAs.noDetectionLimit')}`;
    if (limit.kind === 'bound' && unit !== null && findUnit(unit) === null)
      return `${result} ${t('readAs.unknownUnit', { unit })}`;
    return result;
  }
}
