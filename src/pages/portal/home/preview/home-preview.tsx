import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { readHsInput } from '@/features/hs/hs-code';
import { tariffQuery } from '@/features/tariffs/tariffs-api';
import { ApiScope } from '@/shared/api/cache/api-scope';
import { inAnyLanguage } from '@/shared/api/cache/previous-answer';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { QueryView } from '@/shared/ui/states/query-view';
import { PreviewAnswer } from './preview-answer';
import type { Task } from '../sentence/task';

/** The live preview below the task sentence: the rate of its current route before the form is submitted. */
export function HomePreview({ task }: { task: Task }) {
  return (
    <ApiScope>
      <Preview task={task} />
    </ApiScope>
  );
}

function Preview({ task }: { task: Task }) {
  const { t } = useTexts('home');
  const typed = useDeferredValue(task.hs);
  const code = readHsInput(typed);
  const digits = code.kind === 'code' ? code.digits : null;
  const query = useQuery(inAnyLanguage(tariffQuery(digits, task.to, useLanguage())));
  if (digits === null) return <p className="preview-text">{t('preview.pick')}</p>;
  return (
    <QueryView query={query} failure={t('preview.failed')}>
      {(answer) => <PreviewAnswer answer={answer} task={task} />}
    </QueryView>
  );
}
