import type { HsTree, HsTreeRow } from '@/features/hs/tree/hs-tree-schema';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';
import type { BrowseQuery } from './browse-query';
import { RateRangeText } from './rate-range';
import { RcepCell } from './rcep-cell';
import { HsRuleText } from './rule-text';

interface PlaceFactsProps {
  self: HsTreeRow;
  tree: HsTree;
  query: BrowseQuery;
}

/** Lines, rates and rule of the place itself. */
export function PlaceFacts({ self, tree, query }: PlaceFactsProps) {
  const { t } = useTexts('browse');
  const language = useLanguage();
  const { rates } = self;
  const hasRule = self.level !== 'section';
  if (rates === null && !hasRule) return null;
  return (
    <dl className="browse-facts">
      {rates && (
        <>
          <div>
            <dt>{t('column.lines')}</dt>
            <dd>{formatNumber(rates.lines, language)}</dd>
          </div>
          {rates.lines > 0 && (
            <>
              <div>
                <dt>
                  {t('column.mfn')} {tree.tariff?.mfnMark === 'unchecked' && <UncheckedMark />}
                </dt>
                <dd>
                  <RateRangeText rates={rates.mfn} />
                </dd>
              </div>
              <div>
                <dt>
                  {t('column.rcep')} {tree.tariff?.rcepMark === 'unchecked' && <UncheckedMark />}
                </dt>
                <dd>
                  <RcepCell rates={rates.rcep} query={query}>
                    {(rcep) => <RateRangeText rates={rcep} />}
                  </RcepCell>
                </dd>
              </div>
            </>
          )}
        </>
      )}
      {hasRule && (
        <div>
          <dt>{t('column.rule')}</dt>
          <dd>
            <HsRuleText row={self} />
          </dd>
        </div>
      )}
    </dl>
  );
}
