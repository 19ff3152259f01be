import type { ReactNode } from 'react';
import { progressOf } from '@/features/saved/checklist';
import { itemArticle } from '@/features/service-guide/guide-steps';
import type { GuideItemId, GuideStep } from '@/features/service-guide/guide-steps';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Section } from '@/shared/ui/layout/section';
import type { GuideCase } from './guide-case';
import { useReasonNotNeeded } from './use-reason';

interface StepSectionProps {
  number: number;
  step: GuideStep;
  guide: GuideCase;
  ticked: readonly string[];
  onTick: (item: GuideItemId) => void;
  /** The route's own facts of the step. */
  children: ReactNode;
}

/** One step: its facts, then its tasks; a skipped step states why. */
export function StepSection({ number, step, guide, ticked, onTick, children }: StepSectionProps) {
  const { t } = useTexts('guide');
  const language = useLanguage();
  const reason = useReasonNotNeeded(guide);
  const { done, of } = progressOf(ticked, step.items);
  return (
    <Section
      number={number}
      title={t(`step.${step.id}.title`)}
      lead={
        <>
          {t(`step.${step.id}.lead`)}
          {of > 0 && (
            <span className="guide-step-progress">
              {t('progress', { done: formatNumber(done, language), of: formatNumber(of, language) })}
            </span>
          )}
        </>
      }
    >
      {step.needed ? children : <p className="guide-not-needed">{reason}</p>}
      {step.items.length > 0 && (
        <ul className="guide-items" aria-label={t('toDo', { step: t(`step.${step.id}.title`) })}>
          {step.items.map((item) => (
            <Item key={item} item={item} isTicked={ticked.includes(item)} onTick={() => onTick(item)} />
          ))}
        </ul>
      )}
    </Section>
  );
}

interface ItemProps {
  item: GuideItemId;
  isTicked: boolean;
  onTick: () => void;
}

function Item({ item, isTicked, onTick }: ItemProps) {
  const { t } = useTexts(['guide', 'origin']);
  const article = itemArticle(item);
  return (
    <li>
      <label className="guide-item">
        <input type="checkbox" checked={isTicked} onChange={onTick} />
        <span>
          {t(`item.${item}`)}{' '}
          {article !== null && (
            <span className="guide-article">{t('origin:article', { number: article })}</span>
          )}
        </span>
      </label>
    </li>
  );
}
