import { formatHs } from '@/features/hs/hs-code';
import { checklistCsv, checklistText } from '@/features/service-guide/checklist-files';
import type { ChecklistLine } from '@/features/service-guide/checklist-files';
import { itemArticle } from '@/features/service-guide/guide-steps';
import type { GuideStep } from '@/features/service-guide/guide-steps';
import { writePairQuery } from '@/features/tariffs/country-pair/pair-query';
import { dateInText } from '@/shared/format/date-in-text';
import { downloadText } from '@/shared/files/download';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { Button } from '@/shared/ui/controls/button';
import type { GuideCase } from './guide-case';

interface GuideFilesProps {
  guide: GuideCase;
  steps: readonly GuideStep[];
  ticked: readonly string[];
}

/** Downloads the checklist as text or as a table, in the language of the page. */
export function GuideFiles({ guide, steps, ticked }: GuideFilesProps) {
  const { t } = useTexts(['guide', 'origin', 'countries']);
  const language = useLanguage();
  const { question, hs } = guide;
  const { from, to, date } = question;
  const name = `rcep-guide-${hs}-${from}-${to}`;
  const lines = (): ChecklistLine[] =>
    steps.flatMap(({ id, items }, index) =>
      items.map((item) => {
        const article = itemArticle(item);
        return {
          step: `${index + 1} ${t(`step.${id}.title`)}`,
          item: t(`item.${item}`),
          article: article === null ? '' : t('origin:article', { number: article }),
          done: ticked.includes(item),
        };
      }),
    );
  const title = () => [
    t('pair', { hs: formatHs(hs), from: t(`countries:${from}`), to: t(`countries:${to}`) }),
    t('file.date', { date: dateInText(date, language) }),
    `${window.location.origin}${window.location.pathname}#${paths.serviceGuide()}?${writePairQuery(question).toString()}`,
  ];
  const heads = () => ({
    step: t('file.step'),
    item: t('file.item'),
    article: t('file.article'),
    done: t('file.done'),
    yes: t('file.yes'),
    no: t('file.no'),
  });
  return (
    <>
      <Button
        size="small"
        onClick={() => downloadText(`${name}.txt`, 'text/plain', checklistText(title(), lines()))}
      >
        {t('file.text')}
      </Button>
      <Button
        size="small"
        onClick={() => downloadText(`${name}.csv`, 'text/csv', checklistCsv(heads(), lines()))}
      >
        {t('file.csv')}
      </Button>
    </>
  );
}
