import { ConditionalWords } from '@/features/origin/rule-words/conditional-words';
import { dotted } from '@/features/origin/rule-words/rule-code';
import { RuleCodes, RuleWords } from '@/features/origin/rule-words/rule-words';
import { useTexts } from '@/shared/i18n/use-texts';
import { ExternalLink } from '@/shared/ui/controls/external-link';
import { Link } from '@/shared/ui/controls/link';
import { NoData } from '@/shared/ui/marks/no-data';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { RecordMarkTag } from '@/shared/ui/marks/record-mark-tag';
import type { AnsweredStepProps } from './step-props';
import { tariffLink } from './tariff-link';

/** The product-specific rules for use with HS 2022, published by the Secretariat of the Agreement. */
const OFFICIAL_RULES =
  'https://rcepsec.org/wp-content/uploads/2024/07/RCEP-PSR-in-HS-2022-adopted-by-RJC-30June2022-corrected20Aug2022.pdf';

/** Step 3: the product-specific rule in its code and in words, and a link to the check of materials. */
export function RuleStep({ guide, answer }: AnsweredStepProps) {
  const { t } = useTexts(['guide', 'origin']);
  const { hs, rule, conditional } = guide;
  const record = answer.rule;
  const check = <Link to={tariffLink(guide)}>{t('link.bom')}</Link>;
  const official = <ExternalLink href={OFFICIAL_RULES}>{t('origin:rule.official')}</ExternalLink>;
  if ((rule ?? conditional) === null || record === null) {
    return (
      <>
        <p className="guide-text">
          <NoData /> {t('origin:rule.noData', { hs: dotted(hs) })} {official}
        </p>
        <p className="guide-text">{check}</p>
      </>
    );
  }
  return (
    <>
      {rule && (
        <p className="guide-rule">
          <RuleCodes rule={rule} /> <RecordMarkTag mark={record.mark} />
        </p>
      )}
      {rule && <RuleWords rule={rule} hs={hs} />}
      {conditional && <ConditionalWords rule={conditional} hs={hs} />}
      <p className="guide-text">{check}</p>
      <SourceLine sources={answer.sources.filter(({ id }) => id === record.sourceId)}>
        {t('origin:rule.edition', { edition: record.hsEdition })} {t('origin:rule.compare')} {official}
      </SourceLine>
    </>
  );
}
