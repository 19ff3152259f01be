import type { RecordMark, SourceRecord } from '@/shared/api/record-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { Link } from '@/shared/ui/controls/link';
import { SampleMark } from '@/shared/ui/marks/sample-mark';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';
import type { Subject } from './evaluation';

interface SubjectFactsProps {
  subject: Subject;
  library: { id: string; mark: RecordMark; sources: readonly SourceRecord[] };
}

/** The library's data on the evaluated standard. */
export function SubjectFacts({ subject, library }: SubjectFactsProps) {
  const { t } = useTexts('consistency');
  return (
    <div className="consistency-subject">
      <h2>
        <Link to={paths.standardDetails(library.id)}>{subject.number}</Link> {subject.title}
      </h2>
      <p>
        {subject.reference === ''
          ? t('subject.noReference')
          : t('subject.adopts', { reference: subject.reference })}{' '}
        {subject.declared === null
          ? t('subject.notDeclared')
          : t('subject.declares', { degree: subject.declared })}{' '}
        {library.mark === 'unchecked' && <UncheckedMark />}
        {library.mark === 'sample' && <SampleMark />}
      </p>
      <SourceLine sources={library.sources} />
    </div>
  );
}
