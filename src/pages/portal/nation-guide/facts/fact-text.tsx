import { useTexts } from '@/shared/i18n/use-texts';
import { LanguageTag } from '@/shared/ui/marks/language-tag';
import { ExternalLink } from '@/shared/ui/controls/external-link';
import { NoData } from '@/shared/ui/marks/no-data';
import { SampleMark } from '@/shared/ui/marks/sample-mark';
import { WholeDates } from '@/shared/ui/marks/whole-dates';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';
import type { Fact } from './fact';
import './fact-text.css';

interface FactTextProps {
  fact: Fact;
  /** The largest size in the row, if there is a bar. */
  largest?: number;
}

/** A fact with its year and mark, or the text for a missing or loading one. */
export function FactText({ fact, largest }: FactTextProps) {
  const { t } = useTexts('nation');
  if (fact.kind === 'unread') return <span className="no-data">{t(fact.state)}</span>;
  if (fact.kind === 'missing') return <NoData reason={fact.reason} />;
  const text = (
    <span lang={fact.lang}>
      <WholeDates>{fact.text}</WholeDates>
    </span>
  );
  return (
    <>
      {fact.href === undefined ? text : <ExternalLink href={fact.href}>{text}</ExternalLink>}
      <LanguageTag lang={fact.lang} />
      {fact.note !== undefined && (
        <>
          {' '}
          <span className="fact-note">
            <WholeDates>{fact.note}</WholeDates>
          </span>
        </>
      )}
      {fact.mark === 'unchecked' && (
        <>
          {' '}
          <UncheckedMark />
        </>
      )}
      {fact.mark === 'sample' && (
        <>
          {' '}
          <SampleMark />
        </>
      )}
      {fact.size !== undefined && largest !== undefined && largest > 0 && (
        <span className="fact-bar" aria-hidden="true">
          <span style={{ width: `${Math.max(0.4, (fact.size / largest) * 100)}%` }} />
        </span>
      )}
    </>
  );
}
