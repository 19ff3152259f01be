import type { RiskCase } from '../../risk-cases-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { Section } from '@/shared/ui/layout/section';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';
import { OriginsPhrase } from '../words/origins-phrase';
import { CodesTable } from './codes-table';

interface GoodsSectionProps {
  record: RiskCase;
  countries: readonly string[];
}

/** The goods by name in two languages and by code, and their origins. */
export function GoodsSection({ record, countries }: GoodsSectionProps) {
  const { t } = useTexts('risk');
  const { product, alsoNamed, origins, hs, hsMark } = record;
  return (
    <Section
      number={3}
      title={t('details.goods')}
      lead={t('details.goodsLead')}
      mark={hsMark === 'unchecked' ? <UncheckedMark /> : undefined}
    >
      <dl className="risk-facts">
        <dt>{t('details.names')}</dt>
        <dd>
          <span lang={product.lang}>{product.text}</span>
          {alsoNamed && (
            <span className="risk-small" lang={alsoNamed.lang}>
              {alsoNamed.text}
            </span>
          )}
        </dd>
        <dt>{t('details.targets')}</dt>
        <dd>
          <OriginsPhrase origins={origins} />
        </dd>
      </dl>
      {hs.length === 0 ? (
        <p className="risk-quiet">{t('details.noCodes')}</p>
      ) : (
        <CodesTable record={record} countries={countries} />
      )}
    </Section>
  );
}
