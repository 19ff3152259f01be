import { useQuery } from '@tanstack/react-query';
import type { SectorBasket } from '@/features/sectors/sector-contents-schema';
import { sectorBasketQuery } from '@/features/sectors/sector-api';
import type { SectorId } from '@/shared/routing/paths';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { DataTable } from '@/shared/ui/table/data-table';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { Link } from '@/shared/ui/controls/link';
import { QueryView } from '@/shared/ui/states/query-view';
import { Section } from '@/shared/ui/layout/section';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';
import { paths } from '@/shared/routing/paths';
import { reasonWithoutRcep } from '../pair-rcep';
import type { NoRcep } from '../pair-rcep';
import type { SectorPair } from '../sector-pair';
import { usePairReason } from '../use-pair-reason';
import { useRuleName, useRuleWords } from './use-rule-name';

interface RulesSectionProps {
  sector: SectorId;
  pair: SectorPair;
}

/** Which rules of origin the sector's codes have, and how many have no data; the reason on a route without RCEP. */
export function RulesSection({ sector, pair }: RulesSectionProps) {
  const { t } = useTexts('sector');
  const query = useQuery(sectorBasketQuery(sector, useLanguage()));
  const noRcep = reasonWithoutRcep(pair);
  if (noRcep !== null) return <NoRules pair={pair} reason={noRcep} />;
  return (
    <Section title={t('rules.title')} lead={t('rules.lead')}>
      <QueryView query={query} failure={t('rules.failure')}>
        {(basket) => (
          <>
            {sector === 'textile' && <p className="rules-note">{t('rules.textile')}</p>}
            <RuleMix basket={basket} pair={pair} />
            <SourceLine sources={basket.sources}>
              {basket.rulesMissing > 0 ? t('rules.coverage') : undefined}
            </SourceLine>
          </>
        )}
      </QueryView>
    </Section>
  );
}

/** Why no RCEP rule of origin matters on the route. */
function NoRules({ pair, reason }: { pair: SectorPair; reason: NoRcep }) {
  const { t } = useTexts('sector');
  const why = usePairReason(pair)(reason);
  return (
    <Section title={t('rules.title')}>
      <EmptyState why={why} />
    </Section>
  );
}

function RuleMix({ basket, pair }: { basket: SectorBasket; pair: SectorPair }) {
  const { t } = useTexts('sector');
  const language = useLanguage();
  const name = useRuleName();
  const words = useRuleWords();
  const missing = { text: 'none', codes: basket.rulesMissing, mark: 'fact' as const };
  const rows = [...basket.rules, ...(missing.codes > 0 ? [missing] : [])];
  if (rows.length === 0) return null;
  const basketWith = (rule: string) => paths.sector(basket.sector, { ...pair, rule });
  return (
    <>
      <div className="rule-mix" aria-hidden="true">
        {rows.map((row, index) => (
          <span
            key={row.text}
            className={row.text === 'none' ? 'rule-mix-none' : `rule-mix-part rule-mix-${index % 4}`}
            style={{ flexGrow: row.codes }}
          />
        ))}
      </div>
      <DataTable
        caption={t('rules.title')}
        rows={rows}
        rowKey={(row) => row.text}
        columns={[
          {
            id: 'rule',
            head: t('rules.head.rule'),
            width: '30%',
            cell: (row) => (
              <>
                <b>{name(row.text)}</b> {row.mark === 'unchecked' && <UncheckedMark />}
              </>
            ),
          },
          {
            id: 'words',
            head: t('rules.head.words'),
            cell: (row) => (row.text === 'none' ? t('rules.noDataText') : words(row.text)),
          },
          {
            id: 'codes',
            head: t('rules.head.codes'),
            align: 'end',
            width: '120px',
            narrow: 'value',
            cell: (row) => (
              <Link
                to={basketWith(row.text)}
                aria-label={t('rules.show', { rule: name(row.text), codes: row.codes })}
              >
                {formatNumber(row.codes, language, 0)}
              </Link>
            ),
          },
          {
            id: 'share',
            head: t('rules.head.share'),
            align: 'end',
            width: '96px',
            cell: (row) => formatNumber((row.codes / basket.codes) * 100, language, 1),
          },
        ]}
      />
    </>
  );
}
