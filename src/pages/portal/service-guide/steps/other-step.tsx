import { useQuery } from '@tanstack/react-query';
import { relatedQuery } from '@/features/related/related-api';
import type { RelatedItem } from '@/features/related/related-schema';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { LanguageTag } from '@/shared/ui/marks/language-tag';
import { paths } from '@/shared/routing/paths';
import { Link } from '@/shared/ui/controls/link';
import { QueryView } from '@/shared/ui/states/query-view';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { FactList } from './fact-list';
import { RecordMarkTag } from '@/shared/ui/marks/record-mark-tag';
import type { StepProps } from './step-props';
import type { KeyBelow } from '@/shared/i18n/text-keys';

type RelatedKey = KeyBelow<'pair', 'related'>;

/** Step 7: trade-remedy cases, laws and standards on the route, with what the counts cover. */
export function OtherStep({ guide }: StepProps) {
  const { t } = useTexts(['guide', 'pair', 'countries']);
  const { hs, question } = guide;
  const { from, to } = question;
  const query = useQuery(relatedQuery(hs, from, to, useLanguage()));
  const [exporter, importer] = [t(`countries:${from}`), t(`countries:${to}`)];
  return (
    <QueryView query={query} failure={t('pair:related.failure')}>
      {({ riskCases, laws, standards, sources }) => {
        const values = (group: { total: number; available: number }) => ({
          count: group.total,
          available: group.available,
          chapter: hs.slice(0, 2),
          exporter,
          importer,
        });
        const key = <S extends RelatedKey, N extends RelatedKey>(some: S, none: N, total: number) =>
          `pair:related.${total === 0 ? none : some}` as const;
        return (
          <>
            <FactList
              rows={[
                {
                  id: 'cases',
                  name: <b>{t('pair:related.cases')}</b>,
                  fact: (
                    <>
                      {t(key('someCases', 'noCases', riskCases.total), values(riskCases))}
                      <Names rows={riskCases.rows} pageOf={paths.riskCaseDetails} />
                    </>
                  ),
                  note: (
                    <>
                      <Link to={paths.riskCase({ tab: 'scope', hs, from, to })}>
                        {t('pair:related.scope')}
                      </Link>{' '}
                      <Link to={paths.riskCase({ importer: to, hs })}>
                        {t('pair:related.allCases', { importer })}
                      </Link>
                    </>
                  ),
                },
                {
                  id: 'laws',
                  name: <b>{t('pair:related.laws', { importer })}</b>,
                  fact: t(key('someLaws', 'noLaws', laws.total), values(laws)),
                  note: <Link to={paths.lawService({ country: to })}>{t('link.laws')}</Link>,
                },
                {
                  id: 'standards',
                  name: <b>{t('pair:related.standards')}</b>,
                  fact: (
                    <>
                      {t(key('someStandards', 'noStandards', standards.total), values(standards))}
                      <Names rows={standards.rows} pageOf={paths.standardDetails} />
                    </>
                  ),
                  note: (
                    <>
                      <Link to={paths.standard({ sector: standards.sector ?? undefined })}>
                        {t('link.standards')}
                      </Link>{' '}
                      {standards.comparable.length > 1 && (
                        <Link to={paths.standardCompare({ ids: standards.comparable.join(',') })}>
                          {t('pair:related.compareStandards')}
                        </Link>
                      )}
                    </>
                  ),
                },
              ]}
            />
            <SourceLine sources={sources}>{t('pair:related.coverage')}</SourceLine>
          </>
        );
      }}
    </QueryView>
  );
}

interface NamesProps {
  rows: readonly RelatedItem[];
  pageOf: (id: string) => string;
}

/** Records by name, each linking to its page. */
function Names({ rows, pageOf }: NamesProps) {
  if (rows.length === 0) return null;
  return (
    <ul className="guide-cases">
      {rows.map(({ id, title, mark }) => (
        <li key={id}>
          <Link to={pageOf(id)}>
            <span lang={title.lang}>{title.text}</span>
          </Link>
          <LanguageTag lang={title.lang} /> <RecordMarkTag mark={mark} />
        </li>
      ))}
    </ul>
  );
}
