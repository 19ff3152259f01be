import { agreementOn } from '@/features/countries/agreement-state';
import type { CountryGuide } from '@/features/countries/country-guide-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { Link } from '@/shared/ui/link';
import { LoadingState } from '@/shared/ui/loading-state';
import { Note } from '@/shared/ui/note';
import { QueryView } from '@/shared/ui/query-view';
import { Section } from '@/shared/ui/section';
import { SourceLine } from '@/shared/ui/source-line';
import { FactList } from '../facts/fact-list';
import type { QueryOn } from '../facts/query-on';
import { sourcesOf } from '../facts/sources-of';
import { useAgreementRows } from '../facts/use-agreement-rows';
import { useGuideFormat } from '../facts/use-guide-format';
import { MyanmarTable } from './myanmar-table';
import { ProofsTable } from './proofs-table';
import { YearsAhead } from './years-ahead';

interface AgreementSectionProps {
  code: string;
  date: string;
  query: QueryOn<CountryGuide>;
}

/** The rows that come with the guide; the others follow from the Agreement. */
const FROM_SERVER = ['services', 'customs', 'standards'];
const BLOCKS = [{ width: '100%', height: '130px' }] as const;

/** Entry into force, tariff-year clock, schedule, proofs accepted, authorities; for India and Myanmar what differs. */
export function AgreementSection({ code, date, query }: AgreementSectionProps) {
  const { t } = useTexts('nation');
  const format = useGuideFormat();
  const rows = useAgreementRows();
  const { kind } = agreementOn(code, date);
  const country = format.country(code);
  return (
    <Section
      id="agreement"
      title={t('tab.agreement')}
      lead={t('lead.agreement', { date: format.date(date) })}
    >
      {kind === 'notParty' && <Note title={t('state.notParty')}>{t('note.notParty', { country })}</Note>}
      {kind === 'perImporter' && (
        <Note title={t('state.perImporter')}>{t('note.perImporter', { country })}</Note>
      )}
      <FactList rows={rows.filter(({ id }) => !FROM_SERVER.includes(id))} of={{ code, date, guide: null }} />
      {(kind === 'inForce' || kind === 'before') && <YearsAhead code={code} date={date} />}
      {kind === 'perImporter' && <MyanmarTable date={date} />}
      {kind !== 'notParty' && <ProofsTable importer={code} date={date} />}
      <div className="nation-links">
        <Link to={paths.taxOriginSearch({ to: code, date })}>{t('link.asImporter', { country })}</Link>
        <Link to={paths.taxOriginSearch({ from: code, date })}>{t('link.asExporter', { country })}</Link>
        <Link to={paths.serviceGuide({ to: code, date })}>{t('link.service', { country })}</Link>
      </div>
      <h3>{t('agreement.bodies')}</h3>
      <QueryView query={query} loading={<LoadingState blocks={BLOCKS} />}>
        {(guide) => {
          const held = rows.filter(({ id }) => FROM_SERVER.includes(id));
          const of = { code, date, guide };
          return (
            <>
              <FactList rows={held} of={of} />
              <SourceLine
                sources={sourcesOf(
                  guide.sources,
                  held.map((row) => row.fact(of)),
                )}
              >
                {t('agreement.source')}
              </SourceLine>
            </>
          );
        }}
      </QueryView>
    </Section>
  );
}
