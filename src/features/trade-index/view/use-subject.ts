import { useTexts } from '@/shared/i18n/use-texts';
import type { IndexView } from '../index-view';

/** Names the subject of a figure: a country, or the pair of the exporter and a country. */
export function useSubject({ index, subject }: Pick<IndexView, 'index' | 'subject'>) {
  const { t } = useTexts(['indices', 'countries']);
  return (country: string): string => {
    const name = t(`countries:${country}`);
    return index === 'complementarity'
      ? t('pair', { exporter: t(`countries:${subject}`), importer: name })
      : name;
  };
}
