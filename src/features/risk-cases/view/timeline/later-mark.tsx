import type { RecordMark } from '@/shared/api/record-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';

/** Marks a case whose later steps were not compared with the notice; renders nothing otherwise. */
export function LaterMark({ mark }: { mark: RecordMark }) {
  const { t } = useTexts('risk');
  if (mark !== 'unchecked') return null;
  return (
    <>
      {' '}
      <UncheckedMark /> <span className="risk-quiet">{t('laterUnchecked')}</span>
    </>
  );
}
