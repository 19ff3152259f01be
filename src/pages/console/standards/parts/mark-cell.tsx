import type { RecordMark } from '@/shared/api/record-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { SampleMark } from '@/shared/ui/marks/sample-mark';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';

/** The confidence mark of a record. */
export function MarkCell({ mark }: { mark: RecordMark }) {
  const { t } = useTexts('standards-admin');
  if (mark === 'unchecked') return <UncheckedMark />;
  return mark === 'sample' ? <SampleMark /> : t('fact');
}
