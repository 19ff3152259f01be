import { riskPart } from '../digest/home-digest-schema';
import { useHomePart } from '../digest/use-home-part';
import type { SourceRecord } from '@/shared/api/record-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { QueryView } from '@/shared/ui/states/query-view';
import { SampleMark } from '@/shared/ui/marks/sample-mark';
import { Section } from '@/shared/ui/layout/section';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { CasesByCountry } from './cases-by-country';
import { RiskFigures } from './risk-figures';
import { RiskMap } from './risk-map';

/** The risk index with its four kinds, and the map of high and low risk (specification §1). */
export function RiskSection() {
  const { t } = useTexts('home');
  const query = useHomePart('risk', riskPart);
  return (
    <Section
      title={t('risk.title')}
      lead={t('risk.lead')}
      more={{ to: paths.riskCase(), label: t('risk.all') }}
    >
      <QueryView query={query} failure={t('failed', { section: t('risk.title') })}>
        {(risk) => {
          const isOfCases = ({ id }: SourceRecord) => id === risk.cases.sourceId;
          return (
            <>
              <RiskFigures risk={risk} />
              <div className="home-risk">
                <div>
                  <h3>
                    {t('risk.levels')} {risk.levelsMark === 'sample' && <SampleMark />}
                  </h3>
                  {risk.levels.length === 0 ? (
                    <EmptyState why={t('risk.levelsEmpty')} />
                  ) : (
                    <>
                      <p className="home-note">{t('risk.levelsNote')}</p>
                      <RiskMap risk={risk} />
                    </>
                  )}
                </div>
                <div>
                  <CasesByCountry rows={risk.casesBy} />
                  <SourceLine sources={risk.sources.filter(isOfCases)}>{t('risk.source')}</SourceLine>
                </div>
              </div>
              <SourceLine sources={risk.sources.filter((source) => !isOfCases(source))} />
            </>
          );
        }}
      </QueryView>
    </Section>
  );
}
