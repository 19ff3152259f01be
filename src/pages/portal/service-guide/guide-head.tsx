import { formatHs } from '@/features/hs/hs-code';
import { progressOf } from '@/features/saved/checklist';
import { SaveButton } from '@/features/saved/save-button';
import { claimOf } from '@/features/service-guide/guide-steps';
import type { GuideStep } from '@/features/service-guide/guide-steps';
import { dateInText } from '@/shared/format/date-in-text';
import { formatNumber } from '@/shared/format/number';
import { unbroken } from '@/shared/format/unbroken';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { GuideFiles } from './guide-files';
import type { GuideCase } from './guide-case';
import { usePairItem } from './use-pair-item';

interface GuideHeadProps {
  guide: GuideCase;
  steps: readonly GuideStep[];
  ticked: readonly string[];
  onReset: () => void;
  /** Restores the ticks; null while nothing was removed. */
  onUndo: (() => void) | null;
}

/** The route, the result of the path, the progress, and the actions of the list. */
export function GuideHead({ guide, steps, ticked, onReset, onUndo }: GuideHeadProps) {
  const { t } = useTexts(['guide', 'countries', 'list']);
  const language = useLanguage();
  const { from, to, date } = guide.question;
  const item = usePairItem(guide);
  const { done, of } = progressOf(
    ticked,
    steps.flatMap(({ items }) => items),
  );
  return (
    <header className="guide-head">
      <div>
        <h2 className="guide-pair">
          {t('pair', {
            hs: formatHs(guide.report?.line.code ?? guide.hs),
            from: unbroken(t(`countries:${from}`)),
            to: unbroken(t(`countries:${to}`)),
          })}
        </h2>
        <p className="guide-claim">
          {t(`claim.${claimOf(guide.facts)}`, { date: dateInText(date, language) })}
        </p>
      </div>
      <div className="guide-progress">
        <p role="status">
          <span className="guide-progress-figure">
            {t('progress', { done: formatNumber(done, language), of: formatNumber(of, language) })}
          </span>{' '}
          {t('progressWord')}
        </p>
        <div className="guide-progress-bar" aria-hidden="true">
          <span style={{ width: `${of === 0 ? 0 : (done / of) * 100}%` }} />
        </div>
        <p className="guide-progress-note">{t('progressNote')}</p>
      </div>
      <div className="guide-actions">
        <Button size="small" onClick={() => window.print()}>
          {t('list:print')}
        </Button>
        <GuideFiles guide={guide} steps={steps} ticked={ticked} />
        {onUndo ? (
          <Button size="small" onClick={onUndo}>
            {t('undo')}
          </Button>
        ) : (
          <Button size="small" disabled={ticked.length === 0} onClick={onReset}>
            {t('reset')}
          </Button>
        )}
        <SaveButton item={item} />
      </div>
    </header>
  );
}
