import type { RiskCase, riskCaseEndpoint } from '../../risk-cases-schema';
import type { DataOf } from '@/shared/api/endpoint';
import type { SourceRecord } from '@/shared/api/record-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { Link } from '@/shared/ui/controls/link';
import { Section } from '@/shared/ui/layout/section';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { useEconomyName } from '../words/use-economy-name';
import { RelatedCases } from './related-cases';
import { RelatedLaws } from './related-laws';

interface RelatedCaseSectionProps {
  record: RiskCase;
  answer: DataOf<typeof riskCaseEndpoint>;
  /** Those of the laws. */
  sources: readonly SourceRecord[];
}

/** Cases of the same name or heading, cases on the same route, and the importer's laws. */
export function RelatedCaseSection({ record, answer, sources }: RelatedCaseSectionProps) {
  const { t } = useTexts('risk');
  const importer = useEconomyName()(record.importer);
  return (
    <Section number={5} title={t('details.related')} lead={t('details.relatedLead')}>
      <div className="risk-related">
        <RelatedCases
          title={t('details.sameGoods')}
          none={t('details.noSameGoods')}
          more="andNearest"
          group={answer.sameGoods}
          sharedWith={record}
        />
        <RelatedCases
          title={t('details.samePair', { importer })}
          none={t('details.noSamePair', { importer })}
          more="andMore"
          group={answer.samePair}
        >
          <Link to={paths.riskCase({ importer: record.importer })}>
            {t('details.allCases', { importer })}
          </Link>
        </RelatedCases>
        <RelatedLaws laws={answer.laws} country={record.importer} />
      </div>
      <SourceLine sources={sources} />
    </Section>
  );
}
