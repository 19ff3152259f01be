import type { RiskCase } from '../risk-cases-schema';
import type { SourceRecord } from '@/shared/api/record-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { Section } from '@/shared/ui/layout/section';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { KnownUntil } from './known-until';
import { PlaceName } from './place-name';

interface SourcesSectionProps {
  record: RiskCase;
  sources: readonly SourceRecord[];
}

/** The pages and documents on which the case is based, and their dates. */
export function SourcesSection({ record, sources }: SourcesSectionProps) {
  const { t } = useTexts('risk');
  return (
    <Section number={4} title={t('details.sources')} lead={t('details.sourcesLead')}>
      <ul className="risk-places">
        {record.places.map((place) => (
          <li key={place.url ?? place.document}>
            <PlaceName place={place} />
          </li>
        ))}
      </ul>
      <KnownUntil row={record} />
      <SourceLine sources={sources}>{t('cases.coverage')}</SourceLine>
    </Section>
  );
}
