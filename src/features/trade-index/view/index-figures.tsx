import { useTexts } from '@/shared/i18n/use-texts';
import { Figure } from '@/shared/ui/figures/figure';
import type { IndexChoice, IndexView } from '../index-view';
import { NoFigure } from './no-figure';
import { useFigureSentence } from './use-figure-sentence';
import { useIndexWords } from './use-index-words';
import { useSubject } from './use-subject';
import './index-parts.css';

interface IndexFiguresProps {
  view: IndexView;
  linkTo: (change: Partial<IndexChoice>) => string;
}

/** The figure of the chosen country or pair, those compared with it, and its rank in a sentence. */
export function IndexFigures({ view, linkTo }: IndexFiguresProps) {
  const { t } = useTexts('indices');
  const words = useIndexWords(view);
  const nameOf = useSubject(view);
  const sentence = useFigureSentence(view);
  const { year, country, compared, ranking } = view;
  const valueOf = (code: string) => ranking.find((rank) => rank.country === code)?.value ?? null;
  const value = valueOf(country);
  if (value === null) return <NoFigure view={view} linkTo={linkTo} sentence={sentence} />;
  return (
    <>
      <div className="index-figures">
        <Figure
          size="xl"
          label={t('figure.label', { subject: nameOf(country), year })}
          value={words.write(value)}
          note={words.meaning(value)}
        />
        {compared.map((code) => {
          const other = valueOf(code);
          return (
            <Figure
              key={code}
              label={t('figure.label', { subject: nameOf(code), year })}
              value={other === null ? t('figure.noData') : words.write(other)}
              note={other === null ? undefined : words.meaning(other)}
            />
          );
        })}
      </div>
      <p className="index-sentence">{sentence}</p>
    </>
  );
}
