import { useTexts } from '@/shared/i18n/use-texts';
import type { IndexView } from '../index-view';
import { useIndexWords } from './use-index-words';
import { useSubject } from './use-subject';

/** The figure of the view in a sentence, with its rank; or that there is none. */
export function useFigureSentence(view: IndexView): string {
  const { t } = useTexts('indices');
  const words = useIndexWords(view);
  const { index, year, country, ranking } = view;
  const own = ranking.find((rank) => rank.country === country);
  const named = { year, subject: useSubject(view)(country), name: t(`index.${index}.name`) };
  if (own?.value == null) return t('figure.none', named);
  return t(own.place === null ? 'figure.alone' : 'figure.sentence', {
    ...named,
    value: words.write(own.value),
    place: own.place,
    all: ranking.filter((rank) => rank.value !== null).length,
  });
}
