import { useTexts } from '@/shared/i18n/use-texts';
import { useNamedRecord } from '@/shared/ui/marks/record-name';
import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import { LoadingState } from '@/shared/ui/states/loading-state';
import { QueryView } from '@/shared/ui/states/query-view';
import { Section } from '@/shared/ui/layout/section';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { MissingTopics } from '../facts/missing-topics';
import { sourcesOf } from '../facts/sources-of';
import { useGuideFormat } from '../facts/use-guide-format';
import { GUIDE_TABS } from '../guide-address';
import { GuideTabs } from '../guide/guide-tabs';
import type { GuideControls } from '../use-guide-address';
import { CompareHead } from './compare-head';
import { CompareTable } from './compare-table';
import { useComparison } from './use-comparison';

interface CompareViewProps {
  guide: GuideControls;
  /** Two to four countries, the requested one first. */
  codes: readonly string[];
}

const BLOCKS = [{ width: '100%', height: '320px' }] as const;

/** Two to four countries on the same rows, part by part; parts and rows are those of a single guide. */
export function CompareView({ guide, codes }: CompareViewProps) {
  const { t } = useTexts('nation');
  const format = useGuideFormat();
  const { date, tab, isOnlyDifferent } = guide.address;
  const shown = tab === null ? GUIDE_TABS : [tab];
  const parts = useComparison(codes, date, shown);
  useNamedRecord(format.list(codes.map(format.country)));
  return (
    <div className="page-width nation-page">
      <CompareHead guide={guide} codes={codes} parts={shown.map((id) => ({ id, ...parts[id] }))} />
      <GuideTabs guide={guide} />
      {shown.map((id) => (
        <ErrorBoundary key={`${codes.join(',')}-${id}`}>
          <Section id={id} title={t(`tab.${id}`)} lead={t(`compareLead.${id}`)}>
            <QueryView
              query={parts[id].lines}
              failure={t(`failure.${id}`)}
              loading={<LoadingState blocks={BLOCKS} />}
            >
              {(lines) => (
                <>
                  <CompareTable
                    caption={t(`tab.${id}`)}
                    codes={codes}
                    columns={parts[id].columns}
                    lines={lines}
                    isOnlyDifferent={isOnlyDifferent}
                  />
                  {id === 'investment' && <MissingTopics />}
                  <SourceLine
                    sources={sourcesOf(
                      parts[id].sources,
                      lines.flatMap(({ facts }) => facts),
                    )}
                  >
                    {t(`compareSource.${id}`)}
                  </SourceLine>
                </>
              )}
            </QueryView>
          </Section>
        </ErrorBoundary>
      ))}
    </div>
  );
}
