import { agreementOn } from '@/features/countries/guide/agreement-state';
import type { CountryGuide } from '@/features/countries/guide/country-guide-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { GoOn } from '@/shared/ui/controls/go-on';
import { LoadingState } from '@/shared/ui/states/loading-state';
import { Note } from '@/shared/ui/states/note';
import { QueryView } from '@/shared/ui/states/query-view';
import { Section } from '@/shared/ui/layout/section';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { FactList } from '../facts/fact-list';
import type { QueryOn } from '../facts/query-on';
import { sourcesOf } from '../facts/sources-of';
import { isFromServer, useAgreementRows } from '../facts/rows/use-agreement-rows';
import { useAgreementSources } from '../facts/use-agreement-sources';
import { useGuideFormat } from '../facts/use-guide-format';
import { useProofRows } from '../facts/rows/use-proof-rows';
import { MyanmarTable } from './myanmar-table';
import { ProofsTable } from './proofs-table';
import { YearsAhead } from './trade/years-ahead';

interface AgreementSectionProps {
  code: string;
  date: string;
  query: QueryOn<CountryGuide>;
}

const BLOCKS = [{ width: '100%', height: '130px' }] as const;

/**
 * Entry into force, tariff-year clock, schedule, accepted proofs of origin, authorities; exceptions for two
 * countries.
 */
export function AgreementSection({ code, date, query }: AgreementSectionProps) {
  const { t } = useTexts('nation');
  const format = useGuideFormat();
  const rows = useAgreementRows();
  const own = rows.filter((row) => !isFromServer(row));
  const proofs = useProofRows();
  const sources = useAgreementSources();
  const here = { code, date, guide: null };
  const { kind } = agreementOn(code, date);
  const country = format.country(code);
  return (
    <Section
      id="agreement"
      title={t('tab.agreement')}
      lead={t('lead.agreement', { date: format.dateInText(date) })}
    >
      {kind === 'notParty' && <Note title={t('state.notParty')}>{t('note.notParty', { country })}</Note>}
      {kind === 'perImporter' && (
        <Note title={t('state.perImporter')}>{t('note.perImporter', { country })}</Note>
      )}
      <FactList rows={own} of={here} />
      {(kind === 'inForce' || kind === 'before') && <YearsAhead code={code} date={date} />}
      {kind === 'perImporter' && <MyanmarTable date={date} />}
      {kind !== 'notParty' && <ProofsTable importer={code} date={date} pairs={query.data?.pairs} />}
      <SourceLine
        sources={sourcesOf(
          sources,
          [...own, ...proofs].map((row) => row.fact(here)),
        )}
      >
        {kind === 'notParty' ? undefined : t('agreement.source')}
      </SourceLine>
      <GoOn
        links={[
          { to: paths.taxOriginSearch({ to: code, date }), label: t('link.asImporter', { country }) },
          { to: paths.taxOriginSearch({ from: code, date }), label: t('link.asExporter', { country }) },
          { to: paths.serviceGuide({ to: code, date }), label: t('link.service', { country }) },
        ]}
      />
      <h3>{t('agreement.bodies')}</h3>
      <QueryView query={query} failure={t('failure.agreement')} loading={<LoadingState blocks={BLOCKS} />}>
        {(guide) => {
          const available = rows.filter(isFromServer);
          const of = { code, date, guide };
          return (
            <>
              <FactList rows={available} of={of} />
              <SourceLine
                sources={sourcesOf(
                  guide.sources,
                  available.map((row) => row.fact(of)),
                )}
              />
            </>
          );
        }}
      </QueryView>
    </Section>
  );
}
