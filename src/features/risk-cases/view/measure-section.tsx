import type { MeasureEnd } from '../measure-end';
import type { RiskCase } from '../risk-cases-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { LanguageTag } from '@/shared/ui/marks/language-tag';
import { NoData } from '@/shared/ui/marks/no-data';
import { Section } from '@/shared/ui/layout/section';
import { LaterMark } from './timeline/later-mark';
import { TermPhrase } from './words/term-phrase';
import { useEndBasis } from './words/use-end-basis';

/** The decision as recorded; the rates as printed in their source; how long they apply and the basis for that. */
export function MeasureSection({ record, end }: { record: RiskCase; end: MeasureEnd | null }) {
  const { t } = useTexts('risk');
  const basisOf = useEndBasis();
  const { status, measure } = record;
  return (
    <Section number={2} title={t('details.measure')} lead={t('details.measureLead')}>
      <dl className="risk-facts">
        <dt>{t('details.stage')}</dt>
        <dd>{t(`stage.${record.stage}`)}</dd>
        <dt>{t('details.status')}</dt>
        <dd>
          <span lang={status.lang}>{status.text}</span>
          <LanguageTag lang={status.lang} />
          <LaterMark mark={record.mark} />
        </dd>
        <dt>{t('details.asPrinted')}</dt>
        <dd>
          {measure === null ? (
            <NoData />
          ) : (
            <>
              <span lang={measure.lang}>{measure.text}</span>
              <LanguageTag lang={measure.lang} />
              <LaterMark mark={record.mark} />
            </>
          )}
        </dd>
        <dt>{t('details.period')}</dt>
        <dd>
          <TermPhrase row={record} />
          {end !== null && <span className="risk-small">{basisOf(end)}</span>}
        </dd>
      </dl>
    </Section>
  );
}
