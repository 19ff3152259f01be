import { Fragment } from 'react';
import { isTextile } from '@/domain/rcep';
import type { Rule } from '@/domain/rcep';
import { useTexts } from '@/shared/i18n/use-texts';
import { TermLink } from '@/shared/ui/controls/term-link';
import type { TextFunction } from '@/shared/i18n/text-keys';
import { alternativesOf, dotted, prefixAt, requirementsOf, ruleCode } from './rule-code';
import './rule-words.css';

interface RuleWordsProps {
  rule: Rule;
  /** Digits of the good's code, used in the text. */
  hs: string;
}

/**
 * A rule of Annex 3A in plain words: one block per alternative, each requirement of it as a sentence; its terms link
 * to the glossary.
 */
export function RuleWords({ rule, hs }: RuleWordsProps) {
  const { t } = useTexts('origin');
  return (
    <ul className="rule-words">
      {alternativesOf(rule).map((alternative, index) => (
        <li key={index}>
          <h3>
            {requirementsOf(alternative).map((requirement, part) => (
              <Fragment key={part}>
                {part > 0 && t('rule.nameSeparator')}
                <TermLink term={TERMS[requirement.kind]}>
                  {part > 0
                    ? nameOf(requirement, t)
                    : t('rule.heading', { code: ruleCode(alternative), name: nameOf(requirement, t) })}
                </TermLink>
              </Fragment>
            ))}
          </h3>
          {requirementsOf(alternative).map((requirement, part) => (
            <p key={part}>
              <DeMinimisText text={ruleSentence(requirement, hs, t)} />
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** The rule's codes set large, alternatives joined by the reader's word for "or". */
export function RuleCodes({ rule }: { rule: Rule }) {
  const { t } = useTexts('origin');
  return (
    <>
      {alternativesOf(rule).map((alternative, index) => (
        <span key={index}>
          {index > 0 && <span className="rule-codes-or"> {t('rule.or')} </span>}
          <b className="no-break">{ruleCode(alternative)}</b>
        </span>
      ))}
    </>
  );
}

/** One requirement as a sentence: what must change, from what it may not, how much value, which process (headnote 7). */
function ruleSentence(rule: Rule, hs: string, t: TextFunction<'origin'>): string {
  switch (rule.kind) {
    case 'ctc': {
      const change = t(`rule.sentence.${rule.level}`, { prefix: prefixAt(rule.level, hs) });
      const except = rule.except.length === 0 ? [] : [t('rule.except', { codes: exclusions(rule, t) })];
      const rest = [...except, t(isTextile(hs) ? 'rule.deMinimisTextile' : 'rule.deMinimis')];
      return rest.reduce((first, second) => t('rule.sentences', { first, second }), change);
    }
    case 'rvc':
      return t('rule.sentence.rvc', { percent: rule.percent });
    case 'or':
    case 'and':
      return t(`rule.sentence.${rule.kind}`, { codes: rule.of.map(ruleCode).join(t('rule.separator')) });
    default:
      return t(`rule.sentence.${rule.kind}`);
  }
}

const nameOf = (rule: Rule, t: TextFunction<'origin'>): string =>
  t(`rule.name.${rule.kind === 'ctc' ? rule.level : rule.kind}`);

/** The term of the glossary for each kind of requirement. */
const TERMS: Partial<Record<Rule['kind'], string>> = { ctc: 'ctc', rvc: 'rvc', cr: 'cr', wo: 'wo', pe: 'pe' };

/** A text in which Article 3.7 links to de minimis in the glossary. */
function DeMinimisText({ text }: { text: string }) {
  const { t } = useTexts('origin');
  const article = t('article', { number: '3.7' });
  const [before, after] = text.split(article);
  if (after === undefined) return text;
  return (
    <>
      {before}
      <TermLink term="deMinimis">{article}</TermLink>
      {after}
    </>
  );
}

function exclusions(rule: Extract<Rule, { kind: 'ctc' }>, t: TextFunction<'origin'>): string {
  const texts = rule.except.map(({ level, from, to }) =>
    to === undefined
      ? t(`rule.excluded.${level}`, { code: dotted(from) })
      : t(`rule.excludedRange.${level}`, { from: dotted(from), to: dotted(to) }),
  );
  return texts.join(t('rule.separator'));
}
