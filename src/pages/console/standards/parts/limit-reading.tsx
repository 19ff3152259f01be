import { Form } from 'antd';
import { findUnit, readLimit } from '@/domain/standards';
import { useLimitWords } from '@/features/standards/use-limit-words';
import { useTexts } from '@/shared/i18n/use-texts';

/** Below the field of a limit: how the comparison parses the input, or why it cannot. */
export function LimitReading() {
  const { t } = useTexts('standards-admin');
  const { asRead } = useLimitWords();
  const printed = textOf(Form.useWatch<unknown>('limit'));
  const columnUnit = textOf(Form.useWatch<unknown>('unit'));
  return (
    <span role="status" className="standard-limit-reading">
      {printed.trim() !== '' && reading()}
    </span>
  );

  function reading(): string {
    const read = readLimit(printed, columnUnit);
    const { limit, unit } = read;
    if (limit.kind === 'text') return t('readAs.text');
    const result = t('readAs.limit', { reading: asRead(read) });
    if (limit.kind === 'notDetected') return `${result} ${t('readAs.noDetectionLimit')}`;
    if (limit.kind === 'bound' && unit !== null && findUnit(unit) === null)
      return `${result} ${t('readAs.unknownUnit', { unit })}`;
    return result;
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
