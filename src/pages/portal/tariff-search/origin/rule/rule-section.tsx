import { Suspense } from 'react';
import { dependsOnEdition, dotted, ruleSigns } from '@/features/origin/rule-words/rule-code';
import { RuleCodes, RuleWords } from '@/features/origin/rule-words/rule-words';
import type { TariffAnswer } from '@/features/tariffs/tariffs-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { lazyPart } from '@/shared/loading/lazy-part';
import { Button } from '@/shared/ui/controls/button';
import { ExternalLink } from '@/shared/ui/controls/external-link';
import { Note } from '@/shared/ui/states/note';
import { NoData } from '@/shared/ui/marks/no-data';
import { SampleMark } from '@/shared/ui/marks/sample-mark';
import { Section } from '@/shared/ui/layout/section';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { Tag } from '@/shared/ui/marks/tag';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';
import { unansweredRule } from './origin-rule';
import type { OriginState } from '../use-origin';
import './rule-section.css';
import type { KeyIn } from '@/shared/i18n/text-keys';

// Few goods need either.
const OwnRuleForm = lazyPart(() => import('./own-rule-form').then((part) => part.OwnRuleForm));
const RuleCondition = lazyPart(() => import('./rule-condition').then((part) => part.RuleCondition));

/** The product-specific rules for use with HS 2022, published by the Secretariat of the Agreement. */
const OFFICIAL_RULES =
  'https://rcepsec.org/wp-content/uploads/2024/07/RCEP-PSR-in-HS-2022-adopted-by-RJC-30June2022-corrected20Aug2022.pdf';

interface RuleSectionProps {
  answer: TariffAnswer;
  origin: OriginState;
  number?: number;
  id?: string;
}

/**
 * The product-specific rule: its code, its words, its edition and source; or a field to type it if there is no data.
 */
export function RuleSection({ answer, origin, number, id }: RuleSectionProps) {
  const { t } = useTexts('origin');
  const { rule, hs, hsEdition } = origin;
  if (hs === null) return null;
  const record = answer.rule;
  const isOpen = unansweredRule(rule) !== null;
  const official = <ExternalLink href={OFFICIAL_RULES}>{t('rule.official')}</ExternalLink>;
  return (
    <Section
      id={id}
      number={number}
      title={t('rule.title')}
      lead={t(rule.kind === 'none' ? 'rule.leadNoRule' : 'rule.lead')}
    >
      {rule.kind === 'none' ? (
        <>
          <p className="rule-codes">
            <NoData />
          </p>
          <p className="rule-missing">
            {rule.record
              ? t('rule.unreadable', { text: rule.record.text })
              : t('rule.noData', { hs: dotted(hs) })}{' '}
            {official}
          </p>
          <Suspense>
            <OwnRuleForm origin={origin} />
          </Suspense>
        </>
      ) : (
        <>
          <p className="rule-codes">
            {isOpen && record ? <b>{ruleSigns(record.text)}</b> : <RuleCodes rule={rule.rule} />}
            <span className="rule-place">
              {rule.kind === 'known' && t(placeKey(rule.record.code), { code: dotted(rule.record.code) })}{' '}
              {rule.kind === 'known' && rule.record.mark === 'unchecked' && <UncheckedMark />}
              {rule.kind === 'known' && rule.record.mark === 'sample' && <SampleMark />}
              {rule.kind === 'own' && <Tag>{t('rule.own')}</Tag>}
            </span>
          </p>
          {rule.kind === 'known' && rule.condition && (
            <Suspense>
              <RuleCondition origin={origin} condition={rule.condition} />
            </Suspense>
          )}
          {!isOpen && (
            <div className="rule-body">
              <RuleWords rule={rule.rule} hs={hs} />
            </div>
          )}
          {rule.kind === 'own' && (
            <p className="rule-missing">
              {t('rule.ownText', { text: rule.text })}{' '}
              <Button size="small" onClick={() => origin.setOwnRule('')}>
                {t('rule.ownRemove')}
              </Button>
            </p>
          )}
          {rule.kind === 'known' &&
            rule.record.hsEdition !== hsEdition &&
            dependsOnEdition(rule.rule, rule.record.code) && (
              <Note tone="warning">{t('rule.convert', { from: rule.record.hsEdition, to: hsEdition })}</Note>
            )}
          <SourceLine
            sources={record ? answer.sources.filter(({ id: source }) => source === record.sourceId) : []}
          >
            {rule.kind === 'known' && t('rule.edition', { edition: rule.record.hsEdition })}{' '}
            {t('rule.compare')} {official}
          </SourceLine>
        </>
      )}
    </Section>
  );
}

function placeKey(code: string): KeyIn<'origin'> {
  const digits = code.replace(/\D/g, '').length;
  return digits <= 2 ? 'rule.place.chapter' : digits <= 4 ? 'rule.place.heading' : 'rule.place.subheading';
}
